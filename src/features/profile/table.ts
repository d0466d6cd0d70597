import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** Who the site is about, in every language: one row, a document that the contract describes. */
export const profiles = pgTable(
  'profile',
  {
    id: integer('id').primaryKey().default(1),
    document: jsonb('document').notNull(),
  },
  (table) => [check('profile_one_row', sql`${table.id} = 1`)],
);
