import { and, asc, gt, gte, inArray } from 'drizzle-orm';
import { datesAhead } from '#/features/cohorts/calendar-queries';
import { siteTimeZone } from '#/features/profile/queries';
import { connectedCalendars } from '#/features/schedule/admin-queries';
import type { Interval } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { addDays, endOfDay, toInstant, toWallTime, type WallTime, wholeDays } from '#/platform/time/zone';
import type {
  Block,
  BlockRequest,
  Override,
  StoredRule,
  TouchedAppointment,
} from './admin-availability-contract';
import { stillStands } from './busy-queries';
import { usualPlan } from './mail-plan-queries';
import { appointmentsTouching } from './queries';
import { defaultBookingRule, isWithin, openStatuses } from './rules';
import { type BlockRow, blocks, bookingSettings, type OverrideRow, overrides, reservations } from './table';

export async function storedRule(db: Executor): Promise<StoredRule> {
  const [row] = await db.select().from(bookingSettings);
  if (!row) {
    const { timeZone: _, ...rule } = defaultBookingRule;
    return {
      ...rule,
      hours: rule.hours.map((hours) => [...hours]),
      until: rule.hours.map(() => null),
      openPerService: null,
      ...usualPlan,
      mostPerDay: null,
      mostPerWeek: null,
      holidaysOff: [],
      version: 1,
    };
  }
  const { id: _, ...rule } = row;
  return rule;
}

/** The interval of a block in the site's zone. A block of whole days lasts from midnight to midnight. */
export function blockInterval(
  { from, to, fromTime, toTime }: Pick<BlockRequest, 'from' | 'to' | 'fromTime' | 'toTime'>,
  timeZone: string,
): Interval {
  return {
    start: toInstant(from, fromTime ?? '00:00', timeZone),
    end: toTime ? toInstant(to, toTime, timeZone) : endOfDay(to, timeZone),
  };
}

export const rowInterval = ({ startsAt, endsAt }: BlockRow): Interval => ({ start: startsAt, end: endsAt });

export function toBlock(row: BlockRow, touches: TouchedAppointment[], timeZone: string): Block {
  const start = toWallTime(row.startsAt, timeZone);
  const end = toWallTime(row.endsAt, timeZone);
  const isMidnight = ({ date }: WallTime, at: Date) =>
    toInstant(date, '00:00', timeZone).getTime() === at.getTime();
  const isAllDay = isMidnight(start, row.startsAt) && isMidnight(end, row.endsAt);
  return {
    id: row.id,
    from: start.date,
    to: isAllDay ? addDays(end.date, -1) : end.date,
    fromTime: isAllDay ? null : start.time,
    toTime: isAllDay ? null : end.time,
    note: row.note,
    version: row.version,
    touches,
  };
}

/** Overrides as the owner's page shows them, each with the day's appointments that don't fit its hours, read in one statement. */
export async function toOverrides(
  db: Executor,
  rows: readonly OverrideRow[],
  timeZone: string,
): Promise<Override[]> {
  const days = rows.map(({ date }) => wholeDays(date, date, timeZone));
  const touching = await appointmentsTouching(db, days, timeZone);
  return rows.map(({ date, hours, until, note, version }, index) => ({
    id: date,
    hours,
    until,
    note,
    version,
    touches: (touching[index] ?? []).filter(
      (appointment) => appointment.start.startsWith(date) && !isWithin({ hours, until }, appointment),
    ),
  }));
}

/** The owner's view of availability. The number of statements doesn't depend on the number of blocks. */
export async function availabilityOverview({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock.now();
  const notEnded = await db.select().from(blocks).where(stillStands(now)).orderBy(asc(blocks.startsAt));
  const timeZone = await siteTimeZone(db);
  const today = toWallTime(now, timeZone).date;
  const ahead = await db
    .select()
    .from(overrides)
    .where(gte(overrides.date, today))
    .orderBy(asc(overrides.date));
  const touched = await appointmentsTouching(db, notEnded.map(rowInterval), timeZone);
  return {
    timeZone,
    rule: await storedRule(db),
    /** The blocks that have not ended, and the dates with other hours, soonest first. */
    blocks: notEnded.map((row, index) => toBlock(row, touched[index] ?? [], timeZone)),
    overrides: await toOverrides(db, ahead, timeZone),
    calendars: await connectedCalendars(db, now),
  };
}

export type AvailabilityOverview = Awaited<ReturnType<typeof availabilityOverview>>;

/** How many of the next appointments the owner sees in the new zone before she changes the site's zone. */
const shownAppointments = 5;

/** What is planned ahead and would be affected by a change of the site's zone. */
export async function plannedAhead({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock.now();
  const isAhead = and(inArray(reservations.status, openStatuses), gt(reservations.startsAt, now));
  const next = await db
    .select({ id: reservations.id, name: reservations.name, startsAt: reservations.startsAt })
    .from(reservations)
    .where(isAhead)
    .orderBy(asc(reservations.startsAt))
    .limit(shownAppointments);
  return {
    timeZone: await siteTimeZone(db),
    /** How many appointments are in the future; `next` has the first few of them. */
    appointments: await db.$count(reservations, isAhead),
    next: next.map(({ startsAt, ...each }) => ({ ...each, start: startsAt.toISOString() })),
    blocks: await db.$count(blocks, stillStands(now)),
    courseDates: await datesAhead(db, now),
  };
}

/** The appointments that overlap at least one of these times; each appointment once. */
export async function touchedBy(
  { db }: Pick<Context, 'db'>,
  times: readonly { start: string; end: string }[],
): Promise<TouchedAppointment[]> {
  const intervals = times.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
  const found = await appointmentsTouching(db, intervals, await siteTimeZone(db));
  return [...new Map(found.flat().map((each) => [each.id, each])).values()];
}
