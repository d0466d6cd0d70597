import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The processes that use this database, as long as they live, and what they have to have in common. */
export const instances = pgTable('instances', {
  id: uuid('id').primaryKey(),
  /** The id that lies in the store of its uploads; null where that can't be asked. */
  uploads: text('uploads'),
  /** Says whether two secrets are the same, and nothing else of them. */
  secret: text('secret').notNull(),
  seenAt: instant('seen_at').notNull(),
});
