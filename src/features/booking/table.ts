import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { emailKeySql, phoneKeySql, searchDigits, searchText } from '#/platform/db/search';
import { type Locale, locales } from '#/platform/i18n/locale';
import { type ReservationStatus, statuses, usualRule } from './rules';

const range = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Names that a refusal of the database carries. */
export const overlapConstraint = 'reservations_no_overlap';
export const idempotencyConstraint = 'reservations_idempotency_key';

/**
 * Appointments. Two that are live never overlap: the constraint `reservations_no_overlap`, written in
 * the migration because Drizzle has no word for it, has the last word over every other check.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey(),
    status: text('status').$type<ReservationStatus>().notNull().default('confirmed'),
    language: text('language').$type<Locale>().notNull(),
    serviceId: text('service_id').notNull(),
    minutes: integer('minutes').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    period: range('period').notNull().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at, '[)')`),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company'),
    message: text('message'),
    /** Raised by every change; calendar files carry it. */
    sequence: integer('sequence').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that the key belongs to. */
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the personal data was erased on request; the row stays as a number in the statistics. */
    erasedAt: instant('erased_at'),
    /** What the owner wrote to the visitor about a cancellation, empty where nothing; null where the visitor cancelled. */
    cancellationNote: text('cancellation_note'),
    /** What a search looks through; kept by the database. */
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'phone', 'company')),
    searchedDigits: text('searched_digits').generatedAlwaysAs(searchDigits('phone')),
  },
  (table) => [
    check('reservations_status', isOneOf(table.status, statuses)),
    check('reservations_language', isOneOf(table.language, locales)),
    check('reservations_order', sql`${table.startsAt} < ${table.endsAt}`),
    uniqueIndex(idempotencyConstraint).on(table.idempotencyKey),
    index('reservations_starts_at').on(table.startsAt),
    index('reservations_created_at').on(table.createdAt),
    index('reservations_status').on(table.status, table.startsAt),
    // Whose open appointments are counted.
    index('reservations_email').on(emailKeySql('email'), table.startsAt),
    index('reservations_phone').on(phoneKeySql('phone'), table.startsAt),
  ],
);
export type ReservationRow = typeof reservations.$inferSelect;

/** The links in mails: only a hash of each random token is kept, and a change voids all of them. */
export const manageTokens = pgTable(
  'reservation_tokens',
  {
    hash: text('hash').primaryKey(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reservation_tokens_reservation').on(table.reservationId)],
);

/** What the owner decided about appointments: one row. */
export const bookingSettings = pgTable(
  'booking_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** The specification's placeholder rule: on with the demo content, off for a real site. */
    placeholder: boolean('placeholder').notNull(),
    /** Start hours of each weekday, Monday first. */
    hours: jsonb('hours')
      .$type<number[][]>()
      .notNull()
      .default(usualRule.hours.map((day) => [...day])),
    bufferBefore: integer('buffer_before').notNull().default(usualRule.bufferBefore),
    bufferAfter: integer('buffer_after').notNull().default(usualRule.bufferAfter),
    noticeHours: integer('notice_hours').notNull().default(usualRule.noticeHours),
    days: integer('days').notNull().default(usualRule.days),
    openPerPerson: integer('open_per_person').notNull().default(usualRule.openPerPerson),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('booking_settings_one_row', sql`${table.id} = 1`)],
);

/** Times that the owner keeps free. */
export const blocks = pgTable(
  'availability_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The owner's own; nobody else reads it. */
    note: text('note'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deleted rows stay, so that a deletion can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('availability_blocks_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('availability_blocks_ends_at').on(table.endsAt),
  ],
);
export type BlockRow = typeof blocks.$inferSelect;
