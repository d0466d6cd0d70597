import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '#/platform/db/database';
import {
  type EnrolmentStatus,
  hasBegun,
  heldUntil,
  type LiveDate,
  openness,
  seatedStatuses,
  type Told,
  unaware,
} from './rules';
import { type CohortRow, cohortDates, cohorts, type EnrolmentRow, enrolments } from './table';

/**
 * Locks a cohort until the transaction ends. Every command that gives, takes or frees a seat locks the cohort first, so that
 * these commands run one after the other.
 */
export async function lockCohort(tx: Transaction, id: string): Promise<CohortRow | undefined> {
  const [row] = await tx.select().from(cohorts).where(eq(cohorts.id, id)).for('update');
  return row;
}

/**
 * Locks the cohort of an enrolment, then reads and locks the enrolment, so that its row is current. Undefined if there is none.
 */
export async function lockEnrolment(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ cohortId: enrolments.cohortId })
    .from(enrolments)
    .where(eq(enrolments.id, id));
  const cohort = found && (await lockCohort(tx, found.cohortId));
  if (!cohort) return undefined;
  const [enrolment] = await tx.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  return enrolment && { cohort, enrolment };
}

/** The dates of several cohorts that take place, in order of time, by cohort id. */
export async function datesByCohort(db: Executor, ids: readonly string[]): Promise<Map<string, LiveDate[]>> {
  const found = new Map(ids.map((id) => [id, [] as LiveDate[]]));
  if (ids.length === 0) return found;
  const { id, cohortId, startsAt, endsAt, cancelledAt } = cohortDates;
  const rows = await db
    .select({ cohortId, id, start: startsAt, end: endsAt })
    .from(cohortDates)
    .where(and(inArray(cohortId, [...ids]), isNull(cancelledAt)))
    .orderBy(asc(startsAt), asc(id));
  for (const { cohortId: of, ...date } of rows) found.get(of)?.push(date);
  return found;
}

/** The dates of a cohort that take place, in order of time. */
export const liveDates = async (db: Executor, cohortId: string): Promise<LiveDate[]> =>
  (await datesByCohort(db, [cohortId])).get(cohortId) ?? [];

/** What a person who enrols or gets a mail now is told of a cohort. */
export const toldNow = (
  { place, link }: Pick<CohortRow, 'place' | 'link'>,
  dates: readonly LiveDate[],
): Told => ({
  dates: dates.map(({ id, start, end }) => ({ id, start: start.toISOString(), end: end.toISOString() })),
  place,
  link,
});

/** When people get the mail about the latest changes; null if there are no changes, or if nobody has to be told of them. */
export const tellsAt = (
  cohort: CohortRow,
  dates: readonly LiveDate[],
  people: readonly Pick<EnrolmentRow, 'status' | 'told'>[],
): Date | null => (unaware(people, toldNow(cohort, dates)).length > 0 ? cohort.tellAt : null);

/** How many enrolments of a cohort have one of these statuses. */
const countIn = (db: Executor, cohortId: string, statuses: readonly EnrolmentStatus[]): Promise<number> =>
  db.$count(enrolments, and(eq(enrolments.cohortId, cohortId), inArray(enrolments.status, [...statuses])));

/** How many seats are taken or held. */
export const seatsTaken = (db: Executor, cohortId: string): Promise<number> =>
  countIn(db, cohortId, seatedStatuses);

/** How many people have a seat that isn't merely offered. */
export const enrolledCount = (db: Executor, cohortId: string): Promise<number> =>
  countIn(db, cohortId, ['enrolled', 'finished']);

/** Counts enrolments, of these cohorts or of all. Returns a function that says how many a cohort has in some statuses. */
export async function peopleIn(db: Executor, ids?: readonly string[]) {
  const { cohortId, status } = enrolments;
  const rows = await db
    .select({ cohortId, status, people: count() })
    .from(enrolments)
    .where(ids && inArray(cohortId, [...ids]))
    .groupBy(cohortId, status);
  return (id: string, ...statuses: EnrolmentStatus[]): number =>
    rows
      .filter((row) => row.cohortId === id && statuses.includes(row.status))
      .reduce((sum, { people }) => sum + people, 0);
}

/** The people who wait for a seat of a cohort, in the order in which they enrolled. */
const waitingFor = (db: Executor, cohortId: string): Promise<EnrolmentRow[]> =>
  db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.status, 'waiting')))
    .orderBy(asc(enrolments.place));

/** How many seats of a locked cohort a new person can get: none while others wait. */
export async function seatsLeft(
  db: Executor,
  { id, seats }: Pick<CohortRow, 'id' | 'seats'>,
): Promise<number> {
  if ((await waitingFor(db, id)).length > 0) return 0;
  return Math.max(0, seats - (await seatsTaken(db, id)));
}

/**
 * Offers the free seats of a locked cohort to the people who wait, in the order in which they enrolled. After the cohort's
 * beginning nothing is offered. Returns the enrolments that got an offer.
 */
export async function offerFreeSeats(
  tx: Transaction,
  cohort: CohortRow,
  dates: readonly LiveDate[],
  now: Date,
): Promise<EnrolmentRow[]> {
  const isOff = ['cancelled', 'over'].includes(openness(cohort, dates, now));
  if (hasBegun(dates, now) || isOff) return [];
  const free = cohort.seats - (await seatsTaken(tx, cohort.id));
  const next = free > 0 ? (await waitingFor(tx, cohort.id)).slice(0, free) : [];
  if (next.length === 0) return [];
  return tx
    .update(enrolments)
    .set({ status: 'offered', heldUntil: heldUntil(cohort.holdHours, dates, now), updatedAt: now })
    .where(
      inArray(
        enrolments.id,
        next.map(({ id }) => id),
      ),
    )
    .returning();
}

/**
 * Lets no hold of an offered seat last beyond the cohort's beginning, which the owner may have moved to an earlier time. The
 * cohort is locked. Returns the enrolments whose holds became shorter.
 */
export async function shortenHolds(
  tx: Transaction,
  { id }: Pick<CohortRow, 'id'>,
  dates: readonly LiveDate[],
  now: Date,
): Promise<EnrolmentRow[]> {
  const begins = dates[0]?.start;
  if (!begins) return [];
  return tx
    .update(enrolments)
    .set({ heldUntil: begins, updatedAt: now })
    .where(
      and(eq(enrolments.cohortId, id), eq(enrolments.status, 'offered'), gt(enrolments.heldUntil, begins)),
    )
    .returning();
}
