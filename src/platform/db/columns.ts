import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** SQL for "the column holds one of these words". The words are literals, since checks and indexes can't have parameters. */
export const isOneOf = (column: AnyPgColumn | SQL, words: readonly string[]): SQL =>
  sql`${column} in ${sql.raw(`(${words.map((word) => `'${word}'`).join(', ')})`)}`;

export const sqlList = (members: readonly SQLWrapper[]): SQL => sql.join([...members], sql`, `);

/** Whether a text, such as an id from an address, is a UUID. A query with another text would usually fail with an error. */
export const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
