import type { WeeklySlot, WorkingRule } from '#/features/schedule/contract';
import { recordSearch } from '#/owner/records/search';
import { oneOf } from '#/platform/input/search';
import { addDays, toInstant, weekdayNumber, weekdays } from '#/platform/time/zone';

/**
 * `unconfirmed`: the address is not proven yet, so nothing is offered; `ended`: its days are over, or it was never confirmed. All but
 * the first two are final.
 */
export const waitingStatuses = ['unconfirmed', 'waiting', 'booked', 'left', 'removed', 'ended'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

export const openStatuses = ['unconfirmed', 'waiting'] as const satisfies WaitingStatus[];
export const isOpen = (status: WaitingStatus): boolean => status === 'unconfirmed' || status === 'waiting';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The part of the day in which a slot begins, by the site's clock. */
function partOf(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The parts of the day in which a service can begin by the weekly hours; all of them where it has none. */
export function partsOffered({ hours }: Pick<WorkingRule, 'hours'>): DayPart[] {
  const offered = new Set(hours.flat().map(partOf));
  return dayParts.filter((part) => offered.size === 0 || offered.has(part));
}

/** The weekdays on which a service is given by the weekly hours, 1 for Monday; all of them where it has none. */
export function weekdaysOffered({ hours }: Pick<WorkingRule, 'hours'>): number[] {
  const offered = hours.flatMap((day, index) => (day.length > 0 ? [index + 1] : []));
  return offered.length > 0 ? offered : [...weekdays];
}

/** When somebody could come. No weekday, or no part of the day, means any. */
export interface Wishes {
  /** 1 is Monday. */
  weekdays: readonly number[];
  parts: readonly DayPart[];
  /** The first and the last day, `YYYY-MM-DD`. */
  fromDay: string;
  toDay: string;
}

export const fits = (
  { weekdays, parts, fromDay, toDay }: Wishes,
  { date, hour }: Pick<WeeklySlot, 'date' | 'hour'>,
): boolean =>
  date >= fromDay &&
  date <= toDay &&
  (weekdays.length === 0 || weekdays.includes(weekdayNumber(date))) &&
  (parts.length === 0 || parts.includes(partOf(hour)));

/** Days for which somebody waits who names no last one, and the furthest last day that can be named. */
const usualDays = 90;
export const mostDays = 180;

const minuteMs = 60_000;
/** Nobody can answer an offer that lasts for less. */
const leastMinutes = 15;

/**
 * Until when a slot can be offered: for the owner's hours, but no longer than it can be booked, which ends with the minimum notice
 * and with the day before. Undefined where that is too soon.
 */
export function offerUntil(
  { start, date }: Pick<WeeklySlot, 'start' | 'date'>,
  { noticeHours, timeZone }: Pick<WorkingRule, 'noticeHours' | 'timeZone'>,
  hours: number,
  now: Date,
): Date | undefined {
  const until = Math.min(
    now.getTime() + hours * 60 * minuteMs,
    start.getTime() - noticeHours * 60 * minuteMs,
    toInstant(date, '00:00', timeZone).getTime(),
  );
  return until - now.getTime() >= leastMinutes * minuteMs ? new Date(until) : undefined;
}

/** At most this many unconfirmed requests of one address may be open per service. */
export const mostUnconfirmed = 5;

/** How long somebody has to confirm the address. */
const confirmDays = 3;

/** What an entry has become by itself: its days are over, or the address was not confirmed in time. */
export const isOver = (
  { status, toDay, createdAt }: { status: WaitingStatus; toDay: string; createdAt: Date },
  { now, today }: { now: Date; today: string },
): boolean =>
  isOpen(status) &&
  // What can still be booked begins tomorrow.
  (toDay <= today ||
    (status === 'unconfirmed' && createdAt.getTime() + confirmDays * 24 * 60 * minuteMs <= now.getTime()));

/** Days after which what has ended is erased. */
export const keptDays = 30;

/** The last day of somebody who names none. */
export const lastDay = (today: string, named: string): string => named || addDays(today, usualDays);

/** The owner can only take somebody off the list. */
export const nextStatuses = ({ status }: { status: WaitingStatus }): WaitingStatus[] =>
  isOpen(status) ? ['removed'] : [];

/** The filters of the list, as in the address. */
export const waitingSearch = recordSearch({ status: oneOf(waitingStatuses) });
export type WaitingSearch = ReturnType<typeof waitingSearch>;
