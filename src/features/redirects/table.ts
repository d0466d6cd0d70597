import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';

/** Old addresses and their targets. No target is itself an old address, so a visitor is redirected only once. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The old address, as `addressKey` spells it. */
    from: text('from_address').notNull().unique(),
    /** Path, query and fragment of a page of this site; null if the page is permanently gone. */
    to: text('to_address'),
    /** The target as `addressKey` spells it. */
    toKey: text('to_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('redirects_to').on(table.toKey),
    index('redirects_newest').on(table.createdAt.desc(), table.from),
  ],
);
export type RedirectRow = typeof redirects.$inferSelect;
