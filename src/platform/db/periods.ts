import { type SQL, sql } from 'drizzle-orm';

interface Period {
  start: Date;
  end: Date;
}

/** Periods without their ends, as one value that a `tstzrange` is compared with: `&&` asks whether it touches any. */
export const periods = (all: readonly Period[]): SQL =>
  sql`${`{${all.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join()}}`}::tstzmultirange`;

/** From the first beginning to the last end; one period at least. */
export const spanOf = (all: readonly Period[]): Period => ({
  start: new Date(Math.min(...all.map(({ start }) => start.getTime()))),
  end: new Date(Math.max(...all.map(({ end }) => end.getTime()))),
});
