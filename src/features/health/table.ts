import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { Subject } from './admin-contract';

/** The faults that the latest check found, without those that are never mailed (`alert.ts`). Backups don't contain this table. */
export const healthFaults = pgTable('health_faults', {
  subject: text('subject').$type<Subject>().primaryKey(),
  reason: text('reason').notNull(),
  /** When a check first found the fault with this reason. */
  since: instant('since').notNull(),
  /** When the owner last got a mail about the fault; null if never. */
  toldAt: instant('told_at'),
});
export type HealthFault = typeof healthFaults.$inferSelect;
