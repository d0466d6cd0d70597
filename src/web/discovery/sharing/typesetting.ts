import bidiFactory from 'bidi-js';
import { directionOf, type Locale } from '#/platform/i18n/locale';
import type { Faces, Stack } from './faces';
import { faceFor, graphemesOf } from './letters';

const bidi = bidiFactory();

export interface Style {
  stack: Stack;
  /** Pixels. */
  size: number;
  /** Em between letters; Arabic takes none. */
  tracking?: number;
  /** Of the text, which says how letters join and which way they run. */
  language: Locale;
}

/** A line of text as outlines, and how wide it is, in pixels. */
export interface SetLine {
  width: number;
  /** The box of its ink, from the baseline's left end, y pointing down. */
  ink(): { left: number; right: number; top: number; bottom: number };
  /** SVG with the baseline's left end at a point. */
  at(x: number, y: number): string;
}

/** Sets one line; what no face of the stack has is left out. */
export function setLine(faces: Faces, text: string, style: Style): SetLine {
  const { size, tracking = 0, language } = style;
  let width = 0;
  const runs = visualRuns(runsOf(faces, text, style)).map(({ face, text: letters, level }) => {
    const scale = size / face.unitsPerEm;
    const shaped = face.shape(letters, level % 2 === 1, language, tracking * face.unitsPerEm);
    const run = { face, scale, start: width, glyphs: shaped.glyphs };
    width += shaped.width * scale;
    return run;
  });
  return {
    width,
    ink() {
      const boxes = runs.flatMap(({ face, scale, start, glyphs }) =>
        glyphs.map(({ id, x, y }) => {
          const { left, right, top, bottom } = face.ink(id);
          return {
            left: start + (x + left) * scale,
            right: start + (x + right) * scale,
            top: -(y + top) * scale,
            bottom: -(y + bottom) * scale,
          };
        }),
      );
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    },
    at: (x, y) =>
      runs
        .flatMap(({ face, scale, start, glyphs }) =>
          glyphs.map((glyph) => {
            const left = x + start + glyph.x * scale;
            const place = `translate(${left.toFixed(2)} ${(y - glyph.y * scale).toFixed(2)})`;
            return `<path transform="${place} scale(${scale} ${-scale})" d="${face.outline(glyph.id)}"/>`;
          }),
        )
        .join(''),
  };
}

interface Run {
  face: NonNullable<ReturnType<typeof faceFor>>;
  text: string;
  /** Of the bidirectional algorithm: odd runs go from right to left. */
  level: number;
}

/** Pieces of one face and one direction, in the order of reading. */
function runsOf(faces: Faces, text: string, { stack, language }: Style): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, directionOf(language));
  const runs: Run[] = [];
  let index = 0;
  for (const grapheme of graphemesOf(text)) {
    const level = levels[index] ?? 0;
    index += grapheme.length;
    const last = runs.at(-1);
    // A space belongs to the word before it, so that a change of face doesn't change its width.
    const face = grapheme === ' ' && last ? last.face : faceFor(faces, stack, grapheme);
    if (!face) continue;
    if (last?.face === face && last.level === level) last.text += grapheme;
    else runs.push({ face, text: grapheme, level });
  }
  return runs;
}

/** The order in which they stand from left to right (Unicode Annex 9, rule L2). */
function visualRuns(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to++;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return ordered;
}
