import { and, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ruleLimits } from '#/features/catalogue/contract';
import {
  lengthsOf,
  neighbourly,
  offeredService,
  rulesDiffer,
  serviceById,
  titled,
  titleOf,
  usualMinutes,
} from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import {
  type BusyTime,
  type DayHours,
  type Interval,
  type RuleReason,
  reasonsAgainst,
  slotsBetween,
  slotsInWindow,
  type WeeklySlot,
  withBuffers,
} from '#/features/schedule/contract';
import { holidaysOff } from '#/features/schedule/holiday-queries';
import { calendarTimes } from '#/features/schedule/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { overallPeriod, toMultirange } from '#/platform/db/periods';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { addDays, isoWithOffset, toInstant, toWallTime } from '#/platform/time/zone';
import type { Availability } from './contract';
import { bookingCopy } from './copy/all';
import { isLive, periodTouches } from './queries';
import { type BookingRule, dayLock, defaultRule, ruleFor, touchedDays } from './rules';
import { blocks, bookingSettings, overrides, reservations } from './table';

/** Why a slot can't be booked. Only the owner sees the reasons, as they contain names and notes. */
export type Reason =
  | RuleReason
  | { kind: 'reservation'; id: string }
  /** The day has as many appointments of this service as allowed. */
  | { kind: 'full' }
  | { kind: 'block'; id: string; note: string | null }
  | { kind: 'calendar'; name: string }
  | { kind: 'holiday' };

/** The dates with other hours, in one row: whatever reads the rule joins them, so that they cost no statement. */
const daysWithOtherHours = (db: Executor) =>
  db
    .select({
      byDate: sql<Record<string, DayHours> | null>`jsonb_object_agg(${overrides.date}, jsonb_build_object(
        'hours', ${overrides.hours}, 'until', ${overrides.until}, 'note', ${overrides.note}))`.as('by_date'),
    })
    .from(overrides)
    .as('other_hours');

/** The owner's current rule. */
export async function workingRule(db: Executor): Promise<BookingRule> {
  const days = daysWithOtherHours(db);
  const [[found], timeZone] = await Promise.all([
    db
      .select({ settings: bookingSettings, rulesDiffer, overrides: days.byDate })
      .from(days)
      .leftJoin(bookingSettings, sql`true`),
    siteTimeZone(db),
  ]);
  return {
    ...(found?.settings ?? defaultRule),
    overrides: found?.overrides ?? null,
    timeZone,
    rulesDiffer: found?.rulesDiffer ?? true,
  };
}

/** The rule for a service, even if it is no longer offered. */
export async function ruleOfService(db: Executor, serviceId: string): Promise<BookingRule> {
  const [general, service] = await Promise.all([workingRule(db), serviceById(db, serviceId)]);
  return ruleFor(general, service);
}

/** A service that visitors can book, and the rule that holds for it. */
export async function bookableService(db: Executor, idOrTitle: string) {
  const service = offeredService(db, idOrTitle);
  const [[found], timeZone] = await Promise.all([
    db
      .select()
      .from(service)
      .leftJoin(bookingSettings, sql`true`)
      .leftJoin(daysWithOtherHours(db), sql`true`),
    siteTimeZone(db),
  ]);
  if (!found || found.offered_service.booking === 'request') return undefined;
  const { main, rulesDiffer: differ } = found.offered_service;
  const general = {
    ...(found.booking_settings ?? defaultRule),
    overrides: found.other_hours?.byDate ?? null,
    timeZone,
    rulesDiffer: differ,
  };
  return { service: titled(found.offered_service), main, rule: ruleFor(general, found.offered_service) };
}

const dayMinutes = 24 * 60;

/**
 * The locks of an appointment: of its day, and of the next one where it lasts into that. The minutes kept free after one that
 * ends by midnight reach no hour that can be chosen.
 */
export function dayLocks(slotId: string, minutes: number): string[] {
  const [, date, hour, minute = 0] = /^(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})?$/.exec(slotId) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return [dayLock(slotId.slice(0, 10))];
  const isOverMidnight = Number(hour) * 60 + Number(minute) + minutes > dayMinutes;
  return [dayLock(date), ...(isOverMidnight ? [dayLock(addDays(date, 1))] : [])];
}

interface Busy extends BusyTime<Reason> {
  /** The id of an appointment's service, where services have rules of their own. */
  service?: string;
}

/** Where a busy time could conflict with a slot inside of the intervals, by whatever buffers or by a day's maximum. */
function around(rule: BookingRule, intervals: readonly Interval[]): Interval[] {
  const [before, after] = [rule.bufferBefore, rule.bufferAfter];
  const widest = rule.rulesDiffer ? ruleLimits.buffer : 0;
  const near = withBuffers(
    { ...rule, bufferBefore: before + widest, bufferAfter: after + widest },
    intervals,
  );
  if (!rule.perDay) return near;
  return near.map((interval) => {
    const days = touchedDays(interval, rule.timeZone);
    const [first = '', last = first] = [days.at(0), days.at(-1)];
    return {
      start: toInstant(first, '00:00', rule.timeZone),
      end: toInstant(addDays(last, 1), '00:00', rule.timeZone),
    };
  });
}

/** The busy times that matter to slots in the intervals: appointments first, then blocks, then events of connected calendars. */
async function busyTimesAround(
  db: Executor,
  rule: BookingRule,
  inside: readonly Interval[],
  exceptId?: string,
): Promise<Busy[]> {
  const intervals = around(rule, inside);
  const { start, end } = overallPeriod(intervals);
  const booked = db
    .select({
      kind: sql<string>`'reservation'`.as('kind'),
      id: sql<string>`${reservations.id}::text`.as('id'),
      label: sql<
        string | null
      >`${rule.rulesDiffer ? neighbourly(reservations.serviceId) : sql`null::text`}`.as('label'),
      start: reservations.startsAt,
      end: reservations.endsAt,
    })
    .from(reservations)
    .where(and(isLive, periodTouches(intervals), exceptId ? ne(reservations.id, exceptId) : undefined));
  const blocked = db
    .select({
      kind: sql<string>`'block'`.as('kind'),
      id: sql<string>`${blocks.id}::text`.as('id'),
      label: sql<string | null>`${blocks.note}`.as('label'),
      start: blocks.startsAt,
      end: blocks.endsAt,
    })
    .from(blocks)
    .where(
      and(
        isNull(blocks.deletedAt),
        lt(blocks.startsAt, end),
        gt(blocks.endsAt, start),
        sql`tstzrange(${blocks.startsAt}, ${blocks.endsAt}) && ${toMultirange(intervals)}`,
      ),
    );
  const [found, holidays] = await Promise.all([
    unionAll(booked, blocked, calendarTimes(db, intervals)),
    holidaysOff(rule, { start, end }),
  ]);
  const usual = rule.usualBuffers ?? { before: rule.bufferBefore, after: rule.bufferAfter };
  const taken = found.map(({ kind, id, label, start: from, end: to }): Busy => {
    const interval = { start: from, end: to };
    if (kind === 'reservation') {
      const busy = { ...interval, why: { kind, id }, buffers: 'both' } as const;
      if (!rule.rulesDiffer) return busy;
      const [service, before, after]: Neighbourly = label ? JSON.parse(label) : ['', null, null];
      return { ...busy, service, own: { before: before ?? usual.before, after: after ?? usual.after } };
    }
    if (kind === 'block') return { ...interval, why: { kind, id, note: label }, buffers: 'none' };
    return { ...interval, why: { kind: 'calendar', name: label ?? '' }, buffers: 'one' };
  });
  return [
    ...taken.filter(({ why }) => why.kind === 'reservation'),
    ...taken.filter(({ why }) => why.kind !== 'reservation'),
    ...holidays.map((interval): Busy => ({ ...interval, why: { kind: 'holiday' }, buffers: 'none' })),
  ];
}

/** As the statement has it. */
type Neighbourly = [service: string, before: number | null, after: number | null];

/** Judges slots by a rule and the times that are taken. */
function judge(rule: BookingRule, now: Date, busy: readonly Busy[]): (slot: WeeklySlot) => Reason[] {
  const { perDay, timeZone } = rule;
  const days = perDay
    ? busy
        .filter(({ service }) => service === perDay.service)
        .map(({ start }) => toWallTime(start, timeZone).date)
    : [];
  return (slot) => {
    const reasons = reasonsAgainst(slot, { now, rule, busy });
    const isFull = perDay && days.filter((date) => date === slot.date).length >= perDay.most;
    return isFull ? [...reasons, { kind: 'full' }] : reasons;
  };
}

/** Whether a service can be booked for this long. */
export async function isOfferedLength(db: Executor, serviceId: string, minutes: number): Promise<boolean> {
  const found = await bookableService(db, serviceId);
  return found === undefined || lengthsOf(found.service).includes(minutes);
}

/** Whether a slot is free; if the caller holds the lock of its day, it stays so until the transaction ends. */
export async function isFree(
  db: Executor,
  rule: BookingRule,
  slot: WeeklySlot,
  now: Date,
  exceptId?: string,
): Promise<boolean> {
  const busy = await busyTimesAround(db, rule, [slot], exceptId);
  return judge(rule, now, busy)(slot).length === 0;
}

/**
 * `GET /api/availability`, for the usual length unless another is wanted; undefined for a service that can't be booked. The own time
 * of an appointment that is to be moved, `id`, counts as free.
 */
export async function availability(
  ctx: Pick<Context, 'db' | 'clock'>,
  serviceId: string,
  locale: Locale,
  { id: movedId, minutes: wanted }: { id?: string; minutes?: number | undefined } = {},
): Promise<Availability | undefined> {
  const found = await bookableService(ctx.db, serviceId);
  if (found?.service.id !== serviceId) return undefined;
  const { service, rule } = found;
  const minutes = wanted ?? usualMinutes(service);
  const now = ctx.clock.now();
  const offered = slotsInWindow(rule, now, minutes);
  const { timeZone } = rule;
  const window = { start: now, end: offered.at(-1)?.end ?? now };
  const reasons = judge(rule, now, await busyTimesAround(ctx.db, rule, [window], movedId));
  const slots = offered.map((slot) => {
    const available = reasons(slot).length === 0;
    return {
      id: slot.id,
      start: isoWithOffset(slot.start, timeZone),
      end: isoWithOffset(slot.end, timeZone),
      title: bookingCopy[locale].slots[available ? 'available' : 'taken'],
      available,
      duration: minutes,
    };
  });
  const title = titleOf(service, serviceId, locale);
  const duration = minutesText(locale, minutes);
  return { timeZone, service: { id: serviceId, title, duration, minutes }, slots };
}

/** A slot of the weekly hours, with the reasons why it isn't free. */
export interface ExplainedSlot {
  id: string;
  date: string;
  hour: number;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  reasons: Reason[];
}

/** For the owner: every slot of the weekly hours on these days, past ones too, with the reasons why it isn't free. */
export async function explainedSlots(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  days: { from: string; to: string },
  minutes: number,
  serviceId?: string,
): Promise<ExplainedSlot[]> {
  const now = clock.now();
  const rule = await (serviceId ? ruleOfService(db, serviceId) : workingRule(db));
  const { timeZone } = rule;
  const interval = {
    start: toInstant(days.from, '00:00', timeZone),
    // A margin, so that no slot of the last day could reach beyond the interval.
    end: new Date(toInstant(addDays(days.to, 1), '00:00', timeZone).getTime() + minutes * 60_000),
  };
  const explain = judge(rule, now, await busyTimesAround(db, rule, [interval]));
  return slotsBetween(rule, days, now, minutes).map((slot) => ({
    id: slot.id,
    date: slot.date,
    hour: slot.hour,
    start: isoWithOffset(slot.start, timeZone),
    end: isoWithOffset(slot.end, timeZone),
    reasons: explain(slot),
  }));
}
