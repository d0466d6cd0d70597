/** A block of five years: its first year, and its SVG paths in a square of 100. */
interface Block {
  year: number;
  events: string;
  books: string;
  academic: string;
}

interface Career {
  /** The year after the last drawn year. */
  until: number;
  years: number;
  events: number;
  books: number;
  academicYears: number;
}

const yearsPerBlock = 5;
const baseline = 88;

/** A random generator with a seed (mulberry32), so that server and browser draw the same. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const format = (value: number) => value.toFixed(1);

/**
 * Draws a career as lines, one for each event, with more lines in each later block. The dates of events are not known, so the
 * places of the lines within a block, and their heights, are random.
 */
export function careerBlocks({ until, years, events, books, academicYears }: Career): Block[] {
  const count = Math.max(1, Math.ceil(years / yearsPerBlock));
  const random = seededRandom(events);
  const first = until - count * yearsPerBlock;
  const eventsBefore = (block: number) => Math.round((events * block * (block + 1)) / (count * (count + 1)));
  return Array.from({ length: count }, (_, block) => {
    const lines = eventsBefore(block + 1) - eventsBefore(block);
    const ticks = Array.from({ length: lines }, (_tick, line) => {
      const x = ((line + 0.2 + random() * 0.6) / lines) * 100;
      return `M${format(x)} ${baseline}V${format(14 + random() ** 0.7 * 40)}`;
    });
    const taught = Math.min(1, Math.max(0, academicYears / yearsPerBlock - (count - 1 - block)));
    return {
      year: first + block * yearsPerBlock,
      events: `M0 ${baseline}.5H100${ticks.join('')}`,
      books: drawBooks(block, count, books),
      academic: taught > 0 ? `M${format(100 - taught * 100)} 96H100` : '',
    };
  });
}

/** Spreads the books evenly over the last four fifths of the career. */
function drawBooks(block: number, count: number, books: number): string {
  const places = Array.from({ length: books }, (_, book) => count * (0.2 + (0.8 * (book + 0.5)) / books));
  return places
    .filter((place) => Math.floor(place) === block)
    .map((place) => `M${format((place - block) * 100)} ${baseline}V0`)
    .join('');
}
