import type { Faces } from './faces';
import { graphemesOf } from './letters';
import { type SetLine, type Style, setLine } from './typesetting';

export interface Paragraph {
  size: number;
  lines: SetLine[];
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

/**
 * Sets a text as large as its room allows, in lines of about the same length. Undefined where not even the smallest size is
 * small enough.
 */
export function fitted(
  faces: Faces,
  text: string,
  style: Omit<Style, 'size'>,
  room: Room,
): Paragraph | undefined {
  for (const size of room.sizes) {
    const measure = (line: string) => setLine(faces, line, { ...style, size }).width;
    const words = text
      .split(' ')
      .flatMap((word) => (size > textSize ? [word] : pieces(word, room.width, measure)));
    if (words.some((word) => measure(word) > room.width)) continue;
    const lines = balanced(words, room.width, measure);
    if (size > textSize && lines.length > room.lines) continue;
    if (lines.length * size * room.leading > room.height) continue;
    return { size, lines: lines.map((line) => setLine(faces, line, { ...style, size })) };
  }
  return undefined;
}

/** The same for lines that are given. */
export function stacked(
  faces: Faces,
  texts: readonly string[],
  style: Omit<Style, 'size'>,
  room: Omit<Room, 'lines'>,
): Paragraph | undefined {
  for (const size of room.sizes) {
    const lines = texts.map((text) => setLine(faces, text, { ...style, size }));
    const fits = lines.every(({ width }) => width <= room.width);
    if (fits && lines.length * size * room.leading <= room.height) return { size, lines };
  }
  return undefined;
}

type Measure = (text: string) => number;

/** A word that is wider than a line, in as few parts as fit. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  for (const grapheme of graphemesOf(word)) {
    const longer = (parts.at(-1) ?? '') + grapheme;
    if (parts.length > 0 && measure(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(grapheme);
  }
  return parts;
}

function wrapped(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as the width allows, made as even as possible: the narrowest width that needs no line more. */
function balanced(words: readonly string[], width: number, measure: Measure): string[] {
  const first = wrapped(words, width, measure);
  let [low, high] = [Math.max(...words.map(measure)), width];
  let best = first;
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const lines = wrapped(words, middle, measure);
    if (lines.length > first.length) low = middle;
    else [best, high] = [lines, middle];
  }
  return best;
}
