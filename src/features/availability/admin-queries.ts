import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Database, Executor } from '#/platform/db/database';
import { addDays, instantOf, wallTimeOf } from '#/platform/time/zone';
import type {
  AvailabilityOverview,
  Block,
  BlockRequest,
  Calendar,
  CalendarError,
  StoredRule,
  TouchedAppointment,
} from './admin-contract';
import { type Interval, timeZone } from './contract';
import { ar } from './copy/admin/ar';
import { en } from './copy/admin/en';
import { tr } from './copy/admin/tr';
import { usualRule } from './rules';
import { availabilitySettings, type BlockRow, blocks, busyTimes, type CalendarRow, calendars } from './table';

export const availabilityWords = { tr, en, ar };

type TouchedBy = (db: Database, interval: Interval) => Promise<TouchedAppointment[]>;

/** Who knows the reservations says which of them an interval touches: as it stands, or once bookings under way have ended. */
export interface Reservations {
  touching: TouchedBy;
  settled: TouchedBy;
}

export async function storedRule(db: Executor): Promise<StoredRule> {
  const [row] = await db.select().from(availabilitySettings);
  if (!row) return { ...usualRule, hours: usualRule.hours.map((hours) => [...hours]), version: 1 };
  const { id: _, ...rule } = row;
  return rule;
}

/** The moments between which a block lies: whole days from midnight to midnight. */
export function intervalOf({ from, to, fromTime, toTime }: BlockRequest): Interval {
  return {
    start: instantOf(from, fromTime ?? '00:00', timeZone),
    end: toTime ? instantOf(to, toTime, timeZone) : instantOf(addDays(to, 1), '00:00', timeZone),
  };
}

export async function blockOf(db: Database, row: BlockRow, touchedBy: TouchedBy): Promise<Block> {
  const start = wallTimeOf(row.startsAt, timeZone);
  const end = wallTimeOf(row.endsAt, timeZone);
  const isWhole = start.time === '00:00' && end.time === '00:00';
  return {
    id: row.id,
    from: start.date,
    to: isWhole ? addDays(end.date, -1) : end.date,
    fromTime: isWhole ? null : start.time,
    toTime: isWhole ? null : end.time,
    note: row.note,
    version: row.version,
    touches: await touchedBy(db, { start: row.startsAt, end: row.endsAt }),
  };
}

export async function calendarOf(db: Executor, row: CalendarRow, now: Date): Promise<Calendar> {
  const [ahead] = await db
    .select({ busy: count() })
    .from(busyTimes)
    .where(and(eq(busyTimes.calendarId, row.id), gt(busyTimes.endsAt, now)));
  return {
    id: row.id,
    name: row.name,
    host: new URL(row.address).hostname,
    state: row.state as Calendar['state'],
    error: row.lastError as CalendarError | null,
    unread: row.unread,
    busy: ahead?.busy ?? 0,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** Everything of the owner's view of availability. */
export async function availabilityOverview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { touching }: Pick<Reservations, 'touching'>,
): Promise<AvailabilityOverview> {
  const now = clock.now();
  const ahead = await db
    .select()
    .from(blocks)
    .where(and(isNull(blocks.deletedAt), gt(blocks.endsAt, now)))
    .orderBy(asc(blocks.startsAt));
  const connected = await db.select().from(calendars).orderBy(asc(calendars.createdAt));
  const overview: AvailabilityOverview = { timeZone, rule: await storedRule(db), blocks: [], calendars: [] };
  for (const row of ahead) overview.blocks.push(await blockOf(db, row, touching));
  for (const row of connected) overview.calendars.push(await calendarOf(db, row, now));
  return overview;
}
