import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Hits that count towards a rate limit, and the marks of `takeOnce`. Kept for at least a day, the longest time of any limit. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: uuid('id').primaryKey(),
    /** Names what is limited, and for whom. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('rate_hits_key').on(table.key, table.at), index('rate_hits_at').on(table.at)],
);
