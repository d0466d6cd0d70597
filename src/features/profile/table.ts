import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';

/** The profile in every language: one row with a JSON document (`localizedProfile`). */
export const profiles = pgTable(
  'profile',
  {
    id: integer('id').primaryKey().default(1),
    document: jsonb('document').notNull(),
    /** Incremented by every change, except by `keepSamples` and `keepBasics`. A change on an outdated version is a conflict. */
    version: integer('version').notNull().default(1),
    /** The marks of automatic texts (GLOSSARY.md), such as 'description.ar'. */
    automatic: jsonb('automatic').$type<string[]>().notNull().default([]),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('profile_one_row', sql`${table.id} = 1`)],
);
