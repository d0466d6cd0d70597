import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { balances } from '#/features/balances/table';
import { reminderHours } from '#/features/commitments/contract';
import { phoneColumns, recordColumns, sentOnceColumns } from '#/owner/records/columns';
import { instant, isOneOf } from '#/platform/db/columns';
import { emailKeySql, phoneKeySql, searchText } from '#/platform/db/search';
import type { Country } from '#/platform/i18n/countries';
import { type Localized, locales } from '#/platform/i18n/locale';
import { linkColumns } from '#/platform/mail/link-tokens';
import type { StoredAnswer } from './contract';
import { type followUpHours, noFollowUpTexts } from './follow-up-contract';
import { defaultBookingRule, type RequestEnd, type ReservationStatus, requestEnds, statuses } from './rules';

const range = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Names of constraints, as in the database's errors. */
export const overlapConstraint = 'reservations_no_overlap';
export const idempotencyConstraint = 'reservations_idempotency_key';

/**
 * Appointments. The exclusion constraint `reservations_no_overlap` keeps those that are not cancelled from overlapping; it is in
 * the migration only, because Drizzle doesn't support such constraints.
 */
export const reservations = pgTable(
  'reservations',
  {
    ...recordColumns(),
    ...phoneColumns(),
    ...sentOnceColumns(),
    status: text('status').$type<ReservationStatus>().notNull().default('confirmed'),
    serviceId: text('service_id').notNull(),
    minutes: integer('minutes').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    period: range('period').notNull().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at, '[)')`),
    message: text('message'),
    /** The answers to the questions of the service; null if there are none. */
    answers: jsonb('answers').$type<StoredAnswer[]>(),
    /** Incremented when the appointment is confirmed by the owner, moved or cancelled; part of calendar files. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    /** Hash of the latest confirmation, move or cancellation, to recognise its repeat. Null unless made by a mail's link. */
    changeHash: text('change_hash'),
    /** The owner's message when she cancelled or declined, which may be empty; null unless she did. */
    cancellationNote: text('cancellation_note'),
    /** The zone in which the visitor read the time; an IANA name. */
    visitorZone: text('visitor_zone'),
    /** When a request lapses without an answer; null if it holds its slot until its start. */
    answerBy: instant('answer_by'),
    /** How a request ended that the owner never confirmed. */
    requestEnd: text('request_end').$type<RequestEnd>(),
    /** The sold package that pays for the appointment; null if none does. */
    balanceId: uuid('balance_id').references(() => balances.id),
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'phone', 'company')),
  },
  (table) => [
    check('reservations_status', isOneOf(table.status, statuses)),
    check('reservations_request_end', isOneOf(table.requestEnd, requestEnds)),
    check('reservations_language', isOneOf(table.language, locales)),
    check('reservations_order', sql`${table.startsAt} < ${table.endsAt}`),
    uniqueIndex(idempotencyConstraint).on(table.idempotencyKey),
    index('reservations_starts_at').on(table.startsAt),
    index('reservations_created_at').on(table.createdAt),
    index('reservations_status').on(table.status, table.startsAt),
    // For finding a person's open appointments and no-shows.
    index('reservations_email').on(emailKeySql('email'), table.startsAt),
    index('reservations_phone').on(phoneKeySql('phone'), table.startsAt),
    index('reservations_balance').on(table.balanceId).where(sql`${table.balanceId} is not null`),
  ],
);
export type ReservationRow = typeof reservations.$inferSelect;

/** What the link in a mail opens: the visitor's page of an appointment, or the owner's answer to a request. */
const tokenPurposes = ['manage', 'answer'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/**
 * The links in mails. A move or cancellation deletes all links of an appointment. A confirmation deletes only the links to
 * answer.
 */
export const reservationTokens = pgTable(
  'reservation_tokens',
  {
    ...linkColumns('reservation', () => reservations.id),
    purpose: text('purpose').$type<TokenPurpose>().notNull().default('manage'),
  },
  (table) => [
    check('reservation_tokens_purpose', isOneOf(table.purpose, tokenPurposes)),
    index('reservation_tokens_reservation').on(table.about),
  ],
);

/** How a hold ended: its slot was booked, the person gave it back or left the waiting list, or its time was over. */
const holdEnds = ['taken', 'given_back', 'lapsed'] as const;
export type HoldEnd = (typeof holdEnds)[number];

/**
 * Slots, each held for one person, who may book it. The exclusion constraint `slot_holds_no_overlap`, which is in the
 * migration only, keeps holds that have not ended from overlapping.
 */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: uuid('id').primaryKey(),
    /** For whom the slot is held: the id of an entry in the waiting list. */
    heldFor: uuid('held_for').notNull(),
    serviceId: text('service_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    period: range('period').notNull().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at, '[)')`),
    /**
     * Until when the person can book. The slot stays held until `ended` is set, so that the next in line gets it before anybody
     * else.
     */
    heldUntil: instant('held_until').notNull(),
    ended: text('ended').$type<HoldEnd>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('slot_holds_ended', isOneOf(table.ended, holdEnds)),
    check('slot_holds_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('slot_holds_held_for').on(table.heldFor, table.startsAt),
    uniqueIndex('slot_holds_one_each').on(table.heldFor).where(sql`${table.ended} is null`),
    index('slot_holds_live').on(table.heldUntil).where(sql`${table.ended} is null`),
  ],
);
export type HoldRow = typeof slotHolds.$inferSelect;

/** The owner's rule, in a single row. */
export const bookingSettings = pgTable(
  'booking_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Whether the visitors' calendar shows placeholders. The demo content switches them on; a real site begins without. */
    placeholder: boolean('placeholder').notNull(),
    /** Start hours of each weekday, Monday first. */
    hours: jsonb('hours')
      .$type<number[][]>()
      .notNull()
      .default(defaultBookingRule.hours.map((day) => [...day])),
    /** The hour by which each weekday's last appointment must end, Monday first; null if only its start counts. */
    until: jsonb('until')
      .$type<(number | null)[]>()
      .notNull()
      .default(Array.from({ length: 7 }, () => null)),
    holidayCountry: text('holiday_country').$type<Country>().default('TR'),
    holidaysOff: jsonb('holidays_off').$type<string[]>().notNull().default([]),
    bufferBefore: integer('buffer_before').notNull().default(defaultBookingRule.bufferBefore),
    bufferAfter: integer('buffer_after').notNull().default(defaultBookingRule.bufferAfter),
    noticeHours: integer('notice_hours').notNull().default(defaultBookingRule.noticeHours),
    days: integer('days').notNull().default(defaultBookingRule.days),
    openPerPerson: integer('open_per_person').notNull().default(defaultBookingRule.openPerPerson),
    /** How many of a person's open appointments may be for the same service; null for no separate bound. */
    openPerService: integer('open_per_service'),
    /** How many appointments a day and a week may have, counting all services; null for any number. */
    mostPerDay: integer('most_per_day'),
    mostPerWeek: integer('most_per_week'),
    /** How many hours before an appointment its reminders are sent, the earliest reminder first. */
    reminders: jsonb('reminders').$type<number[]>().notNull().default([reminderHours]),
    /** How many hours after an appointment's end its follow-up is sent; null for none. */
    followUpHours: integer('follow_up_hours').$type<(typeof followUpHours)[number]>(),
    /** What the follow-up says in each language; empty for the usual text. */
    followUpTexts: jsonb('follow_up_texts').$type<Localized>().notNull().default(noFollowUpTexts),
    requestHours: integer('request_hours').notNull().default(defaultBookingRule.requestHours),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('booking_settings_one_row', sql`${table.id} = 1`)],
);

/** Dates with other hours than the week's. They are wall times: they keep their hours when the site moves to another zone. */
export const overrides = pgTable('availability_overrides', {
  date: date('date', { mode: 'string' }).primaryKey(),
  /** Start hours; none on a day that is closed. */
  hours: jsonb('hours').$type<number[]>().notNull(),
  /** The hour by which the last appointment must end; null if only its start counts. */
  until: real('until'),
  /** Only the owner sees it. */
  note: text('note'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type OverrideRow = typeof overrides.$inferSelect;

export const blocks = pgTable(
  'availability_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Only the owner sees it. */
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
