import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reservations } from '#/features/booking/table';
import { phoneColumns, recordColumns } from '#/owner/records/columns';
import { instant, isOneOf } from '#/platform/db/columns';
import { emailKeySql, searchText } from '#/platform/db/search';
import { locales } from '#/platform/i18n/locale';
import { linkTokens } from '#/platform/mail/link-tokens';
import { type DayPart, type WaitingStatus, waitingStatuses } from './rules';

/** The entries of the waiting list, each for one service. Their offers are rows of booking's `slot_holds`. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    ...recordColumns(),
    ...phoneColumns(),
    status: text('status').$type<WaitingStatus>().notNull(),
    /** The zone in which the person reads times; an IANA name. */
    visitorZone: text('visitor_zone'),
    serviceId: text('service_id').notNull(),
    /** 1 is Monday; empty for any day. */
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    /** Empty for any part of the day. */
    parts: jsonb('parts').$type<DayPart[]>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** The appointment that the person booked from an offer. */
    reservationId: uuid('reservation_id').references(() => reservations.id),
    updatedAt: instant('updated_at').notNull(),
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'phone')),
  },
  (table) => [
    check('waiting_entries_status', isOneOf(table.status, waitingStatuses)),
    check('waiting_entries_language', isOneOf(table.language, locales)),
    check('waiting_entries_days', sql`${table.fromDay} <= ${table.toDay}`),
    index('waiting_entries_created_at').on(table.createdAt),
    index('waiting_entries_status').on(table.status, table.createdAt),
    index('waiting_entries_email').on(emailKeySql('email')),
  ],
);
export type WaitingRow = typeof waitingEntries.$inferSelect;

export const waitingTokens = linkTokens('waiting_tokens', 'entry', () => waitingEntries.id);

/** The owner's settings: a single row, or none before she has saved them. */
export const waitingSettings = pgTable(
  'waiting_settings',
  {
    id: integer('id').primaryKey().default(1),
    isOn: boolean('is_on').notNull(),
    /** For how many hours a slot is held for one person. */
    offerHours: integer('offer_hours').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('waiting_settings_one_row', sql`${table.id} = 1`),
    check('waiting_settings_hours', sql`${table.offerHours} between 1 and 48`),
  ],
);
