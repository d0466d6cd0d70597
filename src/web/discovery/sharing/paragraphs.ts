import type { ContainerNode, MeasuredTextRun, Node, Renderer, TextNode } from '@takumi-rs/core';
import type { ImageLook } from '#/features/look/rules';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { stacksOf } from './fonts';

export type Style = NonNullable<TextNode['style']>;

export interface Paragraph {
  /** Pixels. */
  size: number;
  height: number;
  /** Line height in em. */
  leading: number;
  node: TextNode;
}

interface Box {
  /** Pixels. */
  width: number;
  height: number;
  /** Line height in em. */
  leading: number;
  /** Largest first. */
  sizes: readonly number[];
  /** The most lines that look good at a large size. */
  lines: number;
}

export const box = (style: Style, children: Node[] = []): ContainerNode => ({
  type: 'container',
  style,
  children,
});
export const bar = (width: number, height: number, backgroundColor: string) =>
  box({ width, height, backgroundColor });

/** The font of headlines, with its weight and optical size. */
export const displayStyle = ({ pairing }: ImageLook): Style => ({
  fontFamily: stacksOf(pairing).display,
  fontWeight: 350,
  fontVariationSettings: '"opsz" 60',
});
export const sansOf = ({ pairing }: ImageLook): Style => ({
  fontFamily: stacksOf(pairing).sans,
  fontWeight: 500,
});

/** From this size down a text may have any number of lines, and long words may be broken. */
const textSize = 46;

/** Text settings of a language; in Turkish an f must not form a ligature that loses the dot of the i. */
export const languageStyle = (language: Locale) => ({
  lang: language,
  dir: textDirection(language),
  features: language === 'tr' ? { fontFeatureSettings: '"liga" 0' } : {},
});

/**
 * Sets a text as large as its box allows, in lines of similar length. A text that has line breaks gets no others. Undefined if
 * even the smallest size doesn't fit.
 */
export async function fitParagraph(
  renderer: Renderer,
  text: string,
  language: Locale,
  style: Style,
  { width, height: maxHeight, leading, sizes, lines }: Box,
): Promise<Paragraph | undefined> {
  const { features, ...languageProps } = languageStyle(language);
  const hasLineBreaks = text.includes('\n');
  const attempt = async (size: number, wrap: Style): Promise<Paragraph | undefined> => {
    const set: Style = { ...style, ...features, ...wrap, width, fontSize: size, lineHeight: leading };
    const node: TextNode = { type: 'text', text, ...languageProps, style: set };
    const { runs, height } = await renderer.measure(node);
    if (runs.some((run) => isWider(run, width, size)) || height > maxHeight) return undefined;
    const count = Math.round(height / (size * leading));
    if (size > textSize && !hasLineBreaks && count > lines) return undefined;
    return { size, height, leading, node };
  };
  for (const size of sizes) {
    const whole = await attempt(size, hasLineBreaks ? { whiteSpace: 'pre' } : { textWrap: 'balance' });
    if (whole) return whole;
    const parted = size <= textSize && !hasLineBreaks && (await attempt(size, partedWords));
    if (parted) return parted;
  }
  return undefined;
}

const partedWords: Style = { textWrap: 'balance', overflowWrap: 'anywhere' };

/** Whether a run is too wide. A space at the end of a line may extend beyond the box. */
function isWider({ text, x, width: reach }: MeasuredTextRun, width: number, size: number): boolean {
  if (text.trim() === '') return false;
  const space = text.trim() === text ? 0.5 : size * 0.3;
  return x < -space || x + reach > width + space;
}
