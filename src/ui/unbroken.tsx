/** 'e-ticaret', 'E-commerce': a single letter before a hyphen. */
const hyphenated = /((?<!\p{L})\p{L}-\p{L}+)/u;

/** A title in which no line ends in 'e-': no style keeps a browser from breaking there. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
