import { and, eq, inArray } from 'drizzle-orm';
import { busyTimesOf } from '#/platform/calendar/busy-times';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { timeZone } from '#/platform/time/site-zone';
import type { CalendarError } from './admin-contract';
import { type Interval, mostDays } from './contract';
import { busyTimes, type CalendarRow, calendars } from './table';

export const calendarQueue = 'availability-calendar';
export const scheduleQueues: Record<string, QueueOptions> = {
  [calendarQueue]: { retryDelaySeconds: 15, retryDelayMaxSeconds: 900 },
};

export interface CalendarJob {
  calendarId: string;
  /** Whether the next look follows from this one; the owner's own wish for a look in between starts no second series. */
  continues: boolean;
}

const every = 15 * 60_000;
const dayMs = 24 * 3_600_000;
const fetchLimits = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000 };

/** Inside the caller's transaction: a look at the calendar as soon as a worker is free. */
export async function lookSoon(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  calendarId: string,
  continues: boolean,
): Promise<void> {
  const job: CalendarJob = { calendarId, continues };
  await jobs.enqueue(tx, calendarQueue, job);
}

type Read = { ok: true; busy: Interval[]; unread: number } | { ok: false; reason: CalendarError };

/**
 * The job: reads a calendar's busy times from where it lies, and keeps the last good ones where that fails. Each look of the
 * series brings the next one along, a quarter of an hour later.
 */
export async function readCalendar(ctx: Context, { calendarId, continues }: CalendarJob): Promise<void> {
  const [before] = await ctx.db.select().from(calendars).where(eq(calendars.id, calendarId));
  if (!before) return;
  const read = await busyTimesAt(ctx, before.address);
  const now = ctx.clock.now();
  await transact(ctx.db, async (tx) => {
    const [current] = await tx.select().from(calendars).where(eq(calendars.id, calendarId)).for('update');
    if (!current) return;
    // What was read at an address that the owner has replaced meanwhile is no news.
    if (current.address === before.address) await store(tx, current, read, now);
    if (!continues) return;
    const next = Math.floor(now.getTime() / every) + 1;
    const job: CalendarJob = { calendarId, continues };
    await ctx.jobs.enqueue(tx, calendarQueue, job, {
      startAfter: new Date(now.getTime() + every),
      singletonKey: `${calendarId} ${next}`,
    });
  });
}

async function busyTimesAt(ctx: Context, address: string): Promise<Read> {
  const fetched = await ctx.fetchOutside(address, fetchLimits);
  if (!fetched.ok) return fetched;
  // The same all day long: what reaches over an edge is cut there, and would differ with every reading.
  const today = Math.floor(ctx.clock.now().getTime() / dayMs) * dayMs;
  const window = {
    from: new Date(today - 7 * dayMs),
    // The widest window that the owner could choose, so that choosing it shows at once.
    to: new Date(today + (mostDays + 3) * dayMs),
    timeZone,
  };
  return busyTimesOf(new TextDecoder().decode(fetched.bytes), window);
}

async function store(tx: Executor, { id }: CalendarRow, read: Read, now: Date): Promise<void> {
  if (!read.ok) {
    await tx
      .update(calendars)
      .set({ state: 'failing', lastError: read.reason, checkedAt: now })
      .where(eq(calendars.id, id));
    return;
  }
  await replaceBusyTimes(tx, id, read.busy);
  await tx
    .update(calendars)
    .set({ state: 'ok', lastError: null, unread: read.unread, checkedAt: now, readAt: now })
    .where(eq(calendars.id, id));
}

/** Writes what differs and nothing else: most readings bring what is known, and a calendar is read for years. */
async function replaceBusyTimes(tx: Executor, calendarId: string, busy: readonly Interval[]): Promise<void> {
  const known = await tx
    .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(eq(busyTimes.calendarId, calendarId));
  // They are merged: no two of one reading begin at the same moment.
  const [before, after] = [byBeginning(known), byBeginning(busy)];
  const isNew = ({ start, end }: Interval) => before.get(start.getTime()) !== end.getTime();
  const isGone = ({ start, end }: Interval) => after.get(start.getTime()) !== end.getTime();
  const ofCalendar = eq(busyTimes.calendarId, calendarId);
  for (const some of inThousands(known.filter(isGone))) {
    const beginnings = some.map(({ start }) => start);
    await tx.delete(busyTimes).where(and(ofCalendar, inArray(busyTimes.startsAt, beginnings)));
  }
  for (const some of inThousands(busy.filter(isNew)))
    await tx
      .insert(busyTimes)
      .values(some.map(({ start, end }) => ({ calendarId, startsAt: start, endsAt: end })));
}

const byBeginning = (intervals: readonly Interval[]) =>
  new Map(intervals.map(({ start, end }) => [start.getTime(), end.getTime()]));

function* inThousands<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += 1000) yield items.slice(at, at + 1000);
}
