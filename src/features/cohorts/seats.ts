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

/** Locks a cohort until the transaction ends: whatever gives, takes or frees a seat does so first, one after the other. */
export async function lockCohort(tx: Transaction, id: string): Promise<CohortRow | undefined> {
  const [row] = await tx.select().from(cohorts).where(eq(cohorts.id, id)).for('update');
  return row;
}

/** The cohort of an enrolment, locked, with the enrolment as it is once the lock is held. */
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

/** The dates of several cohorts that take place, in order of time, by the cohort. */
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

/** What somebody is told who asks now. */
export const toldNow = (
  { place, link }: Pick<CohortRow, 'place' | 'link'>,
  dates: readonly LiveDate[],
): Told => ({
  dates: dates.map(({ id, start, end }) => ({ id, start: start.toISOString(), end: end.toISOString() })),
  place,
  link,
});

/** When people are told of the latest changes; null where there are none, or nobody who knows anything else. */
export const tellsAt = (
  cohort: CohortRow,
  dates: readonly LiveDate[],
  people: readonly Pick<EnrolmentRow, 'status' | 'told'>[],
): Date | null => (unaware(people, toldNow(cohort, dates)).length > 0 ? cohort.tellAt : null);

/** How many people of a cohort are in one of some statuses. */
const countIn = (db: Executor, cohortId: string, statuses: readonly EnrolmentStatus[]): Promise<number> =>
  db.$count(enrolments, and(eq(enrolments.cohortId, cohortId), inArray(enrolments.status, [...statuses])));

/** How many seats are taken or held. */
export const seatsTaken = (db: Executor, cohortId: string): Promise<number> =>
  countIn(db, cohortId, seatedStatuses);

/** How many have a seat for good. */
export const enrolledCount = (db: Executor, cohortId: string): Promise<number> =>
  countIn(db, cohortId, ['enrolled', 'finished']);

/** Counts the people of cohorts by their statuses: of these cohorts, or of all. */
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

/** Those who wait for a seat of a cohort, first come first. */
const waitingFor = (db: Executor, cohortId: string): Promise<EnrolmentRow[]> =>
  db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.status, 'waiting')))
    .orderBy(asc(enrolments.place));

/** How many seats a locked cohort can give to whoever comes now: none while others wait. */
export async function seatsLeft(
  db: Executor,
  { id, seats }: Pick<CohortRow, 'id' | 'seats'>,
): Promise<number> {
  if ((await waitingFor(db, id)).length > 0) return 0;
  return Math.max(0, seats - (await seatsTaken(db, id)));
}

/**
 * Offers the free seats of a locked cohort to those who wait, one each, first come first; nobody is offered one once it has begun.
 * Returns whom, with the time until which each seat is held.
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

/** Lets no offered seat of a locked cohort be held beyond its beginning, which may have been moved forward. Returns whose hold is shorter. */
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
