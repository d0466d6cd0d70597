import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Look } from './contract';

/** How the site looks: one row, which the migration inserts. What a look doesn't say is as shipped. */
export const siteLook = pgTable(
  'site_look',
  {
    id: integer('id').primaryKey().default(1),
    /** Incremented by every change of the row. */
    version: integer('version').notNull().default(0),
    /** What visitors see; only a change of this column changes the content. */
    published: jsonb('published').$type<Partial<Look>>().notNull().default({}),
    /** What the owner is trying out; null where it is what is published. */
    draft: jsonb('draft').$type<Partial<Look>>(),
    /** What was published before; null where nothing was. */
    previous: jsonb('previous').$type<Partial<Look>>(),
  },
  (table) => [check('site_look_one_row', sql`${table.id} = 1`)],
);
