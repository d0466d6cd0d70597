import { afterTitles } from '#/platform/i18n/initials';

/** The characters that the site's fonts can draw: Latin, Arabic and punctuation. */
const drawableText =
  /^(?:[\u0020-\u007e\u00a0-\u00f6\u00f8-\u017e\u0218-\u021b\u060c\u061b\u061f\u0621-\u063a\u0640-\u0655\u066a-\u066c\u0670\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u20ba\u2122\u2212]|\u200c|\u200d)+$/u;
/** Invisible characters, some of which reverse the line. Those that join or separate letters are not among them. */
const hidden = /[^\P{C}\u200c\u200d]/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const splitGraphemes = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * A text as the fonts can draw it: on one line, without invisible characters and without symbols that no font has. Undefined if
 * nothing is left, or if a letter or a digit would be missing: half a word is worse than none.
 */
export function drawable(text: string): string | undefined {
  let drawn = '';
  for (const grapheme of splitGraphemes(
    text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(hidden, ''),
  )) {
    if (drawableText.test(grapheme)) drawn += grapheme;
    else if (/[\p{L}\p{N}]/u.test(grapheme)) return undefined;
  }
  return drawn.replaceAll(/ +/g, ' ').trim() || undefined;
}

/** The first letter of a name, which may have titles before it. */
export const firstLetter = (name: string): string | undefined => splitGraphemes(afterTitles(name))[0];
