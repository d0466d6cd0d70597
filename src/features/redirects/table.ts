import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';

/** Where old addresses lead. No target is itself an old address, so a visitor is redirected once. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As `addressKey` spells it. */
    from: text('from_address').notNull().unique(),
    /** Path, query and fragment of a page of this site; null if what was there is gone for good. */
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
