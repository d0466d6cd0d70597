import type { ComponentProps, ReactNode } from 'react';

/** Words with a single letter before a hyphen: 'e-ticaret', 'E-commerce'. */
const hyphenated = /((?<!\p{L})\p{L}-\p{L}+)/u;

const everyHyphenated = new RegExp(hyphenated, 'gu');

/**
 * A text in which no line ends in 'e-'. Browsers break lines there, and no CSS property of the whole text prevents only that.
 * Children that are not plain text stay as they are.
 */
export const Unbroken = ({ children }: { children: ReactNode }) =>
  typeof children !== 'string'
    ? children
    : children.split(hyphenated).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <span key={index} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      );

/** A paragraph in which no line ends in 'e-'; renders nothing if there is no text. */
export const Paragraph = ({ children, ...rest }: ComponentProps<'p'>) =>
  children ? (
    <p {...rest}>
      <Unbroken>{children}</Unbroken>
    </p>
  ) : null;

/** HTML in whose texts no line ends in 'e-'. Its attributes must hold no bare `<` or `>`, which the sanitizer ensures. */
export const unbrokenHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replace(everyHyphenated, '<span class="unbroken">$1</span>'),
    )
    .join('');
