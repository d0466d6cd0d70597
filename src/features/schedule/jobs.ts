import { and, eq, inArray } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import type { CalendarError } from './admin-contract';
import { byAddress, failingSince } from './admin-queries';
import { calendarWindow, type Interval } from './contract';
import { busyTimes, type CalendarRow, calendars } from './table';

export const calendarQueue = 'availability-calendar';
export const scheduleQueues: Record<string, QueueOptions> = {
  [calendarQueue]: { retryDelaySeconds: 15, retryDelayMaxSeconds: 900, everySeconds: 900 },
};

export interface CalendarJob {
  calendarId: string;
  /**
   * Whether this job enqueues the next regular reading. A reading in between, such as one that the owner asks for, doesn't: the
   * next regular one is already enqueued.
   */
  continues: boolean;
}

const intervalMs = 15 * 60_000;
const fetchOptions = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000 };

export const enqueueReading = ({ jobs }: Pick<Context, 'jobs'>, tx: Executor, job: CalendarJob) =>
  jobs.enqueue(tx, calendarQueue, job);

type Reading = { ok: true; busy: Interval[]; skipped: number } | { ok: false; reason: CalendarError };

/**
 * The job of `calendarQueue`: fetches and stores a calendar's busy times. If that fails, the stored times stay. If the job
 * `continues`, it enqueues itself for 15 minutes later. After a failure, returns since when the calendar has not been read;
 * otherwise undefined.
 */
export async function readCalendar(
  ctx: Context,
  { calendarId, continues }: CalendarJob,
): Promise<Date | undefined> {
  const [before] = await ctx.db.select().from(calendars).where(eq(calendars.id, calendarId));
  if (!before) return undefined;
  const read = await fetchBusyTimes(ctx, before.address);
  const now = ctx.clock.now();
  await transact(ctx.db, async (tx) => {
    const [current] = await tx.select().from(calendars).where(eq(calendars.id, calendarId)).for('update');
    if (!current) return;
    // If the owner has replaced the address in the meantime, this result belongs to the old address, and isn't stored.
    if (current.address === before.address) await storeReading(tx, current, read, now);
    if (continues) await enqueueNext(ctx, tx, calendarId, now);
  });
  return read.ok ? undefined : failingSince(before);
}

/** Enqueues the next regular reading. The `singletonKey` keeps a calendar from getting two for the same quarter of an hour. */
async function enqueueNext(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  calendarId: string,
  now: Date,
): Promise<void> {
  const next = Math.floor(now.getTime() / intervalMs) + 1;
  const job: CalendarJob = { calendarId, continues: true };
  await jobs.enqueue(tx, calendarQueue, job, {
    startAfter: new Date(now.getTime() + intervalMs),
    singletonKey: `${calendarId} ${next}`,
  });
}

/** Called when the process starts: enqueues the next regular reading of each calendar, in case the readings were interrupted. */
export async function continueReadings({
  db,
  jobs,
  clock,
}: Pick<Context, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const known = await db.select({ id: calendars.id }).from(calendars).where(byAddress);
  for (const { id } of known) await enqueueNext({ jobs }, db, id, clock.now());
}

async function fetchBusyTimes(ctx: Context, address: string): Promise<Reading> {
  const fetched = await ctx.fetchOutside(address, fetchOptions);
  if (!fetched.ok) return fetched;
  const window = { ...calendarWindow(ctx.clock.now()), timeZone: await siteTimeZone(ctx.db) };
  // Loaded only when a calendar is read, as most sites have none.
  const { readBusyTimes } = await import('#/platform/calendar/busy-times');
  return readBusyTimes(new TextDecoder().decode(fetched.bytes), window);
}

async function storeReading(tx: Executor, { id }: CalendarRow, read: Reading, now: Date): Promise<void> {
  if (read.ok) await replaceBusyTimes(tx, id, read.busy);
  const outcome = read.ok
    ? { state: 'ok' as const, lastError: null, skipped: read.skipped, readAt: now }
    : { state: 'failing' as const, lastError: read.reason };
  await tx
    .update(calendars)
    .set({ ...outcome, checkedAt: now })
    .where(eq(calendars.id, id));
}

/** Replaces a calendar's busy times. Only differences are written, as most readings bring nothing new. */
export async function replaceBusyTimes(
  tx: Executor,
  calendarId: string,
  busy: readonly Interval[],
): Promise<void> {
  const known = await tx
    .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(eq(busyTimes.calendarId, calendarId));
  // The busy times of a reading don't overlap, so no two begin at the same time, and the start identifies each.
  const [before, after] = [endsByStart(known), endsByStart(busy)];
  const isNew = ({ start, end }: Interval) => before.get(start.getTime()) !== end.getTime();
  const isGone = ({ start, end }: Interval) => after.get(start.getTime()) !== end.getTime();
  const ofCalendar = eq(busyTimes.calendarId, calendarId);
  for (const batch of inBatches(known.filter(isGone))) {
    const starts = batch.map(({ start }) => start);
    await tx.delete(busyTimes).where(and(ofCalendar, inArray(busyTimes.startsAt, starts)));
  }
  for (const batch of inBatches(busy.filter(isNew)))
    await tx
      .insert(busyTimes)
      .values(batch.map(({ start, end }) => ({ calendarId, startsAt: start, endsAt: end })));
}

const endsByStart = (intervals: readonly Interval[]) =>
  new Map(intervals.map(({ start, end }) => [start.getTime(), end.getTime()]));

function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += 1000) yield items.slice(at, at + 1000);
}
