import type { WeeklySlot, WorkingRule } from '#/features/schedule/contract';
import { recordSearch } from '#/owner/records/search';
import { oneOf } from '#/platform/input/search';
import { addDays, dayMs, toInstant, weekdayNumber, weekdays } from '#/platform/time/zone';

/**
 * The statuses of an entry. `unconfirmed`: the address is not confirmed yet, so nothing is offered. `left`: the person left.
 * `removed`: the owner removed it. `ended`: its days are over, it was never confirmed, or another entry of the address replaced
 * it. All but the first two are final.
 */
export const waitingStatuses = ['unconfirmed', 'waiting', 'booked', 'left', 'removed', 'ended'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

export const openStatuses = ['unconfirmed', 'waiting'] as const satisfies WaitingStatus[];
export const isOpen = (status: WaitingStatus): boolean => status === 'unconfirmed' || status === 'waiting';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The part of the day in which a slot begins; `hour` is in the site's zone. */
function partOf(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The parts of the day in which a service can begin by its weekly hours; all parts if there are no hours. */
export function partsOffered({ hours }: Pick<WorkingRule, 'hours'>): DayPart[] {
  const offered = new Set(hours.flat().map(partOf));
  return dayParts.filter((part) => offered.size === 0 || offered.has(part));
}

/** The weekdays on which a service is offered by its weekly hours, 1 for Monday; all weekdays if there are no hours. */
export function weekdaysOffered({ hours }: Pick<WorkingRule, 'hours'>): number[] {
  const offered = hours.flatMap((day, index) => (day.length > 0 ? [index + 1] : []));
  return offered.length > 0 ? offered : [...weekdays];
}

/** When the waiting person could come. An empty list of weekdays or parts means any. */
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

/** `usualDays`: how long an entry waits if the person names no last day. `mostDays`: how many days ahead the last day can be. */
const usualDays = 90;
export const mostDays = 180;

const minuteMs = 60_000;
/** The shortest time of an offer. Nobody could answer a shorter one in time. */
const leastMinutes = 15;

/**
 * Until when an offer of a slot is held: for `hours`, but only while the slot can be booked. Booking ends `noticeHours` before
 * the slot begins, or at the end of the day before if that is earlier. Undefined if too little time is left for an offer.
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

/** Days within which a person has to confirm the address. */
const confirmDays = 3;

/** Whether an open entry has to end: its days are over, or its address was not confirmed in time. */
export const isOver = (
  { status, toDay, createdAt }: { status: WaitingStatus; toDay: string; createdAt: Date },
  { now, today }: { now: Date; today: string },
): boolean =>
  isOpen(status) &&
  // An entry whose last day is today can't get an offer, as slots can be booked from tomorrow on.
  (toDay <= today ||
    (status === 'unconfirmed' && createdAt.getTime() + confirmDays * dayMs <= now.getTime()));

/** Days after which an ended entry is erased. */
export const keptDays = 30;

/** The last day of an entry: the named one, or else `usualDays` after its first day, but not more than `mostDays` ahead. */
export function lastDay({ fromDay, named, today }: Record<'fromDay' | 'named' | 'today', string>): string {
  if (named) return named;
  const [last = ''] = [addDays(fromDay, usualDays), addDays(today, mostDays)].sort();
  return last;
}

/** The statuses that the owner can set: she can only remove open entries. */
export const nextStatuses = ({ status }: { status: WaitingStatus }): WaitingStatus[] =>
  isOpen(status) ? ['removed'] : [];

export const waitingSearch = recordSearch({ status: oneOf(waitingStatuses) });
export type WaitingSearch = ReturnType<typeof waitingSearch>;
