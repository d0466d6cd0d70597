import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The profile in every language: one row with a JSON document (`localizedProfile`). */
export const profiles = pgTable(
  'profile',
  {
    id: integer('id').primaryKey().default(1),
    document: jsonb('document').notNull(),
  },
  (table) => [check('profile_one_row', sql`${table.id} = 1`)],
);
