import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import { allPrograms, titleOf } from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import { cohortDates, cohorts } from './table';

/** The dates that take place and end later than `after`, in order of time. Hidden cohorts are left out: they are only planned. */
export async function courseTimes({ db }: Pick<Context, 'db'>, after: Date, locale: Locale) {
  const rows = await db
    .select({ date: cohortDates, cohort: cohorts })
    .from(cohortDates)
    .innerJoin(cohorts, eq(cohorts.id, cohortDates.cohortId))
    .where(
      and(
        gt(cohortDates.endsAt, after),
        isNull(cohortDates.cancelledAt),
        ne(cohorts.visibility, 'hidden'),
        ne(cohorts.status, 'cancelled'),
      ),
    )
    .orderBy(asc(cohortDates.startsAt));
  if (rows.length === 0) return [];
  const programs = await allPrograms(db);
  return rows.map(({ date, cohort }) => ({
    id: date.id,
    cohortId: cohort.id,
    start: date.startsAt,
    end: date.endsAt,
    title: titleOf(programs.get(cohort.programId), cohort.programId, locale),
    /** The owner's note on the cohort, such as the name of a company. */
    note: cohort.note,
    place: cohort.place || cohort.link,
    // Each change by the owner increments the version, so it can serve as the calendar's sequence.
    sequence: cohort.version - 1,
    changedAt: cohort.updatedAt,
  }));
}
export type CourseTime = Awaited<ReturnType<typeof courseTimes>>[number];

/**
 * Which of these dates don't take place any more: they were taken off, or their cohort was cancelled or hidden. Dates that had
 * ended before their cohort was cancelled or hidden did take place, so they are left out.
 */
export async function goneAmong(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isOff = or(eq(cohorts.visibility, 'hidden'), eq(cohorts.status, 'cancelled'));
  const gone = await db
    .select({ id: cohortDates.id })
    .from(cohortDates)
    .innerJoin(cohorts, eq(cohorts.id, cohortDates.cohortId))
    .where(
      and(
        inArray(cohortDates.id, [...ids]),
        or(isNotNull(cohortDates.cancelledAt), and(isOff, gt(cohortDates.endsAt, cohorts.updatedAt))),
      ),
    );
  return new Set(gone.map(({ id }) => id));
}

/** How many dates of cohorts begin after `now`; those of hidden cohorts count too, those of cancelled ones don't. */
export const datesAhead = (db: Executor, now: Date): Promise<number> =>
  db.$count(
    cohortDates,
    and(
      isNull(cohortDates.cancelledAt),
      gt(cohortDates.startsAt, now),
      notInArray(
        cohortDates.cohortId,
        db.select({ id: cohorts.id }).from(cohorts).where(eq(cohorts.status, 'cancelled')),
      ),
    ),
  );
