import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';

/**
 * The address at which the owner's calendars read everything that is booked: one row, none without an address. No backup holds
 * it: an address that was renewed must not be valid again.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: integer('id').primaryKey().default(1),
    /** Hash of the secret, by which a request is recognised. */
    hash: text('hash').notNull(),
    /** The secret, encrypted under a key that is not in the database: the owner's room shows it. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('calendar_feeds_one_row', sql`${table.id} = 1`)],
);
