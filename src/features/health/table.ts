import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { Subject } from './admin-contract';

/** The faults, of which a mail can tell, of the latest check that the site made by itself. No backup holds them. */
export const healthFaults = pgTable('health_faults', {
  subject: text('subject').$type<Subject>().primaryKey(),
  reason: text('reason').notNull(),
  /** When a check first found this reason. */
  since: instant('since').notNull(),
  /** When the owner was last told by mail. */
  toldAt: instant('told_at'),
});
export type HealthFault = typeof healthFaults.$inferSelect;
