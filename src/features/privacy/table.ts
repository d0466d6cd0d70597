import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { type Erased, type ErasureCause, erasureCauses, type Kept, retentionBounds } from './admin-contract';
import { type NoticeForm, type NoticeSection, noticeForms, retentionKinds } from './contract';

const { min, max } = retentionBounds;
const withinBounds = (name: string) => sql.raw(`"${name}" between ${min} and ${max}`);

/**
 * The owner's privacy settings: one row, which the migration inserts. Null months: the records are kept until she erases them
 * herself.
 */
export const privacySettings = pgTable(
  'privacy_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Incremented by every change. */
    version: integer('version').notNull().default(0),
    /** Months after the appointment. */
    reservations: integer('reservations_months'),
    /** Months after the application was sent, or after the owner last changed its status. The same applies to `messages`. */
    applications: integer('applications_months'),
    messages: integer('messages_months'),
    /** Months after the last change of a sold package that has expired or ended, or that has no session left. */
    balances: integer('balances_months'),
    /** Months after the last change of an enrolment that has ended. */
    enrolments: integer('enrolments_months'),
    spam: integer('spam_months'),
    /**
     * The providers of the machine, of the mail server and of the place of backup copies, each with its country; empty if not
     * named.
     */
    hosting: text('hosting').notNull().default(''),
    mailing: text('mailing').notNull().default(''),
    copies: text('copies').notNull().default(''),
  },
  (table) => [
    check('privacy_settings_one_row', sql`${table.id} = 1`),
    ...retentionKinds.map((kind) => check(`privacy_settings_${kind}`, withinBounds(`${kind}_months`))),
  ],
);

/** Every notice that has been in force, in all languages. Its rows are never changed or deleted. */
export const privacyNotices = pgTable(
  'privacy_notices',
  {
    /** The beginning of the text's hash. */
    version: text('version').primaryKey(),
    form: text('form').$type<NoticeForm>().notNull(),
    texts: jsonb('texts').$type<Localized<NoticeSection[]>>().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    check('privacy_notices_form', isOneOf(table.form, noticeForms)),
    index('privacy_notices_form_since').on(table.form, table.since),
  ],
);

/** Receipts of erasures: when, why and how much was erased, but not whose data it was. */
export const erasureReceipts = pgTable(
  'erasure_receipts',
  {
    id: uuid('id').primaryKey(),
    cause: text('cause').$type<ErasureCause>().notNull(),
    /** The language in which the receipt is shown: the person's, or the main language if the retention time was over. */
    language: text('language').$type<Locale>().notNull(),
    /** How many records of each kind, and how many mails, were erased. */
    erased: jsonb('erased').$type<Erased>().notNull(),
    /** How many records of the person could not be erased yet. */
    kept: jsonb('kept').$type<Kept>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [
    check('erasure_receipts_cause', isOneOf(table.cause, erasureCauses)),
    check('erasure_receipts_language', isOneOf(table.language, locales)),
    index('erasure_receipts_at').on(table.at),
  ],
);
