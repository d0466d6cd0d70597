import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** That a column holds one of these words, written out as a check or an index of the schema needs it. */
export const isOneOf = (column: AnyPgColumn | SQL, words: readonly string[]): SQL =>
  sql`${column} in ${sql.raw(`(${words.map((word) => `'${word}'`).join(', ')})`)}`;

/** What every row has that the owner writes. */
export const writtenColumns = () => ({
  /** Raised by every change: whoever changes an older version is told of the newer one. */
  version: integer('version').notNull().default(1),
  /** Texts that came from a translation service and that nobody has read since: 'title.ar', or 'ar' for all. */
  automatic: jsonb('automatic').$type<string[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Deleted rows stay, so that a deletion can be undone; nobody is shown them. */
  deletedAt: instant('deleted_at'),
});

/** Whether an id of an address can be a row's: asking the database for anything else is an error of its own. */
export const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
