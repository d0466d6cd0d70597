import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reservations } from '#/features/booking/table';
import { cohortDates } from '#/features/cohorts/table';
import { instant, isOneOf } from '#/platform/db/columns';
import {
  type AccountError,
  type AccountState,
  accountStates,
  type ProposalKind,
  proposalKinds,
} from './admin-contract';

/**
 * The private address at which calendar programs read everything that is booked: a single row, or none if there is no address. It
 * is in no backup, so that restoring one doesn't make a replaced address valid again.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: integer('id').primaryKey().default(1),
    /** Hash of the secret, by which a request is recognised. */
    hash: text('hash').notNull(),
    /** The secret, encrypted under a key that is not in the database. It is stored because the owner's room shows it. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('calendar_feeds_one_row', sql`${table.id} = 1`)],
);

/** The owner's account at a calendar server: a single row, or none if no account is connected. */
export const calendarAccounts = pgTable(
  'calendar_accounts',
  {
    id: integer('id').primaryKey().default(1),
    address: text('address').notNull(),
    username: text('username').notNull(),
    /** Encrypted under a key that is not in the database. */
    sealedPassword: text('sealed_password').notNull(),
    /** The address of the calendar to which appointments are written; null if they are written to none. */
    writeTo: text('write_to'),
    state: text('state').$type<AccountState>().notNull().default('waiting'),
    lastError: text('last_error').$type<AccountError>(),
    /** Attempts that failed in a row. */
    failures: integer('failures').notNull().default(0),
    /** When the next regular synchronisation is due; null if the owner has to act first, as after a refused password. */
    nextAt: instant('next_at'),
    checkedAt: instant('checked_at'),
    readAt: instant('read_at'),
    /** Until when a process claims the account, so that no other process synchronises it. */
    heldUntil: instant('held_until'),
    /** Incremented when the owner changes the account or chooses calendars. That ends a synchronisation that began earlier. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('calendar_accounts_one_row', sql`${table.id} = 1`),
    check('calendar_accounts_state', isOneOf(table.state, accountStates)),
  ],
);
export type CalendarAccountRow = typeof calendarAccounts.$inferSelect;

const ofAccount = () =>
  integer('account_id')
    .notNull()
    .default(1)
    .references(() => calendarAccounts.id, { onDelete: 'cascade' });

export const accountCalendars = pgTable('calendar_account_calendars', {
  href: text('href').primaryKey(),
  accountId: ofAccount(),
  name: text('name').notNull(),
  isWritable: boolean('is_writable').notNull(),
  /** Whether its events count as busy times. */
  isBusy: boolean('is_busy').notNull().default(false),
  /**
   * Identifies the last reading: the window's start, the site's zone, and the server's mark of the calendar. Null if the calendar
   * has to be read.
   */
  readBy: text('read_by'),
});
export type AccountCalendarRow = typeof accountCalendars.$inferSelect;

/** A table of events that were written to the account's calendar. It stores when they begin, never what they say. */
const writtenTable = (name: string, of: { column: string; references: () => AnyPgColumn }) =>
  pgTable(
    name,
    {
      id: uuid(of.column).primaryKey().references(of.references, { onDelete: 'cascade' }),
      accountId: ofAccount(),
      href: text('href').notNull(),
      /** The start as last seen in the calendar, or as written with a confirmed response (`KnownEvent`). */
      startsAt: instant('starts_at'),
      revision: text('revision'),
      /** Other starts that the event may have without a change by the owner (`KnownEvent`), in milliseconds since 1970. */
      otherStarts: jsonb('other_starts').$type<number[]>().notNull().default([]),
      /** What the owner did to the event in her calendar; null if there is no open proposal. */
      proposal: text('proposal').$type<ProposalKind>(),
      proposedStart: instant('proposed_start'),
    },
    (table) => [check(`${name}_proposal`, isOneOf(table.proposal, proposalKinds))],
  );

export const writtenEvents = writtenTable('calendar_written_events', {
  column: 'reservation_id',
  references: () => reservations.id,
});
export const writtenDates = writtenTable('calendar_written_dates', {
  column: 'date_id',
  references: () => cohortDates.id,
});
export type WrittenEventRow = typeof writtenEvents.$inferSelect;
