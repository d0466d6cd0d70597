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
  /** Whether this job enqueues the next one; a refresh that the owner asks for must not start a second series. */
  continues: boolean;
}

const intervalMs = 15 * 60_000;
const fetchOptions = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000 };

/** Enqueues the reading of a calendar in the caller's transaction. */
export async function enqueueReading(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  calendarId: string,
  { continues }: Pick<CalendarJob, 'continues'>,
): Promise<void> {
  const job: CalendarJob = { calendarId, continues };
  await jobs.enqueue(tx, calendarQueue, job);
}

type Reading = { ok: true; busy: Interval[]; skipped: number } | { ok: false; reason: CalendarError };

/**
 * The job: fetches a calendar's busy times; if that fails, the last good ones stay. Runs again in 15 minutes if it `continues`.
 * Returns since when nothing new is known, where it fails.
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
    // The owner may have replaced the address meanwhile; then this result is stale.
    if (current.address === before.address) await storeReading(tx, current, read, now);
    if (continues) await enqueueNext(ctx, tx, calendarId, now);
  });
  return read.ok ? undefined : failingSince(before);
}

/** Enqueues the next reading of a series; doing so again changes nothing. */
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

/** At the start: no calendar stays unread because its series once ended, whatever the reason. */
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
  // Loaded with the first calendar: most sites have none.
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

/** Writes only the differences: most readings bring nothing new, and a calendar is read for years. */
export async function replaceBusyTimes(
  tx: Executor,
  calendarId: string,
  busy: readonly Interval[],
): Promise<void> {
  const known = await tx
    .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(eq(busyTimes.calendarId, calendarId));
  // A reading's busy times are merged, so that no two begin at the same time.
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
