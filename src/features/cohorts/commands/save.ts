import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { isStored } from '#/platform/db/is-stored';
import { transact } from '#/platform/db/transact';
import { endOfDay, occurs, toInstant, toWallTime } from '#/platform/time/zone';
import type { CohortRequest, DateRequest } from '../admin-contract';
import { dueTimes, lookAgain } from '../jobs';
import { cohortTitle } from '../queries';
import { arePast, isSameTold, type LiveDate, quietMinutes, reminderAt } from '../rules';
import { liveDates, lockCohort, seatsTaken, toldNow } from '../seats';
import { type CohortRow, cohortDates, cohorts } from '../table';
import { settle } from './settle';

type SaveRefusal =
  | 'unknown_program'
  | 'no_dates'
  | 'wrong_dates'
  | 'past_dates'
  | 'too_few_seats'
  | 'minimum_without_day'
  | 'closes_after_course'
  | 'past_day'
  | 'minimum_too_high';
export type Saved =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'changed' | 'not_changeable' }
  | { ok: false; reason: SaveRefusal; path: string };

const refuse = (reason: SaveRefusal, path: string) => ({ ok: false, reason, path }) as const;

/** Makes a secret for the link of a private cohort. */
export const mintKey = (): string => randomBytes(18).toString('base64url');

/**
 * The dates of a request as instants, in order of time. Undefined if one doesn't end after it begins, has a time that clocks
 * skip, or overlaps another.
 */
function understandDates(requested: readonly DateRequest[], timeZone: string): LiveDate[] | undefined {
  const isOnClock = requested.every(
    ({ date, from, to }) => occurs(date, from, timeZone) && occurs(date, to, timeZone),
  );
  if (!isOnClock) return undefined;
  const dates = requested
    .map(({ id, date, from, to }) => ({
      id,
      start: toInstant(date, from, timeZone),
      end: toInstant(date, to, timeZone),
    }))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const isInOrder = dates.every(({ start, end }, index) => {
    const next = dates[index + 1];
    return start < end && (!next || end <= next.start);
  });
  return isInOrder ? dates : undefined;
}

/**
 * Creates or changes a cohort. The form makes the `id`, so that a new cohort that is sent twice is stored once. If the response
 * was lost, the owner may send the new cohort again with corrections. They are then stored as a change of the cohort.
 */
export const save = (ctx: Context, id: string, request: CohortRequest): Promise<Saved> =>
  transact(ctx.db, (tx) => saveIn(ctx, tx, id, request));

async function saveIn(ctx: Context, tx: Transaction, id: string, request: CohortRequest): Promise<Saved> {
  const current = await lockCohort(tx, id);
  const storedDates = current ? await liveDates(tx, id) : [];
  const timeZone = await siteTimeZone(tx);
  const dates = understandDates(request.dates, timeZone);
  const { lastDay, version, dates: _, ...typed } = request;
  const values = { ...typed, closesAt: endOf(lastDay, timeZone) };
  if (current && version === undefined && isStored(current, values) && isDeepStrictEqual(dates, storedDates))
    return { ok: true };
  const outdated = whyOutdated(current, version);
  if (outdated) return outdated;
  const refusal = await whyNot(tx, id, request, dates, current);
  if (refusal || !dates) return refusal ?? refuse('wrong_dates', 'dates');
  const now = ctx.clock.now();
  const wrongDay = whyNotThen(lastDay, dates, current && storedDates, { timeZone, now });
  if (wrongDay) return wrongDay;
  const isOther =
    current !== undefined && !isSameTold(toldNow(current, storedDates), toldNow(request, dates));
  const stored = {
    ...values,
    remindedOf: remindedOf(current, dates, now),
    tellAt: isOther ? quietUntil(now) : (current?.tellAt ?? null),
    updatedAt: now,
  };
  // If the same new cohort was sent twice at the same time, the other request has stored it, and this one becomes a change of it.
  if (!(await store(tx, id, current, stored, now))) return saveIn(ctx, tx, id, request);
  await storeDates(tx, id, dates, now);
  await lookAgain(ctx, tx, id, dueTimes(stored, dates));
  const saved = await lockCohort(tx, id);
  if (saved) await settle(ctx, tx, saved);
  return { ok: true };
}

const quietUntil = (now: Date): Date => new Date(now.getTime() + quietMinutes * 60_000);

/** Whether a day comes after all dates; false where there are none. */
const isAfter = (day: string, dates: readonly LiveDate[], timeZone: string): boolean =>
  dates.length > 0 && dates.every(({ end }) => day > toWallTime(end, timeZone).date);

/** The first moment after a day; null if the day is an empty text. */
const endOf = (day: string, timeZone: string): Date | null => (day === '' ? null : endOfDay(day, timeZone));

/**
 * Why the request may not be stored: the cohort doesn't exist, is over or cancelled, or was changed elsewhere. Undefined if none
 * of this applies. `current` is the cohort's row, which the caller has locked. A request without a version is for a new cohort;
 * if the cohort exists already, the request counts as made with version 1.
 */
function whyOutdated(current: CohortRow | undefined, version: number | undefined): Saved | undefined {
  if (!current) return version === undefined ? undefined : { ok: false, reason: 'unknown' };
  if (current.status !== 'open') return { ok: false, reason: 'not_changeable' };
  return current.version === (version ?? 1) ? undefined : { ok: false, reason: 'changed' };
}

/**
 * The new value of `remindedOf`: the cohort's beginning that the last reminder was about. If the time for a reminder has passed,
 * this is set to the new beginning, so that no reminder is sent.
 */
function remindedOf(
  current: CohortRow | undefined,
  dates: readonly LiveDate[],
  now: Date,
): CohortRow['remindedOf'] {
  const reminder = reminderAt(dates);
  return reminder && reminder <= now ? (dates[0]?.start ?? null) : (current?.remindedOf ?? null);
}

type Stored = Omit<typeof cohorts.$inferInsert, 'id' | 'key' | 'createdAt' | 'version'>;

/** Updates or inserts a cohort. False if another request has just inserted the same new cohort. */
async function store(
  tx: Transaction,
  id: string,
  current: CohortRow | undefined,
  values: Stored,
  now: Date,
): Promise<boolean> {
  const rows = current
    ? await tx
        .update(cohorts)
        .set({ ...values, version: current.version + 1 })
        .where(eq(cohorts.id, id))
        .returning({ id: cohorts.id })
    : await tx
        .insert(cohorts)
        .values({ ...values, id, key: mintKey(), createdAt: now })
        .onConflictDoNothing()
        .returning({ id: cohorts.id });
  return rows.length > 0;
}

/** Whether the dates have an id twice, or the id of another cohort's date. */
async function haveWrongIds(tx: Transaction, cohortId: string, dates: readonly LiveDate[]): Promise<boolean> {
  const ids = dates.map(({ id }) => id);
  const [other] = await tx
    .select({ id: cohortDates.id })
    .from(cohortDates)
    .where(and(inArray(cohortDates.id, ids), ne(cohortDates.cohortId, cohortId)))
    .limit(1);
  return other !== undefined || new Set(ids).size < ids.length;
}

async function whyNot(
  tx: Transaction,
  id: string,
  request: CohortRequest,
  dates: readonly LiveDate[] | undefined,
  current: CohortRow | undefined,
): Promise<Saved | undefined> {
  const { programId, visibility, seats, minimum, lastDay } = request;
  const title = await cohortTitle(tx, programId);
  if (!title) return refuse('unknown_program', 'programId');
  if (!dates || (await haveWrongIds(tx, id, dates))) return refuse('wrong_dates', 'dates');
  if (visibility === 'public' && dates.length === 0) return refuse('no_dates', 'dates');
  if (minimum > seats) return refuse('minimum_too_high', 'minimum');
  if (minimum > 0 && lastDay === '') return refuse('minimum_without_day', 'lastDay');
  if (current && seats < (await seatsTaken(tx, current.id))) return refuse('too_few_seats', 'seats');
  return undefined;
}

/** Why the cohort may not have these days. `stored` are its dates, undefined for a new cohort. */
function whyNotThen(
  lastDay: string,
  dates: readonly LiveDate[],
  stored: readonly LiveDate[] | undefined,
  { timeZone, now }: { timeZone: string; now: Date },
): Saved | undefined {
  if (isAfter(lastDay, dates, timeZone)) return refuse('closes_after_course', 'lastDay');
  if (arePast(dates, stored, now)) return refuse('past_dates', 'dates');
  const closesAt = endOf(lastDay, timeZone);
  // Nobody could ever enrol. In an existing cohort, the owner ends enrolment by such a day.
  if (!stored && closesAt && closesAt <= now) return refuse('past_day', 'lastDay');
  return undefined;
}

/** Stores the dates of a cohort. Stored dates that aren't among them stay in the table as taken off. */
async function storeDates(
  tx: Transaction,
  cohortId: string,
  dates: readonly LiveDate[],
  now: Date,
): Promise<void> {
  const ids = dates.map(({ id }) => id);
  await tx
    .update(cohortDates)
    .set({ cancelledAt: now })
    .where(
      and(
        eq(cohortDates.cohortId, cohortId),
        isNull(cohortDates.cancelledAt),
        notInArray(cohortDates.id, ids),
      ),
    );
  const known = await tx
    .select({ id: cohortDates.id })
    .from(cohortDates)
    .where(and(eq(cohortDates.cohortId, cohortId), inArray(cohortDates.id, ids)));
  const isKnown = (id: string) => known.some((each) => each.id === id);
  for (const { id, start, end } of dates) {
    const values = { startsAt: start, endsAt: end, cancelledAt: null };
    if (isKnown(id)) await tx.update(cohortDates).set(values).where(eq(cohortDates.id, id));
    else await tx.insert(cohortDates).values({ id, cohortId, ...values });
  }
}
