import { sql } from 'drizzle-orm';
import {
  lengthsOf,
  offeredService,
  serviceBuffers,
  serviceById,
  titled,
  titleOf,
  usualMinutes,
} from '#/features/catalogue/queries';
import { siteZone } from '#/features/profile/queries';
import { type DayHours, daySpans, slotsInWindow, type WeeklySlot } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { minutesText } from '#/platform/i18n/durations';
import type { Locale } from '#/platform/i18n/locale';
import { addDays, isoWithOffset } from '#/platform/time/zone';
import { busyTimesAround, judge } from './busy-queries';
import { weekLock } from './caps';
import type { Availability } from './contract';
import { bookingCopy } from './copy/all';
import { type BookingRule, dayLock, defaultBookingRule, ruleFor } from './rules';
import { bookingSettings, overrides } from './table';

/** The overrides and the site's zone, in one row. Queries of the rule join this row, which saves a statement. */
const datesAndZone = (db: Executor) =>
  db
    .select({
      timeZone: siteZone.as('time_zone'),
      byDate: sql<Record<string, DayHours> | null>`json_object_agg(${overrides.date}, json_build_object(
        'hours', ${overrides.hours}, 'until', ${overrides.until}, 'note', ${overrides.note}))`.as('by_date'),
    })
    .from(overrides)
    .as('dates_and_zone');

/** The owner's current general rule. A service's own rule can override parts of it (`ruleFor`). */
export async function workingRule(db: Executor): Promise<BookingRule> {
  const dates = datesAndZone(db);
  const [found] = await db
    .select({ settings: bookingSettings, serviceBuffers, overrides: dates.byDate, timeZone: dates.timeZone })
    .from(dates)
    .leftJoin(bookingSettings, sql`true`);
  return {
    ...(found?.settings ?? defaultBookingRule),
    overrides: found?.overrides ?? null,
    timeZone: found?.timeZone ?? defaultBookingRule.timeZone,
    serviceBuffers: found?.serviceBuffers ?? null,
  };
}

/** The rule for a service, even if it is no longer offered. */
export async function ruleOfService(db: Executor, serviceId: string): Promise<BookingRule> {
  const [general, service] = await Promise.all([workingRule(db), serviceById(db, serviceId)]);
  return ruleFor(general, service);
}

/** A service that visitors can book, and the rule that applies to it; undefined if it can't be booked. */
export async function bookableService(db: Executor, idOrTitle: string) {
  const service = offeredService(db, idOrTitle);
  const [found] = await db
    .select()
    .from(service)
    .leftJoin(bookingSettings, sql`true`)
    .leftJoin(datesAndZone(db), sql`true`);
  if (!found || found.offered_service.booking === 'request') return undefined;
  const { main, serviceBuffers: buffers } = found.offered_service;
  const general = {
    ...(found.booking_settings ?? defaultBookingRule),
    overrides: found.dates_and_zone?.byDate ?? null,
    timeZone: found.dates_and_zone?.timeZone ?? defaultBookingRule.timeZone,
    serviceBuffers: buffers,
  };
  return { service: titled(found.offered_service), main, rule: ruleFor(general, found.offered_service) };
}

const dayMinutes = 24 * 60;

/**
 * The names of the locks of an appointment: its day's lock, and the next day's if it lasts beyond midnight. An appointment that
 * ends by midnight doesn't need the next day's lock, because no buffer reaches the first hour that can be chosen on that day.
 */
export function dayLocks(slotId: string, minutes: number): string[] {
  const [, date, hour, minute = 0] = /^(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})?$/.exec(slotId) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return [dayLock(slotId.slice(0, 10))];
  const isOverMidnight = Number(hour) * 60 + Number(minute) + minutes > dayMinutes;
  return [dayLock(date), ...(isOverMidnight ? [dayLock(addDays(date, 1))] : [])];
}

/** Whether a length in minutes is offered. Also true if the service can't be booked; `availability` finds that out. */
export async function isOfferedLength(db: Executor, serviceId: string, minutes: number): Promise<boolean> {
  const found = await bookableService(db, serviceId);
  return found === undefined || lengthsOf(found.service).includes(minutes);
}

/**
 * Whether a slot is free. If the caller holds the locks of the slot's days (`dayLocks`), the slot stays free until the
 * transaction ends. If the rule caps appointments per week, this also takes the lock of the week. To avoid deadlocks, week locks
 * come after day locks: a transaction that holds a week's lock must not wait for a day's.
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

interface AskedSlots {
  /** The id of an appointment that is to be moved. Its own time counts as free. */
  id?: string;
  /** The slots' length; the service's usual one unless given. */
  minutes?: number | undefined;
}

/** The slots of a service, and a function that says whether a slot is free; undefined if the service can't be booked. */
export async function offeredSlots(
  db: Executor,
  serviceId: string,
  now: Date,
  { id: movedId, minutes: wanted }: AskedSlots = {},
) {
  const found = await bookableService(db, serviceId);
  if (found?.service.id !== serviceId) return undefined;
  const { service, rule } = found;
  const minutes = wanted ?? usualMinutes(service);
  const slots = slotsInWindow(rule, now, minutes);
  const reasons = judge(rule, now, await busyTimesAround(db, rule, daySpans(slots), movedId));
  return { service, rule, minutes, slots, isFree: (slot: WeeklySlot) => reasons(slot).length === 0 };
}

/** `GET /api/availability`: the slots of a service; undefined for a service that can't be booked. */
export async function availability(
  ctx: Pick<Context, 'db' | 'clock'>,
  serviceId: string,
  locale: Locale,
  asked?: AskedSlots,
): Promise<Availability | undefined> {
  const found = await offeredSlots(ctx.db, serviceId, ctx.clock.now(), asked);
  if (!found) return undefined;
  const { service, rule, minutes, isFree } = found;
  const slots = found.slots.map((slot) => {
    const available = isFree(slot);
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
