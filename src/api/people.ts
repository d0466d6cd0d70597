import { and, eq, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { balanceQueries, describedBalances } from '#/features/balances/admin-queries';
import { erase as eraseBalance, eraseAgain as eraseBalanceAgain } from '#/features/balances/commands/erase';
import { isErasable as isBalanceErasable } from '#/features/balances/rules';
import { type BalanceRow, balances } from '#/features/balances/table';
import { reservationQueries } from '#/features/booking/admin-queries';
import { eraseAgain, erase as eraseReservation } from '#/features/booking/commands/erase';
import { isErasable } from '#/features/booking/rules';
import { blocks, overrides, type ReservationRow, reservations } from '#/features/booking/table';
import { describedEnrolments } from '#/features/cohorts/admin-person-queries';
import { enrolmentQueries } from '#/features/cohorts/admin-queries';
import {
  erase as eraseEnrolment,
  eraseAgain as eraseEnrolmentAgain,
} from '#/features/cohorts/commands/erase';
import { forgetCompany } from '#/features/cohorts/commands/forget-company';
import { isErasable as isEnrolmentErasable, liveStatuses } from '#/features/cohorts/rules';
import { cohorts, type EnrolmentRow, enrolments } from '#/features/cohorts/table';
import { messageQueries } from '#/features/contact/admin-queries';
import { erase as eraseMessage } from '#/features/contact/commands/erase';
import { contactMessages } from '#/features/contact/table';
import type { OwnersNotes, PersonSource } from '#/features/privacy/admin-queries';
import { applicationQueries } from '#/features/training/admin-queries';
import { erase as eraseApplication } from '#/features/training/commands/erase';
import { trainingApplications } from '#/features/training/table';
import { waitingQueries } from '#/features/waiting/admin-queries';
import { erase as eraseWaiting } from '#/features/waiting/commands/erase';
import { type WaitingRow, waitingEntries } from '#/features/waiting/table';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { mentionsPerson } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';

const monthsBefore = (now: Date, months: number): SQL =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/** When the owner last had to do with it: its latest change of status, or its arrival. */
const lastDealtWith = (table: typeof trainingApplications | typeof contactMessages): SQL =>
  sql`coalesce(${table.statusAt}, ${table.createdAt})`;

const erased =
  (
    table:
      | typeof reservations
      | typeof trainingApplications
      | typeof contactMessages
      | typeof balances
      | typeof waitingEntries
      | typeof enrolments,
  ) =>
  (db: Executor) =>
    db
      .select({ id: table.id, at: table.erasedAt })
      .from(table as typeof reservations)
      .where(isNotNull(table.erasedAt));

const none = { reservations: [], applications: [], messages: [], balances: [], enrolments: [], spam: [] };

/** The owner's notes on times off, of deleted ones too, on days with other hours, and on courses, that name a person. */
export const ownersNotes: OwnersNotes = async ({ db }, person) => ({
  blocks: await unionAll(
    db
      .select({ id: sql<string>`${blocks.id}::text`.as('id'), createdAt: blocks.createdAt })
      .from(blocks)
      .where(mentionsPerson(blocks, person) ?? sql`false`),
    db
      .select({ id: sql<string>`${overrides.date}::text`.as('id'), createdAt: overrides.createdAt })
      .from(overrides)
      .where(mentionsPerson(overrides, person) ?? sql`false`),
  ),
  cohorts: await db
    .select({ id: cohorts.id, createdAt: cohorts.createdAt })
    .from(cohorts)
    .where(mentionsPerson(cohorts, person) ?? sql`false`),
});

/** Erases an application, and the name of the company in the note of a course that was made of it. */
export const eraseInquiry = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<Done> =>
  transact(ctx.db, async (tx) => {
    await forgetCompany(tx, id);
    return eraseApplication({ ...ctx, db: tx }, id);
  });

/** Every kind of record with personal data; a further one is entered here. */
export const personSources: readonly PersonSource[] = [
  {
    kind: 'reservations',
    find: (ctx, person) => reservationQueries.ofPerson(ctx, person),
    mentioning: (ctx, person) => reservationQueries.mentioning(ctx, person),
    isErasable: (row, now) => isErasable(row as ReservationRow, now),
    describe: (ctx, rows, locale) => reservationQueries.described(ctx, rows as ReservationRow[], locale),
    erase: eraseReservation,
    eraseAgain,
    erased: erased(reservations),
    async due(ctx, { reservations: months }, limit) {
      if (months === null) return none;
      const moment = monthsBefore(ctx.clock.now(), months);
      return {
        ...none,
        reservations: await reservationQueries.lastedUntil(ctx, reservations.endsAt, moment, limit),
      };
    },
  },
  {
    kind: 'applications',
    find: (ctx, person) => applicationQueries.ofPerson(ctx, person),
    mentioning: (ctx, person) => applicationQueries.mentioning(ctx, person),
    isErasable: () => true,
    describe: (ctx, rows, locale) =>
      applicationQueries.described(ctx, rows as (typeof trainingApplications.$inferSelect)[], locale),
    erase: eraseInquiry,
    eraseAgain: eraseInquiry,
    erased: erased(trainingApplications),
    async due(ctx, { applications: months }, limit) {
      if (months === null) return none;
      const moment = monthsBefore(ctx.clock.now(), months);
      const lastEvent = lastDealtWith(trainingApplications);
      return { ...none, applications: await applicationQueries.lastedUntil(ctx, lastEvent, moment, limit) };
    },
  },
  {
    kind: 'messages',
    find: (ctx, person) => messageQueries.ofPerson(ctx, person),
    mentioning: (ctx, person) => messageQueries.mentioning(ctx, person),
    isErasable: () => true,
    describe: (ctx, rows, locale) =>
      messageQueries.described(ctx, rows as (typeof contactMessages.$inferSelect)[], locale),
    erase: eraseMessage,
    eraseAgain: eraseMessage,
    erased: erased(contactMessages),
    async due(ctx, { messages, spam }, limit) {
      const kept = (months: number | null, which: SQL) =>
        months === null
          ? []
          : messageQueries.lastedUntil(
              ctx,
              lastDealtWith(contactMessages),
              monthsBefore(ctx.clock.now(), months),
              limit,
              and(which),
            );
      return {
        ...none,
        messages: await kept(messages, ne(contactMessages.status, 'spam')),
        spam: await kept(spam, eq(contactMessages.status, 'spam')),
      };
    },
  },
  {
    kind: 'balances',
    find: (ctx, person) => balanceQueries.ofPerson(ctx, person),
    mentioning: (ctx, person) => balanceQueries.mentioning(ctx, person),
    isErasable: (row, now) => isBalanceErasable(row as BalanceRow, now),
    describe: (ctx, rows, locale) => describedBalances(ctx, rows as BalanceRow[], locale),
    erase: eraseBalance,
    eraseAgain: eraseBalanceAgain,
    erased: erased(balances),
    async due(ctx, { balances: months }, limit) {
      if (months === null) return none;
      const isOver = or(inArray(balances.status, ['expired', 'ended']), eq(balances.left, 0));
      const moment = monthsBefore(ctx.clock.now(), months);
      return {
        ...none,
        balances: await balanceQueries.lastedUntil(ctx, balances.updatedAt, moment, limit, isOver),
      };
    },
  },
  {
    kind: 'waiting',
    find: (ctx, person) => waitingQueries.ofPerson(ctx, person),
    mentioning: (ctx, person) => waitingQueries.mentioning(ctx, person),
    // Who is erased no longer waits.
    isErasable: () => true,
    describe: (ctx, rows, locale) => waitingQueries.described(ctx, rows as WaitingRow[], locale),
    erase: eraseWaiting,
    eraseAgain: eraseWaiting,
    erased: erased(waitingEntries),
    // Its time is not the owner's to set (features/waiting/commands/erase-old.ts).
    due: async () => none,
  },
  {
    kind: 'enrolments',
    find: (ctx, person) => enrolmentQueries.ofPerson(ctx, person),
    mentioning: (ctx, person) => enrolmentQueries.mentioning(ctx, person),
    isErasable: (row) => isEnrolmentErasable(row as EnrolmentRow),
    describe: (ctx, rows, locale) => describedEnrolments(ctx, rows as EnrolmentRow[], locale),
    erase: eraseEnrolment,
    eraseAgain: eraseEnrolmentAgain,
    erased: erased(enrolments),
    async due(ctx, { enrolments: months }, limit) {
      if (months === null) return none;
      const isOver = notInArray(enrolments.status, [...liveStatuses]);
      const moment = monthsBefore(ctx.clock.now(), months);
      return {
        ...none,
        enrolments: await enrolmentQueries.lastedUntil(ctx, enrolments.updatedAt, moment, limit, isOver),
      };
    },
  },
];
