import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { searchDigits, searchText } from '#/platform/db/search';
import { type Locale, locales } from '#/platform/i18n/locale';
import { type Format, formats, type Urgency, urgencies } from './contract';
import { type ApplicationStatus, statuses, type TrainingType, trainingTypes } from './rules';

/** The name that a refusal of the database carries. */
export const idempotencyConstraint = 'training_applications_idempotency_key';

/** What visitors applied for; the owner takes it from `pending` to an answer. */
export const trainingApplications = pgTable(
  'training_applications',
  {
    id: uuid('id').primaryKey(),
    status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
    language: text('language').$type<Locale>().notNull(),
    /** Of the catalogue: a program, or one for companies. */
    programId: text('program_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company'),
    participantCount: integer('participant_count').notNull(),
    trainingType: text('training_type').$type<TrainingType>().notNull(),
    preferredFormat: text('preferred_format').$type<Format>().notNull(),
    urgency: text('urgency').$type<Urgency>().notNull(),
    budget: text('budget'),
    message: text('message'),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that the key belongs to. */
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the personal data was erased on request; the row stays as a number in the statistics. */
    erasedAt: instant('erased_at'),
    /** When the owner last changed the status. */
    statusAt: instant('status_at'),
    /** What a search looks through; kept by the database. */
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'phone', 'company')),
    searchedDigits: text('searched_digits').generatedAlwaysAs(searchDigits('phone')),
  },
  (table) => [
    check('training_applications_status', isOneOf(table.status, statuses)),
    check('training_applications_language', isOneOf(table.language, locales)),
    check('training_applications_type', isOneOf(table.trainingType, trainingTypes)),
    check('training_applications_format', isOneOf(table.preferredFormat, formats)),
    check('training_applications_urgency', isOneOf(table.urgency, urgencies)),
    check('training_applications_participants', sql`${table.participantCount} > 0`),
    uniqueIndex(idempotencyConstraint).on(table.idempotencyKey),
    index('training_applications_created_at').on(table.createdAt),
    index('training_applications_status').on(table.status, table.createdAt),
  ],
);
export type ApplicationRow = typeof trainingApplications.$inferSelect;
