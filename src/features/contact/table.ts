import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns, sentOnceColumns } from '#/owner/records/columns';
import { instant, isOneOf } from '#/platform/db/columns';
import { searchText } from '#/platform/db/search';
import { locales } from '#/platform/i18n/locale';
import {
  type EventType,
  eventTypes,
  type MessageStatus,
  messageStatuses,
  type Suspicion,
  suspicions,
} from './rules';

/**
 * The condition of the partial index and of the queries. They share it, because the database uses the index only for this exact
 * condition.
 */
export const isNotSpam = ({ status }: { status: AnyPgColumn }) => sql`${status} <> 'spam'`;

/** If this unique constraint is violated, a parallel request has stored the same message first. */
export const idempotencyConstraint = 'contact_messages_idempotency_key';

/** Messages of visitors. What looks like spam is stored too, with the reason, but not mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    ...recordColumns(),
    ...sentOnceColumns(),
    eventType: text('event_type').$type<EventType>(),
    message: text('message').notNull(),
    suspicion: text('suspicion').$type<Suspicion>(),
    status: text('status').$type<MessageStatus>().notNull().default('unread'),
    /** When the owner last changed the status. */
    statusAt: instant('status_at'),
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'company', 'message')),
  },
  (table) => [
    check('contact_messages_language', isOneOf(table.language, locales)),
    check('contact_messages_event_type', isOneOf(table.eventType, eventTypes)),
    check('contact_messages_suspicion', isOneOf(table.suspicion, suspicions)),
    check('contact_messages_status', isOneOf(table.status, messageStatuses)),
    uniqueIndex(idempotencyConstraint).on(table.idempotencyKey),
    index('contact_messages_created_at').on(table.createdAt),
    index('contact_messages_status').on(table.status, table.createdAt),
    index('contact_messages_shown').on(table.createdAt).where(isNotSpam(table)),
  ],
);
export type ContactMessageRow = typeof contactMessages.$inferSelect;
