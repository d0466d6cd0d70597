import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../db/columns';
import { type AuditActor, type AuditDetail, type AuditKind, auditActors, auditKinds } from './event';

/**
 * The audit log: who did what, and when. Database triggers refuse every change of a row, and the deletion of a row that is
 * younger than `auditDays` (`record-event.ts`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Counts up, so that entries of one moment keep their order. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').$type<AuditActor>().notNull(),
    /** The owner whose account the event concerns. Not a foreign key, since the row outlives the account. */
    ownerId: uuid('owner_id'),
    kind: text('kind').$type<AuditKind>().notNull(),
    /** What the action was done to: 'articles'. */
    subject: text('subject').notNull(),
    /** What was done: 'deleted'. */
    action: text('action').notNull(),
    /** The id of the item, record or session, if the event concerns a single one. */
    item: text('item'),
    detail: jsonb('detail').$type<AuditDetail>().notNull().default({}),
  },
  (table) => [
    check('audit_log_kind', isOneOf(table.kind, auditKinds)),
    check('audit_log_actor', isOneOf(table.actor, auditActors)),
    index('audit_log_at').on(table.at),
    index('audit_log_kind').on(table.kind, table.id),
    index('audit_log_item').on(table.item),
  ],
);
