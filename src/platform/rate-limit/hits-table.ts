import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** What counts towards a rate limit, for as long as it counts: a day. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: uuid('id').primaryKey(),
    /** What is limited, and for whom. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('rate_hits_key').on(table.key, table.at), index('rate_hits_at').on(table.at)],
);
