import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../db/columns';
import { type AuditActor, type AuditDetail, type AuditKind, auditActors, auditKinds } from './event';

/**
 * Who did what, and when. Rows are only ever added: triggers of the database refuse changes, and deletions of rows that are
 * younger than `auditDays`.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Counts up, so that entries of one moment keep their order. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').$type<AuditActor>().notNull(),
    /** Whose account it was; no reference, since the row outlives the account. */
    ownerId: uuid('owner_id'),
    kind: text('kind').$type<AuditKind>().notNull(),
    /** What it was done to: 'articles'. */
    subject: text('subject').notNull(),
    /** What was done: 'deleted'. */
    action: text('action').notNull(),
    /** The id of the item, record or session, where it was one. */
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
