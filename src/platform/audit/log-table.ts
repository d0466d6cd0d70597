import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../db/columns';
import { type AuditActor, type AuditDetail, type AuditKind, auditActors, auditKinds } from './event';

/** The audit log. Triggers refuse to change a row, and to delete one younger than `auditDays` (`record-event.ts`). */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Counts up, so that entries of one moment keep their order. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').$type<AuditActor>().notNull(),
    /** Not a foreign key, since the row outlives the account. */
    ownerId: uuid('owner_id'),
    kind: text('kind').$type<AuditKind>().notNull(),
    subject: text('subject').notNull(),
    action: text('action').notNull(),
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
