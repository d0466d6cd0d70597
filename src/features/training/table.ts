import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { phoneColumns, recordColumns, sentOnceColumns } from '#/owner/records/columns';
import { instant, isOneOf } from '#/platform/db/columns';
import { searchText } from '#/platform/db/search';
import { locales } from '#/platform/i18n/locale';
import { type Format, formats, type Urgency, urgencies } from './contract';
import { type ApplicationStatus, statuses, type TrainingType, trainingTypes } from './rules';

/** If this unique constraint is violated, a parallel request has stored the same application first. */
export const idempotencyConstraint = 'training_applications_idempotency_key';

export const trainingApplications = pgTable(
  'training_applications',
  {
    ...recordColumns(),
    ...phoneColumns(),
    ...sentOnceColumns(),
    status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
    /** The id of a training program, or of a program for companies. */
    programId: text('program_id').notNull(),
    participantCount: integer('participant_count').notNull(),
    trainingType: text('training_type').$type<TrainingType>().notNull(),
    preferredFormat: text('preferred_format').$type<Format>().notNull(),
    urgency: text('urgency').$type<Urgency>().notNull(),
    budget: text('budget'),
    message: text('message'),
    updatedAt: instant('updated_at').notNull(),
    /** When the owner last changed the status. */
    statusAt: instant('status_at'),
    searched: text('searched').generatedAlwaysAs(searchText('id', 'name', 'email', 'phone', 'company')),
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
