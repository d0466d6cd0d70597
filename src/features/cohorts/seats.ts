import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '#/platform/db/database';
import { type EnrolmentStatus, type LiveDate, seatedStatuses, type Told, unaware } from './rules';
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

/** By cohort id: the dates that take place, in order of time. */
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

/** A cohort's dates that take place, in order of time. */
export const liveDates = async (db: Executor, cohortId: string): Promise<LiveDate[]> =>
  (await datesByCohort(db, [cohortId])).get(cohortId) ?? [];

export const inIso = ({ id, start, end }: LiveDate) => ({
  id,
  start: start.toISOString(),
  end: end.toISOString(),
});

/** The current dates, place and link, in the form in which an enrolment stores what its person was told. */
export const toldNow = (
  { place, link }: Pick<CohortRow, 'place' | 'link'>,
  dates: readonly LiveDate[],
): Told => ({
  dates: dates.map(inIso),
  place,
  link,
});

/** When people get the mail about the latest changes; null if there are no changes, or if nobody has to be told of them. */
export const tellsAt = (
  cohort: CohortRow,
  dates: readonly LiveDate[],
  people: readonly Pick<EnrolmentRow, 'status' | 'told'>[],
): Date | null => (unaware(people, toldNow(cohort, dates)).length > 0 ? cohort.tellAt : null);

/** The condition for the enrolments of a cohort that have one of these statuses. */
export const isIn = (cohortId: string, ...statuses: EnrolmentStatus[]) =>
  and(eq(enrolments.cohortId, cohortId), inArray(enrolments.status, statuses));

/** How many seats are taken or held. */
export const seatsTaken = (db: Executor, cohortId: string): Promise<number> =>
  db.$count(enrolments, isIn(cohortId, ...seatedStatuses));

/** How many people have taken a seat. Offered seats don't count. */
export const enrolledCount = (db: Executor, cohortId: string): Promise<number> =>
  db.$count(enrolments, isIn(cohortId, 'enrolled', 'finished'));

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

/** How many seats of a cohort a new person can get: none while others wait. `people` is from `peopleIn`. */
export const seatsLeft = (
  { id, seats }: Pick<CohortRow, 'id' | 'seats'>,
  people: Awaited<ReturnType<typeof peopleIn>>,
): number => (people(id, 'waiting') > 0 ? 0 : Math.max(0, seats - people(id, ...seatedStatuses)));
