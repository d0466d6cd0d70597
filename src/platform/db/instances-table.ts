import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The processes that use this database, and what they must have in common. The row of a killed process stays for a while. */
export const instances = pgTable('instances', {
  id: uuid('id').primaryKey(),
  /** The id stored in the instance's file store; null where the store can't be reached. */
  uploads: text('uploads'),
  /** A fingerprint of the secret: it tells only whether two secrets are the same. */
  secret: text('secret').notNull(),
  seenAt: instant('seen_at').notNull(),
});
