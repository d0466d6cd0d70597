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
import { phoneColumns, recordColumns } from '#/owner/records/columns';
import { instant, isOneOf } from '#/platform/db/columns';
import { searchText } from '#/platform/db/search';
import { type Localized, locales } from '#/platform/i18n/locale';
import { linkTokens } from '#/platform/mail/link-tokens';
import { type BalanceStatus, balanceStatuses, type EntryKind, entryKinds } from './rules';

/** Sold packages: each is a balance of sessions. The agreed terms are copied from the package, which may change later. */
export const balances = pgTable(
  'balances',
  {
    ...recordColumns(),
    ...phoneColumns(),
    status: text('status').$type<BalanceStatus>().notNull(),
    packageId: text('package_id').notNull(),
    /** The package's title when it was sold. */
    title: jsonb('title').$type<Localized>().notNull(),
    sessions: integer('sessions').notNull(),
    /** The sum of the ledger's entries. The database checks this at the end of each transaction. */
    left: integer('left_over').notNull(),
    /** The ids of the services for which the balance pays; empty if it pays for every service that can be booked. */
    services: jsonb('services').$type<string[]>().notNull(),
    returnHours: integer('return_hours').notNull(),
    bookBeforePaid: boolean('book_before_paid').notNull(),
    /** The first moment at which the balance isn't valid any more; null for no end. */
    expiresAt: instant('expires_at'),
    paidAt: instant('paid_at'),
    /** The reference that the buyer writes into a bank transfer. */
    reference: text('reference'),
    paymentLink: text('payment_link'),
    paymentText: text('payment_text'),
    /** Only the owner sees it. */
    price: text('price'),
    /** Incremented by every change. */
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    searched: text('searched').generatedAlwaysAs(
      searchText('id', 'name', 'email', 'phone', 'company', 'reference'),
    ),
  },
  (table) => [
    check('balances_status', isOneOf(table.status, balanceStatuses)),
    check('balances_language', isOneOf(table.language, locales)),
    check('balances_left', sql`${table.left} >= 0`),
    check('balances_sessions', sql`${table.sessions} > 0`),
    index('balances_created_at').on(table.createdAt),
  ],
);
export type BalanceRow = typeof balances.$inferSelect;

/**
 * The ledger. A trigger of the migration keeps entries from being changed or deleted. Only their notes can be emptied, when
 * the buyer's data is erased.
 */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    balanceId: uuid('balance_id')
      .notNull()
      .references(() => balances.id),
    /** The entry's place in order of time: 1 for the sale, then increasing, with gaps. */
    place: integer('place').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** The sessions that the entry adds; negative if it removes them. */
    sessions: integer('sessions').notNull(),
    /** The sessions left after the entry. */
    left: integer('left_over').notNull(),
    /** The appointment for which a session was used, or whose session came back. */
    reservationId: uuid('reservation_id'),
    /** The owner's reason for a correction. Only she sees it. */
    note: text('note'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.balanceId, table.place] }),
    check('balance_entries_kind', isOneOf(table.kind, entryKinds)),
    check('balance_entries_sessions', sql`${table.sessions} <> 0`),
    check('balance_entries_left', sql`${table.left} >= 0`),
    // An appointment takes one session at most, and gives it back at most once.
    uniqueIndex('balance_entries_reservation')
      .on(table.reservationId, table.kind)
      .where(sql`${table.reservationId} is not null`),
  ],
);
export type EntryRow = typeof balanceEntries.$inferSelect;

/** The links in mails. Renewing the link deletes all earlier ones. */
export const balanceTokens = linkTokens('balance_tokens', 'balance', () => balances.id);
