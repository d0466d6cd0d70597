import type { MeasuredTextRun, Renderer, TextNode } from '@takumi-rs/core';
import { type Locale, textDirection } from '#/platform/i18n/locale';

export type Style = NonNullable<TextNode['style']>;

export interface Paragraph {
  /** Pixels. */
  size: number;
  height: number;
  /** Of a line, in em. */
  leading: number;
  node: TextNode;
}

interface Room {
  /** Pixels. */
  width: number;
  height: number;
  /** Of a line, in em. */
  leading: number;
  /** Largest first. */
  sizes: readonly number[];
  /** As many lines as look well at a large size. */
  lines: number;
}

/** From this size downwards a text may have as many lines as it needs, and words longer than a line are parted. */
const textSize = 46;

/** How a language is set; in Turkish an f never swallows the dot of the i that follows. */
export const inLanguage = (language: Locale) => ({
  lang: language,
  dir: textDirection(language),
  features: language === 'tr' ? { fontFeatureSettings: '"liga" 0' } : {},
});

/**
 * Sets a text as large as its room allows, in lines of about the same length; line breaks in it stay, and then no other is
 * made. Undefined where not even the smallest size is small enough.
 */
export async function fitted(
  renderer: Renderer,
  text: string,
  language: Locale,
  style: Style,
  { width, height: most, leading, sizes, lines }: Room,
): Promise<Paragraph | undefined> {
  const { features, ...said } = inLanguage(language);
  const isGiven = text.includes('\n');
  const attempt = async (size: number, wrap: Style): Promise<Paragraph | undefined> => {
    const set: Style = { ...style, ...features, ...wrap, width, fontSize: size, lineHeight: leading };
    const node: TextNode = { type: 'text', text, ...said, style: set };
    const { runs, height } = await renderer.measure(node);
    if (runs.some((run) => isWider(run, width, size)) || height > most) return undefined;
    const count = Math.round(height / (size * leading));
    if (size > textSize && !isGiven && count > lines) return undefined;
    return { size, height, leading, node };
  };
  for (const size of sizes) {
    const whole = await attempt(size, isGiven ? { whiteSpace: 'pre' } : { textWrap: 'balance' });
    if (whole) return whole;
    const parted = size <= textSize && !isGiven && (await attempt(size, partedWords));
    if (parted) return parted;
  }
  return undefined;
}

const partedWords: Style = { textWrap: 'balance', overflowWrap: 'anywhere' };

/** The space at the end of a line may hang over. */
function isWider({ text, x, width: reach }: MeasuredTextRun, width: number, size: number): boolean {
  if (text.trim() === '') return false;
  const space = text.trim() === text ? 0.5 : size * 0.3;
  return x < -space || x + reach > width + space;
}
