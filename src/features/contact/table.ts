import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { searchText } from '#/platform/db/search';
import { type Locale, locales } from '#/platform/i18n/locale';
import {
  type EventType,
  eventTypes,
  type MessageStatus,
  messageStatuses,
  type Suspicion,
  suspicions,
} from './rules';

/** Messages that the owner sees unless asking for spam; as the index says it, so that the database knows it for the same. */
export const isShown = ({ status }: { status: AnyPgColumn }) => sql`${status} <> 'spam'`;

/** What visitors wrote. Nothing is thrown away: what looks like spam is kept with the reason, and not mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    language: text('language').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    eventType: text('event_type').$type<EventType>(),
    message: text('message').notNull(),
    /** Why it is taken for spam; null for everything else. */
    suspicion: text('suspicion').$type<Suspicion>(),
    /** What has become of it; what looks like spam begins as such. */
    status: text('status').$type<MessageStatus>().notNull().default('unread'),
    /** When the owner last changed it. */
    statusAt: instant('status_at'),
    createdAt: instant('created_at').notNull(),
    /** When the personal data was erased on request. */
    erasedAt: instant('erased_at'),
    /** What a search looks through; kept by the database. */
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'company', 'message')),
  },
  (table) => [
    check('contact_messages_language', isOneOf(table.language, locales)),
    check('contact_messages_event_type', isOneOf(table.eventType, eventTypes)),
    check('contact_messages_suspicion', isOneOf(table.suspicion, suspicions)),
    check('contact_messages_status', isOneOf(table.status, messageStatuses)),
    index('contact_messages_created_at').on(table.createdAt),
    index('contact_messages_status').on(table.status, table.createdAt),
    index('contact_messages_shown').on(table.createdAt).where(isShown(table)),
  ],
);
export type ContactMessageRow = typeof contactMessages.$inferSelect;
