import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';

/** The latest restoration of a backup, if there was one: one row. */
export const siteRestore = pgTable(
  'site_restore',
  {
    id: integer('id').primaryKey().default(1),
    /** The moment that the backup shows. */
    madeAt: instant('made_at').notNull(),
    restoredAt: instant('restored_at').notNull(),
    /** Null while mails and jobs are held back. */
    activatedAt: instant('activated_at'),
  },
  (table) => [check('site_restore_one_row', sql`${table.id} = 1`)],
);
