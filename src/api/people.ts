import { eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { balanceQueries } from '#/features/balances/admin-queries';
import { erase as eraseBalance, eraseAgain as eraseBalanceAgain } from '#/features/balances/commands/erase';
import { isErasable as isBalanceErasable } from '#/features/balances/rules';
import { type BalanceRow, balances } from '#/features/balances/table';
import { notesNaming } from '#/features/booking/admin-note-queries';
import { reservationQueries } from '#/features/booking/admin-queries';
import { emptyPastNote } from '#/features/booking/commands/empty-note';
import { eraseAgain, erase as eraseReservation } from '#/features/booking/commands/erase';
import { isErasable } from '#/features/booking/rules';
import { type ReservationRow, reservations } from '#/features/booking/table';
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
import { perKind, type Retention } from '#/features/privacy/contract';
import { applicationQueries } from '#/features/training/admin-queries';
import { erase as eraseApplication } from '#/features/training/commands/erase';
import { trainingApplications } from '#/features/training/table';
import { waitingQueries } from '#/features/waiting/admin-queries';
import { erase as eraseWaiting } from '#/features/waiting/commands/erase';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { mentionsPerson } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';

const monthsBefore = (now: Date, months: number): SQL =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/** SQL for the time from which retention counts: the latest change of the record's status, or its arrival. */
const lastDealtWith = (table: typeof trainingApplications | typeof contactMessages): SQL =>
  sql`coalesce(${table.statusAt}, ${table.createdAt})`;

const personsOf = (
  { kind, ofPerson, mentioning, erased, described }: PersonQueries,
  erase: PersonSource['erase'],
): Omit<PersonSource, 'due'> => ({
  kind,
  find: ofPerson,
  mentioning,
  erased,
  describe: described,
  isErasable: () => true,
  erase,
  eraseAgain: erase,
});

interface PersonQueries extends Pick<PersonSource, 'kind' | 'mentioning' | 'erased'> {
  ofPerson: PersonSource['find'];
  described: PersonSource['describe'];
}

const none = perKind((): string[] => []);

/** Finds the records whose last event is longer ago than the retention of their kind; none if the owner has set no retention. */
const dueSince =
  (
    kind: keyof Retention,
    { lastedUntil }: Pick<typeof reservationQueries, 'lastedUntil'>,
    lastEvent: SQL | PgColumn,
    condition?: SQL,
  ): PersonSource['due'] =>
  async (ctx, { [kind]: months }, limit) => {
    if (months === null) return none;
    const moment = monthsBefore(ctx.clock.now(), months);
    return { ...none, [kind]: await lastedUntil(ctx, lastEvent, moment, limit, condition) };
  };

const messageDealtWith = lastDealtWith(contactMessages);
const dueMessages = dueSince(
  'messages',
  messageQueries,
  messageDealtWith,
  ne(contactMessages.status, 'spam'),
);
const dueSpam = dueSince('spam', messageQueries, messageDealtWith, eq(contactMessages.status, 'spam'));

/** The owner's notes on blocks, overrides and courses, which may name a person. */
export const ownersNotes: OwnersNotes = {
  naming: async (ctx, person) => ({
    ...(await notesNaming(ctx, person)),
    cohorts: await ctx.db
      .select({ id: cohorts.id, createdAt: cohorts.createdAt })
      .from(cohorts)
      .where(mentionsPerson(cohorts, person) ?? sql`false`),
  }),
  empty: emptyPastNote,
};

/** Erases an application. If the note of a course that was made from it is still the company's name, the note is emptied. */
export const eraseInquiry = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<Done> =>
  transact(ctx.db, async (tx) => {
    await forgetCompany(tx, id);
    return eraseApplication({ ...ctx, db: tx }, id);
  });

/** Every kind of record with personal data; a further one is entered here. */
export const personSources: readonly PersonSource[] = [
  {
    ...personsOf(reservationQueries, eraseReservation),
    isErasable: (row, now) => isErasable(row as ReservationRow, now),
    eraseAgain,
    due: dueSince('reservations', reservationQueries, reservations.endsAt),
  },
  {
    ...personsOf(applicationQueries, eraseInquiry),
    due: dueSince('applications', applicationQueries, lastDealtWith(trainingApplications)),
  },
  {
    ...personsOf(messageQueries, eraseMessage),
    due: async (...asked) => ({ ...(await dueMessages(...asked)), spam: (await dueSpam(...asked)).spam }),
  },
  {
    ...personsOf(balanceQueries, eraseBalance),
    isErasable: (row, now) => isBalanceErasable(row as BalanceRow, now),
    eraseAgain: eraseBalanceAgain,
    due: dueSince(
      'balances',
      balanceQueries,
      balances.updatedAt,
      or(inArray(balances.status, ['expired', 'ended']), eq(balances.left, 0)),
    ),
  },
  {
    // Entries can always be erased: erasing one also ends the person's wait.
    ...personsOf(waitingQueries, eraseWaiting),
    // The owner can't set the retention of entries (see features/waiting/commands/erase-old.ts).
    due: async () => none,
  },
  {
    ...personsOf(enrolmentQueries, eraseEnrolment),
    isErasable: (row) => isEnrolmentErasable(row as EnrolmentRow),
    eraseAgain: eraseEnrolmentAgain,
    due: dueSince(
      'enrolments',
      enrolmentQueries,
      enrolments.updatedAt,
      notInArray(enrolments.status, [...liveStatuses]),
    ),
  },
];
