import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';
import type { Money } from '#/owner/items/fields';
import { isOneOf } from '#/platform/db/columns';
import {
  type BookingMode,
  bookingModes,
  type Format,
  formats,
  type LeadsTo,
  type Level,
  levels,
  type Place,
  type Question,
  type ServiceRule,
} from './contract';

const categoryColumns = () => ({
  ...orderedColumns({ ids: 'words' }),
  title: localized('title').notNull(),
  /** The label of the button that shows only this category; if empty, the title is shown. */
  short: localized('short').notNull(),
});

export const consultingCategories = pgTable('consulting_categories', categoryColumns());
export const trainingCategories = pgTable('training_categories', categoryColumns());
export type CategoryRow = typeof consultingCategories.$inferSelect;

const offeredColumns = () => ({
  ...orderedColumns({ ids: 'words' }),
  title: localized('title').notNull(),
  /** Plain text. */
  description: localized('description').notNull(),
  price: jsonb('price').$type<Money>().notNull().default({ mode: 'request', amount: null, currency: 'TRY' }),
  /** Where the item's address leads once it is no longer offered. */
  leadsTo: text('leads_to').$type<LeadsTo>().notNull().default('catalogue'),
});

export const consultingServices = pgTable(
  'consulting_services',
  {
    ...offeredColumns(),
    category: text('category')
      .notNull()
      .references(() => consultingCategories.id),
    /** In minutes; the first is the usual length. */
    durations: jsonb('durations').$type<number[]>().notNull(),
    place: jsonb('place').$type<Place>().notNull().default({ kind: 'open', link: '', address: '' }),
    /** Where the service differs from the general booking rule; null if it doesn't. */
    rule: jsonb('rule').$type<ServiceRule>(),
    /** The questions that visitors answer before they book, in order. */
    questions: jsonb('questions').$type<Question[]>().notNull().default([]),
    booking: text('booking').$type<BookingMode>().notNull().default('request'),
  },
  (table) => [check('consulting_services_booking', isOneOf(table.booking, bookingModes))],
);
export type ServiceRow = typeof consultingServices.$inferSelect;

/** Several consulting sessions together. */
export const consultingPackages = pgTable('consulting_packages', {
  ...offeredColumns(),
  sessions: integer('sessions').notNull(),
  /** The length of one session. */
  minutes: integer('minutes').notNull(),
  /** For how many months after the sale its sessions can be used; 0 for no end. */
  validMonths: integer('valid_months').notNull().default(0),
  /** A session returns to the balance if the visitor cancels its appointment at least this many hours before the start. */
  returnHours: integer('return_hours').notNull().default(24),
  /** The ids of the services that the package pays for; empty for every service that can be booked. */
  services: jsonb('services').$type<string[]>().notNull().default([]),
});
export type PackageRow = typeof consultingPackages.$inferSelect;

const programColumns = () => ({
  ...offeredColumns(),
  weeks: integer('weeks').notNull(),
  hours: integer('hours').notNull(),
  format: text('format').$type<Format>().notNull(),
});

export const trainingPrograms = pgTable(
  'training_programs',
  {
    ...programColumns(),
    /** One topic in each line. */
    topics: localized('topics').notNull(),
    category: text('category')
      .notNull()
      .references(() => trainingCategories.id),
    level: text('level').$type<Level>().notNull(),
  },
  (table) => [
    check('training_programs_format', isOneOf(table.format, formats)),
    check('training_programs_level', isOneOf(table.level, levels)),
  ],
);
export type TrainingRow = typeof trainingPrograms.$inferSelect;

export const corporatePrograms = pgTable(
  'corporate_programs',
  {
    ...programColumns(),
    /** One benefit in each line. */
    benefits: localized('benefits').notNull(),
    participantsFrom: integer('participants_from').notNull(),
    participantsTo: integer('participants_to').notNull(),
  },
  (table) => [check('corporate_programs_format', isOneOf(table.format, formats))],
);
export type CorporateRow = typeof corporatePrograms.$inferSelect;
