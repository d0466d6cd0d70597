import { type SQL, sql } from 'drizzle-orm';

interface Period {
  start: Date;
  end: Date;
}

/** Half-open periods as one SQL value: `&&` asks whether a `tstzrange` overlaps any of them. */
export const toMultirange = (all: readonly Period[]): SQL =>
  sql`${`{${all.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join()}}`}::tstzmultirange`;

/** From the earliest start to the latest end; needs at least one period. */
export const overallPeriod = (all: readonly Period[]): Period => ({
  start: new Date(Math.min(...all.map(({ start }) => start.getTime()))),
  end: new Date(Math.max(...all.map(({ end }) => end.getTime()))),
});
