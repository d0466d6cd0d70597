/** One block of five years: its paths in a square of 100, and the year it begins with. */
interface Block {
  year: number;
  events: string;
  books: string;
  academic: string;
}

interface Career {
  /** The year after the last one drawn. */
  until: number;
  years: number;
  events: number;
  books: number;
  academicYears: number;
}

const span = 5;
const ground = 88;

/** The same numbers in the server and in the browser: a small generator with a fixed seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (value: number) => value.toFixed(1);

/**
 * A career as lines, one an event, denser from block to block. No event is dated, so they are spread; their heights carry no
 * number either.
 */
export function careerBlocks({ until, years, events, books, academicYears }: Career): Block[] {
  const count = Math.max(1, Math.ceil(years / span));
  const random = seeded(events);
  const first = until - count * span;
  const before = (block: number) => Math.round((events * block * (block + 1)) / (count * (count + 1)));
  return Array.from({ length: count }, (_, block) => {
    const lines = before(block + 1) - before(block);
    const ticks = Array.from({ length: lines }, (_tick, line) => {
      const x = ((line + 0.2 + random() * 0.6) / lines) * 100;
      return `M${at(x)} ${ground}V${at(14 + random() ** 0.7 * 40)}`;
    });
    const taught = Math.min(1, Math.max(0, academicYears / span - (count - 1 - block)));
    return {
      year: first + block * span,
      events: `M0 ${ground}.5H100${ticks.join('')}`,
      books: booksIn(block, count, books),
      academic: taught > 0 ? `M${at(100 - taught * 100)} 96H100` : '',
    };
  });
}

/** Books stand at even distances in the later four fifths. */
function booksIn(block: number, count: number, books: number): string {
  const places = Array.from({ length: books }, (_, book) => count * (0.2 + (0.8 * (book + 0.5)) / books));
  return places
    .filter((place) => Math.floor(place) === block)
    .map((place) => `M${at((place - block) * 100)} ${ground}V0`)
    .join('');
}
