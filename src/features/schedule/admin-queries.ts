import { and, asc, count, gt, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Database, Executor } from '#/platform/db/database';
import { timeZone } from '#/platform/time/site-zone';
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
import type { Interval } from './contract';
import { usualRule } from './rules';
import { availabilitySettings, type BlockRow, blocks, busyTimes, type CalendarRow, calendars } from './table';

type TouchedBy<Intervals> = (db: Database, intervals: Intervals) => Promise<TouchedAppointment[][]>;

/**
 * Who knows the reservations says which of them each interval touches: as it stands, or, of one interval, once bookings
 * under way have ended.
 */
export interface Reservations {
  touching: TouchedBy<readonly Interval[]>;
  settled: TouchedBy<readonly [Interval]>;
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

const intervalOfRow = ({ startsAt, endsAt }: BlockRow): Interval => ({ start: startsAt, end: endsAt });

function shown(row: BlockRow, touches: TouchedAppointment[]): Block {
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
    touches,
  };
}

export async function blockOf(
  db: Database,
  row: BlockRow,
  touchedBy: TouchedBy<readonly [Interval]>,
): Promise<Block> {
  const [touches = []] = await touchedBy(db, [intervalOfRow(row)]);
  return shown(row, touches);
}

/** How many busy times each of these calendars has ahead; one statement. */
async function busyAhead(
  db: Executor,
  rows: readonly CalendarRow[],
  now: Date,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: busyTimes.calendarId, busy: count() })
    .from(busyTimes)
    .where(and(inArray(busyTimes.calendarId, ids), gt(busyTimes.endsAt, now)))
    .groupBy(busyTimes.calendarId);
  return new Map(counted.map(({ id, busy }) => [id, busy]));
}

async function calendarsOf(db: Executor, rows: readonly CalendarRow[], now: Date): Promise<Calendar[]> {
  const busy = await busyAhead(db, rows, now);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: new URL(row.address).hostname,
    state: row.state as Calendar['state'],
    error: row.lastError as CalendarError | null,
    unread: row.unread,
    busy: busy.get(row.id) ?? 0,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    version: row.version,
  }));
}

export async function calendarOf(db: Executor, row: CalendarRow, now: Date): Promise<Calendar> {
  const [calendar] = await calendarsOf(db, [row], now);
  if (!calendar) throw new Error('a calendar was lost on the way');
  return calendar;
}

/** Everything of the owner's view of availability; five statements, however much there is. */
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
  const touched = await touching(db, ahead.map(intervalOfRow));
  return {
    timeZone,
    rule: await storedRule(db),
    blocks: ahead.map((row, place) => shown(row, touched[place] ?? [])),
    calendars: await calendarsOf(db, connected, now),
  };
}
