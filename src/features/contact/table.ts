import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What visitors wrote. Nothing is thrown away: what looks like spam is kept with the reason, and not mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    language: text('language').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    eventType: text('event_type'),
    message: text('message').notNull(),
    /** Why it is taken for spam; null for everything else. */
    suspicion: text('suspicion'),
    createdAt: instant('created_at').notNull(),
    /** When the personal data was erased on request. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    check(
      'contact_messages_event_type',
      sql`${table.eventType} in ('keynote', 'workshop', 'panel', 'consulting')`,
    ),
    check('contact_messages_suspicion', sql`${table.suspicion} in ('honeypot', 'too_fast')`),
    index('contact_messages_created_at').on(table.createdAt),
  ],
);
export type ContactMessageRow = typeof contactMessages.$inferSelect;
