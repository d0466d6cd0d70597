import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Look } from './contract';

/** The look of the site: one row, which the migration inserts. Values that a stored look lacks are the shipped ones. */
export const siteLook = pgTable(
  'site_look',
  {
    id: integer('id').primaryKey().default(1),
    /** Incremented by every change of the row. */
    version: integer('version').notNull().default(0),
    /** The look that visitors see. Only a change of this column raises the content version. */
    published: jsonb('published').$type<Partial<Look>>().notNull().default({}),
    /** The owner's draft; null if it doesn't differ from `published`. */
    draft: jsonb('draft').$type<Partial<Look>>(),
    /** The look that was published before; null if there was none. */
    previous: jsonb('previous').$type<Partial<Look>>(),
  },
  (table) => [check('site_look_one_row', sql`${table.id} = 1`)],
);
