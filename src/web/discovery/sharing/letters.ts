import type { Faces, Stack } from './faces';
import { stacks } from './faces';

/** Signs that join or part letters are the only ones without a shape that may stay: the rest could turn a line around. */
const hidden = /[^\P{C}\u200c\u200d]/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/** The first face of a stack that has all of a grapheme. */
export const faceFor = (faces: Faces, stack: Stack, grapheme: string) =>
  stacks[stack]
    .map((name) => faces[name])
    .find((face) =>
      [...grapheme].every((letter) => isJoiner(letter) || face.has(letter.codePointAt(0) ?? 0)),
    );

const isJoiner = (letter: string) => letter === '\u200c' || letter === '\u200d';

/**
 * A text as the faces can draw it: in one line, without signs that have no shape, and without those that no face has.
 * Undefined where a letter or a figure would be missing: half a word is worse than none.
 */
export function drawable(faces: Faces, stack: Stack, text: string): string | undefined {
  let drawn = '';
  for (const grapheme of graphemesOf(text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(hidden, ''))) {
    if (faceFor(faces, stack, grapheme)) drawn += grapheme;
    else if (/[\p{L}\p{N}]/u.test(grapheme)) return undefined;
  }
  return drawn.replaceAll(/ +/g, ' ').trim() || undefined;
}
