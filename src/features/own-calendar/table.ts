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
 * The address at which the owner's calendars read everything that is booked: one row, none without an address. No backup holds
 * it: an address that was renewed must not be valid again.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: integer('id').primaryKey().default(1),
    /** Hash of the secret, by which a request is recognised. */
    hash: text('hash').notNull(),
    /** The secret, encrypted under a key that is not in the database: the owner's room shows it. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('calendar_feeds_one_row', sql`${table.id} = 1`)],
);

/** The owner's account at a calendar server: one row, none without an account. */
export const calendarAccounts = pgTable(
  'calendar_accounts',
  {
    id: integer('id').primaryKey().default(1),
    address: text('address').notNull(),
    username: text('username').notNull(),
    /** Encrypted under a key that is not in the database. */
    sealedPassword: text('sealed_password').notNull(),
    /** The address of the calendar that appointments are written to; null where they aren't. */
    writeTo: text('write_to'),
    state: text('state').$type<AccountState>().notNull().default('waiting'),
    /** Why the last attempt failed. */
    lastError: text('last_error').$type<AccountError>(),
    /** Attempts that failed in a row. */
    failures: integer('failures').notNull().default(0),
    /** When the server is asked again without a cause; null where only the owner can bring that about. */
    nextAt: instant('next_at'),
    checkedAt: instant('checked_at'),
    readAt: instant('read_at'),
    /** Until when a process is at it, so that no other one is. */
    heldUntil: instant('held_until'),
    /** Rises with what the owner changes; work that began before that ends. */
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

/** The calendars of the account. */
export const accountCalendars = pgTable('calendar_account_calendars', {
  href: text('href').primaryKey(),
  accountId: ofAccount(),
  name: text('name').notNull(),
  isWritable: boolean('is_writable').notNull(),
  /** Whether its events count as busy times. */
  isBusy: boolean('is_busy').notNull().default(false),
  /** What it was read by last: the server's mark, and the days and the zone that were looked at. Null: it has to be read. */
  readBy: text('read_by'),
});
export type AccountCalendarRow = typeof accountCalendars.$inferSelect;

/** The events that were written to the account's calendar: when they begin, never what they say. */
const writtenTable = (name: string, of: { column: string; references: () => AnyPgColumn }) =>
  pgTable(
    name,
    {
      id: uuid(of.column).primaryKey().references(of.references, { onDelete: 'cascade' }),
      accountId: ofAccount(),
      href: text('href').notNull(),
      /** As it was last seen there, or stored for certain. */
      startsAt: instant('starts_at'),
      revision: text('revision'),
      /** Milliseconds since 1970: when it may begin without her having to be asked. */
      otherStarts: jsonb('other_starts').$type<number[]>().notNull().default([]),
      /** What the owner did to it there. */
      proposal: text('proposal').$type<ProposalKind>(),
      proposedStart: instant('proposed_start'),
    },
    (table) => [check(`${name}_proposal`, isOneOf(table.proposal, proposalKinds))],
  );

/** Those of appointments. */
export const writtenEvents = writtenTable('calendar_written_events', {
  column: 'reservation_id',
  references: () => reservations.id,
});
/** Those of the dates of courses. */
export const writtenDates = writtenTable('calendar_written_dates', {
  column: 'date_id',
  references: () => cohortDates.id,
});
export type WrittenEventRow = typeof writtenEvents.$inferSelect;
