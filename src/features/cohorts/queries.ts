import { and, asc, eq, gt, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { allPrograms, priceOf } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import type { Interval } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import { timeColumns } from '#/platform/db/periods';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { isoWithOffset, toWallTime } from '#/platform/time/zone';
import type { Cohort, Enrolment, SeatsLeft } from './contract';
import { hasSeat, isLive, type LiveDate, openness } from './rules';
import { datesByCohort, inIso, isIn, liveDates, peopleIn, seatsLeft } from './seats';
import {
  attendances,
  type CohortRow,
  cohortDates,
  cohorts,
  type EnrolmentRow,
  enrolments,
  enrolmentTokens,
} from './table';

type ReadContext = Pick<Context, 'db' | 'clock'>;

/** The title of a program, or of a program for companies; undefined if there is no such program. */
export async function cohortTitle(db: Executor, programId: string): Promise<Localized | undefined> {
  return (await allPrograms(db)).get(programId)?.title;
}

export async function cohortOf(db: Executor, id: string): Promise<CohortRow | undefined> {
  const [row] = await db.select().from(cohorts).where(eq(cohorts.id, id));
  return row;
}

export async function hasCohorts(db: Executor): Promise<boolean> {
  const [row] = await db.select({ id: cohorts.id }).from(cohorts).limit(1);
  return row !== undefined;
}

/**
 * The dates of cohorts that overlap a period, at which no appointment can be booked. Hidden and cancelled cohorts don't count.
 * Like `calendarTimes`, this returns the query unexecuted, so that the caller can combine it with others.
 */
export const cohortTimes = (db: Executor, { start, end }: Interval) =>
  db
    .select(timeColumns('cohort', cohortDates, cohorts.note))
    .from(cohortDates)
    .innerJoin(cohorts, eq(cohorts.id, cohortDates.cohortId))
    .where(
      and(
        isNull(cohortDates.cancelledAt),
        ne(cohorts.visibility, 'hidden'),
        ne(cohorts.status, 'cancelled'),
        lt(cohortDates.startsAt, end),
        gt(cohortDates.endsAt, start),
      ),
    );

/** A person's place in the waiting list, 1 for the next; null if the person doesn't wait. */
export async function placeAhead(
  db: Executor,
  { cohortId, status, place }: EnrolmentRow,
): Promise<number | null> {
  if (status !== 'waiting') return null;
  return (await db.$count(enrolments, and(isIn(cohortId, 'waiting'), lt(enrolments.place, place)))) + 1;
}

/** The dates that take place, and those that were taken off since this person enrolled. */
export async function personsDates(db: Executor, { cohortId, createdAt }: EnrolmentRow) {
  const { id, startsAt, endsAt, cancelledAt } = cohortDates;
  const removed: LiveDate[] = await db
    .select({ id, start: startsAt, end: endsAt })
    .from(cohortDates)
    .where(and(eq(cohortDates.cohortId, cohortId), isNotNull(cancelledAt), gte(cancelledAt, createdAt)))
    .orderBy(asc(startsAt));
  return { dates: await liveDates(db, cohortId), removed };
}

/** The enrolment that a link opens, with its cohort; undefined if the token doesn't belong to it, or if it was erased. */
export async function enrolmentByToken(db: Executor, id: string, token: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ enrolment: enrolments, cohort: cohorts })
    .from(enrolmentTokens)
    .innerJoin(enrolments, eq(enrolments.id, enrolmentTokens.about))
    .innerJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(and(eq(enrolmentTokens.hash, hashToken(token)), eq(enrolments.id, id)));
  return found?.enrolment.erasedAt ? undefined : found;
}

interface Described {
  dates: readonly LiveDate[];
  title: Localized | undefined;
  timeZone: string;
  now: Date;
}

/** The last day to enrol in the site's zone, `YYYY-MM-DD`; null if there is none. */
export const lastDayOf = ({ closesAt }: Pick<CohortRow, 'closesAt'>, timeZone: string): string | null =>
  closesAt && toWallTime(new Date(closesAt.getTime() - 1), timeZone).date;

function toCohort(row: CohortRow, { dates, title, timeZone, now }: Described, locale: Locale): Cohort {
  return {
    id: row.id,
    program: { id: row.programId, title: title?.[locale] ?? row.programId },
    dates: dates.map(({ id, start, end }) => ({
      id,
      start: isoWithOffset(start, timeZone),
      end: isoWithOffset(end, timeZone),
    })),
    place: row.place,
    online: row.link !== '',
    language: row.language,
    lastDay: lastDayOf(row, timeZone),
    openness: openness(row, dates, now),
    ...priceOf(row),
  };
}

const isShown = and(eq(cohorts.visibility, 'public'), eq(cohorts.status, 'open'));

/** The public cohorts of offered programs, without those that are over, by their beginning. */
export async function publicCohorts({ db, clock }: ReadContext, locale: Locale): Promise<Cohort[]> {
  const rows = await db.select().from(cohorts).where(isShown);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const dates = await datesByCohort(db, ids);
  const programs = await allPrograms(db);
  const [timeZone, now] = [await siteTimeZone(db), clock.now()];
  const begins = ({ dates: [first] }: Cohort) => first?.start ?? '';
  return rows
    .filter(({ programId }) => programs.get(programId)?.isOffered)
    .map((row) => {
      const title = programs.get(row.programId)?.title;
      return toCohort(row, { dates: dates.get(row.id) ?? [], title, timeZone, now }, locale);
    })
    .filter((cohort) => cohort.openness !== 'over')
    .sort((a, b) => begins(a).localeCompare(begins(b)));
}

export async function privateCohort(
  { db, clock }: ReadContext,
  key: string,
  locale: Locale,
): Promise<Cohort | undefined> {
  const [row] = await db
    .select()
    .from(cohorts)
    .where(and(eq(cohorts.key, key), eq(cohorts.visibility, 'private')));
  return row && describeCohort({ db, clock }, row, locale);
}

async function describeCohort({ db, clock }: ReadContext, row: CohortRow, locale: Locale): Promise<Cohort> {
  const [dates, title, timeZone] = [
    await liveDates(db, row.id),
    await cohortTitle(db, row.programId),
    await siteTimeZone(db),
  ];
  return toCohort(row, { dates, title, timeZone, now: clock.now() }, locale);
}

/** How many seats are left in each public cohort of a program, or in the cohort of a private link. */
export async function seatsOf(
  { db, clock }: ReadContext,
  { program, key }: { program?: string | undefined; key?: string | undefined },
): Promise<SeatsLeft[]> {
  const isAsked =
    key === undefined
      ? and(isShown, eq(cohorts.programId, program ?? ''))
      : and(eq(cohorts.key, key), eq(cohorts.visibility, 'private'));
  const rows = await db.select().from(cohorts).where(isAsked);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const dates = await datesByCohort(db, ids);
  const people = await peopleIn(db, ids);
  return rows.map((cohort) => ({
    id: cohort.id,
    // The seat of a lapsed offer counts as taken until the job has offered it to the next person.
    left: seatsLeft(cohort, people),
    openness: openness(cohort, dates.get(cohort.id) ?? [], clock.now()),
  }));
}

/** Whether the owner has noted who attended each date, and this person attended none. */
async function wasAbsent(db: Executor, { id, cohortId }: EnrolmentRow): Promise<boolean> {
  const [row] = await db
    .select({ noted: sql<boolean>`bool_and(day.noted)`, present: sql<boolean>`bool_or(day.present)` })
    .from(
      db
        .select({
          noted: sql<boolean>`count(${attendances.dateId}) > 0`.as('noted'),
          present:
            sql<boolean>`coalesce(bool_or(${attendances.present} and ${attendances.enrolmentId} = ${id}), false)`.as(
              'present',
            ),
        })
        .from(cohortDates)
        .leftJoin(attendances, eq(attendances.dateId, cohortDates.id))
        .where(and(eq(cohortDates.cohortId, cohortId), isNull(cohortDates.cancelledAt)))
        .groupBy(cohortDates.id)
        .as('day'),
    );
  return row?.noted === true && row.present === false;
}

export async function describeEnrolment(
  ctx: ReadContext,
  { enrolment, cohort }: { enrolment: EnrolmentRow; cohort: CohortRow },
  locale: Locale,
): Promise<Enrolment> {
  const { status, heldUntil } = enrolment;
  const described = await describeCohort(ctx, cohort, locale);
  const isHeld = status === 'offered' && heldUntil && heldUntil > ctx.clock.now();
  const lapsed = status === 'offered' && !isHeld;
  const { removed } = await personsDates(ctx.db, enrolment);
  return {
    id: enrolment.id,
    // An offer whose time is over counts as lapsed, even if the job hasn't run yet.
    status: lapsed ? 'lapsed' : status,
    name: enrolment.name,
    cohort: described,
    link: hasSeat(status) ? cohort.link : '',
    ahead: await placeAhead(ctx.db, enrolment),
    heldUntil: isHeld ? heldUntil.toISOString() : null,
    leavable: isLive(status) && !lapsed && cohort.status === 'open' && described.openness !== 'over',
    certified: enrolment.certificateAt !== null,
    absent: status === 'finished' && (await wasAbsent(ctx.db, enrolment)),
    calendar: status === 'enrolled' && described.dates.length > 0,
    removed: removed.map(inIso),
    sequence: cohort.sequence,
  };
}
