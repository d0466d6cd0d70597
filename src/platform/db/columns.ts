import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** That a column holds one of these words, written out as a check or an index of the schema needs it. */
export const isOneOf = (column: AnyPgColumn | SQL, words: readonly string[]): SQL =>
  sql`${column} in ${sql.raw(`(${words.map((word) => `'${word}'`).join(', ')})`)}`;

/** Whether an id of an address can be a row's: asking the database for anything else is an error of its own. */
export const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
