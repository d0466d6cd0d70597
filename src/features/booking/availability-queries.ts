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
import { cohortTimes } from '#/features/cohorts/queries';
import { siteTimeZone } from '#/features/profile/queries';
import {
  type BusyTime,
  type DayHours,
  type Interval,
  type RuleReason,
  reasonsAgainst,
  slotsInWindow,
  type WeeklySlot,
  withBuffers,
} from '#/features/schedule/contract';
import { holidaysOff } from '#/features/schedule/holiday-queries';
import { calendarTimes } from '#/features/schedule/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { overallPeriod, toMultirange } from '#/platform/db/periods';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { addDays, isoWithOffset } from '#/platform/time/zone';
import { type Cap, capsReached, weekLock, widenToCounted } from './caps';
import type { Availability } from './contract';
import { bookingCopy } from './copy/all';
import { isLive, periodTouches } from './queries';
import { type BookingRule, dayLock, defaultRule, ruleFor } from './rules';
import { blocks, bookingSettings, overrides, reservations, slotHolds } from './table';

/** Why a slot can't be booked. Only the owner sees the reasons, as they contain names and notes. */
export type Reason =
  | RuleReason
  | { kind: 'reservation'; id: string }
  /** The day or the week has as many appointments as allowed. */
  | { kind: Cap }
  | { kind: 'block'; id: string; note: string | null }
  | { kind: 'calendar'; name: string }
  /** It is offered to somebody who may book it; a course takes place. */
  | { kind: 'holiday' | 'held' | 'cohort' };

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

/** Where a busy time could conflict with a slot inside of the intervals, by whatever buffers or by what is counted. */
function around(rule: BookingRule, intervals: readonly Interval[]): readonly Interval[] {
  const [before, after] = [rule.bufferBefore, rule.bufferAfter];
  const widest = rule.rulesDiffer ? ruleLimits.buffer : 0;
  const near = withBuffers(
    { ...rule, bufferBefore: before + widest, bufferAfter: after + widest },
    intervals,
  );
  return widenToCounted(rule, near);
}

/**
 * The busy times that matter to slots in the intervals: appointments first, then blocks, holds and events of connected calendars.
 * The appointment or hold `exceptId` is left out.
 */
export async function busyTimesAround(
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
  const held = db
    .select({
      kind: sql<string>`'held'`.as('kind'),
      id: sql<string>`${slotHolds.id}::text`.as('id'),
      label: sql<string | null>`${rule.rulesDiffer ? neighbourly(slotHolds.serviceId) : sql`null::text`}`.as(
        'label',
      ),
      start: slotHolds.startsAt,
      end: slotHolds.endsAt,
    })
    .from(slotHolds)
    .where(
      and(
        isNull(slotHolds.ended),
        sql`${slotHolds.period} && ${toMultirange(intervals)}`,
        exceptId ? ne(slotHolds.id, exceptId) : undefined,
      ),
    );
  const [found, holidays] = await Promise.all([
    unionAll(booked, blocked, held, calendarTimes(db, intervals), cohortTimes(db, intervals)),
    holidaysOff(rule, { start, end }),
  ]);
  const taken = found.map((row) => toBusy(rule, row));
  return [
    ...taken.filter(({ why }) => why.kind === 'reservation'),
    ...taken.filter(({ why }) => why.kind !== 'reservation'),
    ...holidays.map((interval): Busy => ({ ...interval, why: { kind: 'holiday' }, buffers: 'none' })),
  ];
}

/** A row of the statement: `label` is what `neighbourly` says of an appointment or a hold, a block's note, or a calendar's name. */
interface FoundTime extends Interval {
  kind: string;
  id: string;
  label: string | null;
}

function toBusy(rule: BookingRule, { kind, id, label, start, end }: FoundTime): Busy {
  const interval = { start, end };
  if (kind === 'block') return { ...interval, why: { kind, id, note: label }, buffers: 'none' };
  if (kind === 'cohort') return { ...interval, why: { kind }, buffers: 'one' };
  if (kind !== 'reservation' && kind !== 'held')
    return { ...interval, why: { kind: 'calendar', name: label ?? '' }, buffers: 'one' };
  const why: Reason = kind === 'held' ? { kind } : { kind, id };
  const busy = { ...interval, why, buffers: 'both' } as const;
  if (!rule.rulesDiffer) return busy;
  const usual = rule.usualBuffers ?? { before: rule.bufferBefore, after: rule.bufferAfter };
  const [service, before, after]: Neighbourly = label ? JSON.parse(label) : ['', null, null];
  return { ...busy, service, own: { before: before ?? usual.before, after: after ?? usual.after } };
}

/** As the statement has it. */
type Neighbourly = [service: string, before: number | null, after: number | null];

/** Judges slots by a rule and the times that are taken. */
export function judge(rule: BookingRule, now: Date, busy: readonly Busy[]): (slot: WeeklySlot) => Reason[] {
  const full = capsReached(
    rule,
    busy.filter(({ why }) => why.kind === 'reservation' || why.kind === 'held'),
  );
  return (slot) => [...reasonsAgainst(slot, { now, rule, busy }), ...full(slot).map((kind) => ({ kind }))];
}

/** Whether a service can be booked for this long. */
export async function isOfferedLength(db: Executor, serviceId: string, minutes: number): Promise<boolean> {
  const found = await bookableService(db, serviceId);
  return found === undefined || lengthsOf(found.service).includes(minutes);
}

/**
 * Whether a slot is free; if the caller holds the locks of its days, it stays so until the transaction ends. Where weeks have a
 * cap, it takes the lock of the week, after those of days: whoever holds it must wait for no other lock.
 */
export async function isFree(
  db: Executor,
  rule: BookingRule,
  slot: WeeklySlot,
  now: Date,
  exceptId?: string,
): Promise<boolean> {
  const isFreeNow = async () => {
    const busy = await busyTimesAround(db, rule, [slot], exceptId);
    return judge(rule, now, busy)(slot).length === 0;
  };
  if (!rule.mostPerWeek) return isFreeNow();
  if (!(await isFreeNow())) return false;
  await lockNames(db, [weekLock(slot.date)]);
  return isFreeNow();
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
  const [minutes, now] = [wanted ?? usualMinutes(service), ctx.clock.now()];
  const offered = slotsInWindow(rule, now, minutes);
  const window = { start: now, end: offered.at(-1)?.end ?? now };
  const reasons = judge(rule, now, await busyTimesAround(ctx.db, rule, [window], movedId));
  const slots = offered.map((slot) => {
    const available = reasons(slot).length === 0;
    return {
      id: slot.id,
      start: isoWithOffset(slot.start, rule.timeZone),
      end: isoWithOffset(slot.end, rule.timeZone),
      title: bookingCopy[locale].slots[available ? 'available' : 'taken'],
      available,
      duration: minutes,
    };
  });
  const title = titleOf(service, serviceId, locale);
  const duration = minutesText(locale, minutes);
  return { timeZone: rule.timeZone, service: { id: serviceId, title, duration, minutes }, slots };
}
