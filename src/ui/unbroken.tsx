/** Words with a single letter before a hyphen: 'e-ticaret', 'E-commerce'. */
const hyphenated = /((?<!\p{L})\p{L}-\p{L}+)/u;

/** A title in which no line ends in 'e-'; browsers would break there, and no CSS property prevents that. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
