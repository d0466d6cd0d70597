import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { enqueueMails, type NewMail } from '#/platform/mail/outbox';
import { buildMail, type CohortJob, lookAgain } from '../jobs';
import { shortMail } from '../mails/kinds';
import {
  expectsDate,
  hasBegun,
  heldUntil,
  type LiveDate,
  openness,
  reminderAt,
  type Told,
  unaware,
} from '../rules';
import { enrolledCount, isIn, liveDates, lockCohort, seatsTaken, toldNow } from '../seats';
import { type CohortRow, cohorts, type EnrolmentRow, enrolments } from '../table';

type SettleContext = Pick<Context, 'jobs' | 'clock'>;

/** A locked cohort with its dates that take place, and the time of the transaction. */
interface LockedCohort {
  tx: Transaction;
  cohort: CohortRow;
  dates: readonly LiveDate[];
  now: Date;
}

/** The job of `cohortQueue`: does what is due for a cohort. Does nothing if that is already done or not due any more. */
export const settleDue = (ctx: Context, { cohortId }: CohortJob): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const cohort = await lockCohort(tx, cohortId);
    if (cohort) await settle(ctx, tx, cohort);
  });

/**
 * Does everything that is due for a locked cohort. Offers lapse once their time is over, and free seats are offered. People get
 * mails about changes, and reminders. The owner gets a mail if too few have enrolled. After its last date, the cohort ends. A
 * command that frees a seat or changes dates calls this afterwards. `enrol` calls it first, so that nobody overtakes those who
 * wait.
 */
export async function settle(ctx: SettleContext, tx: Transaction, cohort: CohortRow): Promise<void> {
  const now = ctx.clock.now();
  if (cohort.status !== 'open') return;
  const dates = await liveDates(tx, cohort.id);
  const locked: LockedCohort = { tx, cohort, dates, now };
  if (openness(cohort, dates, now) === 'over') return end(ctx, locked);
  const shortened = await shortenHolds(locked);
  await tx
    .update(enrolments)
    .set({ status: 'lapsed', heldUntil: null, updatedAt: now })
    .where(and(isIn(cohort.id, 'offered'), lte(enrolments.heldUntil, now)));
  const offered = await offerFreeSeats(locked);
  // A mail goes to people with a new offer, and to those whose offer ends sooner than they were told. If the earlier end has
  // passed already, the offer has lapsed, and no mail is sent.
  const held = [...shortened, ...offered].filter(({ heldUntil }) => heldUntil && heldUntil > now);
  await enqueueMails(ctx, tx, [
    ...held.map((row) => buildMail(row, 'enrolment-offer', { until: row.heldUntil ?? undefined })),
    ...(await tell(locked)),
    ...(await remind(locked)),
    ...(await reportShort(locked)),
  ]);
  const ends = held.map(({ heldUntil }) => heldUntil);
  await lookAgain(ctx, tx, cohort.id, ends);
}

/**
 * Offers the free seats of a cohort to the people who wait, in the order in which they enrolled. After the cohort's beginning
 * nothing is offered. Returns the enrolments that got an offer.
 */
async function offerFreeSeats({ tx, cohort, dates, now }: LockedCohort): Promise<EnrolmentRow[]> {
  if (hasBegun(dates, now)) return [];
  const free = cohort.seats - (await seatsTaken(tx, cohort.id));
  if (free <= 0) return [];
  const next = tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(isIn(cohort.id, 'waiting'))
    .orderBy(asc(enrolments.place))
    .limit(free);
  return tx
    .update(enrolments)
    .set({ status: 'offered', heldUntil: heldUntil(cohort.holdHours, dates, now), updatedAt: now })
    .where(inArray(enrolments.id, next))
    .returning();
}

/**
 * Shortens holds of offered seats that would last beyond the cohort's beginning, which the owner may have moved to an earlier
 * time. Returns the enrolments whose holds became shorter.
 */
async function shortenHolds({ tx, cohort, dates, now }: LockedCohort): Promise<EnrolmentRow[]> {
  const begins = dates[0]?.start;
  if (!begins) return [];
  return tx
    .update(enrolments)
    .set({ heldUntil: begins, updatedAt: now })
    .where(and(isIn(cohort.id, 'offered'), gt(enrolments.heldUntil, begins)))
    .returning();
}

/**
 * Ends a cohort: enrolments with a seat become `finished`, offered and waiting ones `lapsed`. A cohort can end early because its
 * future dates were taken off. People with a seat expect those dates, so they get a mail at once.
 */
async function end(ctx: SettleContext, { tx, cohort, dates, now }: LockedCohort): Promise<void> {
  const { id } = cohort;
  const known = toldNow(cohort, dates);
  const expecting = (await unawareOf(tx, cohort, known)).filter(
    ({ status, told }) => status === 'enrolled' && expectsDate(told, now),
  );
  await enqueueMails(ctx, tx, await tellThese(tx, cohort, expecting, known));
  await tx.update(cohorts).set({ status: 'over', tellAt: null, updatedAt: now }).where(eq(cohorts.id, id));
  await tx.update(enrolments).set({ status: 'finished', updatedAt: now }).where(isIn(id, 'enrolled'));
  await tx
    .update(enrolments)
    .set({ status: 'lapsed', heldUntil: null, updatedAt: now })
    .where(isIn(id, 'offered', 'waiting'));
}

/** If `tellAt` has come, the mails about the current dates and place, to everybody who was last told something else. */
async function tell({ tx, cohort, dates, now }: LockedCohort): Promise<NewMail[]> {
  if (!cohort.tellAt || cohort.tellAt > now) return [];
  const known = toldNow(cohort, dates);
  await tx.update(cohorts).set({ tellAt: null }).where(eq(cohorts.id, cohort.id));
  return tellThese(tx, cohort, await unawareOf(tx, cohort, known), known);
}

async function unawareOf(tx: Transaction, { id }: CohortRow, known: Told): Promise<EnrolmentRow[]> {
  return unaware(await tx.select().from(enrolments).where(eq(enrolments.cohortId, id)), known);
}

/** Stores that these people are told `known`, and returns the mails that tell them. */
async function tellThese(
  tx: Transaction,
  cohort: CohortRow,
  people: readonly EnrolmentRow[],
  known: Told,
): Promise<NewMail[]> {
  if (people.length === 0) return [];
  const sequence = cohort.sequence + 1;
  await tx.update(cohorts).set({ sequence }).where(eq(cohorts.id, cohort.id));
  const ids = people.map(({ id }) => id);
  await tx.update(enrolments).set({ told: known }).where(inArray(enrolments.id, ids));
  return people.map((row) => buildMail(row, 'enrolment-changed', { sequence, before: row.told }));
}

async function remind({ tx, cohort, dates, now }: LockedCohort): Promise<NewMail[]> {
  const at = reminderAt(dates);
  const begins = dates[0]?.start;
  if (!at || !begins || at > now || begins <= now) return [];
  if (cohort.remindedOf?.getTime() === begins.getTime()) return [];
  await tx.update(cohorts).set({ remindedOf: begins }).where(eq(cohorts.id, cohort.id));
  // People who enrolled after the reminder's time have just got the dates by mail, so they get no reminder.
  const enrolled = await tx
    .select()
    .from(enrolments)
    .where(and(isIn(cohort.id, 'enrolled'), lte(enrolments.updatedAt, at)));
  return enrolled.map((row) => buildMail(row, 'enrolment-reminder', { begins }));
}

async function reportShort({ tx, cohort, now }: LockedCohort): Promise<NewMail[]> {
  const { id, closesAt, minimum, shortAt } = cohort;
  const isDue = closesAt && closesAt <= now && shortAt?.getTime() !== closesAt.getTime();
  if (!isDue || (await enrolledCount(tx, id)) >= minimum) return [];
  await tx.update(cohorts).set({ shortAt: closesAt }).where(eq(cohorts.id, id));
  return [{ kind: shortMail, about: id }];
}
