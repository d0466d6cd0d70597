import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Money } from '#/owner/items/fields';
import { phoneColumns, recordColumns, sentOnceColumns } from '#/owner/records/columns';
import { instant, isOneOf } from '#/platform/db/columns';
import { searchText } from '#/platform/db/search';
import { type Locale, locales } from '#/platform/i18n/locale';
import { linkTokens } from '#/platform/mail/link-tokens';
import {
  type CohortStatus,
  cohortStatuses,
  type EnrolmentStatus,
  enrolmentStatuses,
  type Told,
  type Visibility,
  visibilities,
} from './rules';

/** The name of the index that lets each idempotency key be stored only once. Errors of the database contain the name. */
export const idempotencyConstraint = 'enrolments_idempotency_key';

export const cohorts = pgTable(
  'cohorts',
  {
    id: uuid('id').primaryKey(),
    status: text('status').$type<CohortStatus>().notNull().default('open'),
    visibility: text('visibility').$type<Visibility>().notNull(),
    /** The secret of the cohort's link, which is used while the cohort is private. */
    key: text('key').notNull(),
    /** The id of a program, or of a program for companies, in the catalogue. */
    programId: text('program_id').notNull(),
    /** Where the course takes place; empty if the owner hasn't said. */
    place: text('place').notNull(),
    /** The link to take part online, which only those with a seat get; empty for none. */
    link: text('link').notNull(),
    seats: integer('seats').notNull(),
    /** How many people have to enrol by `closesAt`; 0 for no minimum. */
    minimum: integer('minimum').notNull(),
    /** The first moment at which nobody can enrol any more; null if that is the cohort's beginning. */
    closesAt: instant('closes_at'),
    /** The language in which the course is held. */
    language: text('language').$type<Locale>().notNull(),
    price: jsonb('price').$type<Money>().notNull(),
    /** For how many hours an offered seat is held. */
    holdHours: integer('hold_hours').notNull(),
    /** The company's inquiry from which the cohort was made; null if there is none. */
    applicationId: uuid('application_id'),
    /** Only the owner sees it. */
    note: text('note').notNull(),
    /** What the owner wrote to everybody when she cancelled the cohort. */
    cancellationNote: text('cancellation_note'),
    /** Incremented whenever mails tell people of changes; the sequence of calendar files. */
    sequence: integer('sequence').notNull().default(0),
    /** When people get the mail about the owner's latest changes; null if they already know them. */
    tellAt: instant('tell_at'),
    /** The cohort's beginning that the last reminder was about, or for which no reminder is due any more. */
    remindedOf: instant('reminded_of'),
    /** The `closesAt` about which the owner was told that the minimum wasn't reached. */
    shortAt: instant('short_at'),
    /** Incremented by every change that the owner makes to the cohort. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('cohorts_status', isOneOf(table.status, cohortStatuses)),
    check('cohorts_visibility', isOneOf(table.visibility, visibilities)),
    check('cohorts_language', isOneOf(table.language, locales)),
    check('cohorts_seats', sql`${table.seats} > 0`),
    check('cohorts_minimum', sql`${table.minimum} between 0 and ${table.seats}`),
    uniqueIndex('cohorts_key').on(table.key),
    // An inquiry has one cohort at most, apart from cancelled ones.
    uniqueIndex('cohorts_application').on(table.applicationId).where(sql`${table.status} <> 'cancelled'`),
  ],
);
export type CohortRow = typeof cohorts.$inferSelect;

/** The dates of cohorts. A date that was taken off stays here, so that mails and calendar files can remove it from calendars. */
export const cohortDates = pgTable(
  'cohort_dates',
  {
    id: uuid('id').primaryKey(),
    cohortId: uuid('cohort_id')
      .notNull()
      .references(() => cohorts.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    check('cohort_dates_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('cohort_dates_cohort').on(table.cohortId),
    index('cohort_dates_ends_at').on(table.endsAt),
  ],
);

/** People who enrolled in cohorts, or wait for a seat. */
export const enrolments = pgTable(
  'enrolments',
  {
    ...recordColumns(),
    ...phoneColumns(),
    ...sentOnceColumns(),
    cohortId: uuid('cohort_id')
      .notNull()
      .references(() => cohorts.id),
    status: text('status').$type<EnrolmentStatus>().notNull(),
    /** 1 for the first who enrolled; the waiting list is in this order. */
    place: integer('place').notNull(),
    /** The zone in which the person reads times; an IANA name. */
    visitorZone: text('visitor_zone'),
    /** Until when the offered seat is held; null if none is offered. */
    heldUntil: instant('held_until'),
    /** When the certificate was issued; null while there is none. */
    certificateAt: instant('certificate_at'),
    /** Dates, place and link as the person was last told them. */
    told: jsonb('told').$type<Told>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'phone', 'company')),
  },
  (table) => [
    check('enrolments_status', isOneOf(table.status, enrolmentStatuses)),
    check('enrolments_language', isOneOf(table.language, locales)),
    uniqueIndex(idempotencyConstraint).on(table.idempotencyKey),
    uniqueIndex('enrolments_place').on(table.cohortId, table.place),
    index('enrolments_created_at').on(table.createdAt),
  ],
);
export type EnrolmentRow = typeof enrolments.$inferSelect;

export const enrolmentTokens = linkTokens('enrolment_tokens', 'enrolment', () => enrolments.id);

/** Who attended which date, as the owner noted it. */
export const attendances = pgTable(
  'attendances',
  {
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    dateId: uuid('date_id')
      .notNull()
      .references(() => cohortDates.id, { onDelete: 'cascade' }),
    present: boolean('present').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.dateId] })],
);
