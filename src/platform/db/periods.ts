import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '../time/period';

/** Half-open periods as one SQL value: `&&` asks whether a `tstzrange` overlaps any of them. */
export const toMultirange = (all: readonly Period[]): SQL =>
  sql`${`{${all.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join()}}`}::tstzmultirange`;

/** From the earliest start to the latest end; needs at least one period. */
export const overallPeriod = (all: readonly Period[]): Period => ({
  start: new Date(Math.min(...all.map(({ start }) => start.getTime()))),
  end: new Date(Math.max(...all.map(({ end }) => end.getTime()))),
});

/**
 * The columns of a query for busy times, the same for every table, so that `unionAll` can combine such queries. `kind` is
 * inserted into the SQL unescaped, so it must be a constant.
 */
export const timeColumns = <Start extends PgColumn, End extends PgColumn>(
  kind: string,
  { startsAt, endsAt }: { startsAt: Start; endsAt: End },
  label: SQLWrapper,
  id: SQLWrapper = sql`null`,
) => ({
  kind: sql<string>`${sql.raw(`'${kind}'`)}`.as('kind'),
  id: sql<string | null>`${id}::text`.as('id'),
  label: sql<string | null>`${label}`.as('label'),
  start: startsAt,
  end: endsAt,
});
