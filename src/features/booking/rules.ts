import { reminderHours } from '#/features/promises/contract';
import { type Interval, defaultRule as usualHoursRule, type WorkingRule } from '#/features/schedule/contract';
import { parseOneOf, parsePage, parseText, withoutUndefined } from '#/platform/input/search';
import { timeZone } from '#/platform/time/site-zone';
import { addDays, daysBetween, toWallTime } from '#/platform/time/zone';

/** When appointments can start, and how many one person may hold. */
export interface BookingRule extends WorkingRule {
  /** How many open appointments one mail address, or one telephone number, may hold. */
  openPerPerson: number;
}

/** What holds until the owner changes it. */
export const usualRule: BookingRule = { ...usualHoursRule, openPerPerson: 3 };

/** What bookings of one day lock, to decide one after the other: appointments never reach into the next day. */
export const dayLock = (date: string): string => `booking ${date}`;

/** The days that a time touches, as `YYYY-MM-DD`. */
export function daysOf({ start, end }: Interval): string[] {
  const [first, last] = [toWallTime(start, timeZone).date, toWallTime(end, timeZone).date];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => addDays(first, place));
}

export const statuses = ['confirmed', 'cancelled', 'completed', 'no_show'] as const;
export type ReservationStatus = (typeof statuses)[number];

/** What the owner may make of an appointment; a cancelled one is over, the other judgements can be corrected. */
const transitions: Record<ReservationStatus, readonly ReservationStatus[]> = {
  confirmed: ['cancelled', 'completed', 'no_show'],
  completed: ['no_show', 'confirmed'],
  no_show: ['completed', 'confirmed'],
  cancelled: [],
};

/** Whether visitor and owner may still move or cancel it. */
export const isChangeable = (row: { status: ReservationStatus; startsAt: Date }, now: Date): boolean =>
  row.status === 'confirmed' && row.startsAt > now;

interface Appointment {
  status: ReservationStatus;
  startsAt: Date;
  endsAt: Date;
  erasedAt: Date | null;
}

/** What an appointment may be called now: nothing is completed, or missed, before it has begun. */
export const nextStatuses = ({ status, startsAt, erasedAt }: Appointment, now: Date): ReservationStatus[] =>
  erasedAt || startsAt > now ? [] : transitions[status].filter((next) => next !== 'cancelled');

/** Nobody could be reached about an appointment that still takes place. */
export const isErasable = ({ status, endsAt }: Appointment, now: Date): boolean =>
  !(status === 'confirmed' && endsAt > now);

/** Whether a mail still has something true to say: of an appointment as it is now, to somebody who is known. */
export function isResendable(
  { kind, state, dueAt }: { kind: string; state: string; dueAt: Date },
  { status, startsAt, erasedAt }: Appointment,
  now: Date,
): boolean {
  if (erasedAt || (state === 'waiting' && dueAt > now)) return false;
  if (kind === 'cancelled' || kind === 'cancelled-notice') return status === 'cancelled';
  if (status !== 'confirmed') return false;
  return kind === 'notice' || kind === 'moved-notice' || startsAt > now;
}

export const periods = ['upcoming', 'today', 'week', 'past', 'all'] as const;
export type Period = (typeof periods)[number];
/** `date`: the order of the period; `-date`: the other way; `new`: the latest booked first. */
export const sorts = ['date', '-date', 'new'] as const;
export type Sort = (typeof sorts)[number];

export type ReservationOrder = 'nearest' | 'furthest' | 'earliest' | 'latest' | 'booked';

/**
 * What an order means in a period. Of what all lies ahead, or all behind, the nearest to now comes first. Today and this
 * week go by the calendar; among all appointments it is the latest that comes first, however far ahead it lies.
 */
export function orderOf(period: Period, sort: Sort): ReservationOrder {
  if (sort === 'new') return 'booked';
  const isFirst = sort === 'date';
  if (period === 'upcoming' || period === 'past') return isFirst ? 'nearest' : 'furthest';
  return isFirst === (period === 'all') ? 'latest' : 'earliest';
}

/** What is looked for, as it stands in an address: only what differs from the rule. */
export interface ReservationSearch {
  status?: ReservationStatus | undefined;
  service?: string | undefined;
  period?: Period | undefined;
  q?: string | undefined;
  sort?: Sort | undefined;
  page?: string | undefined;
}

/** Reads an address; what it can't mean is left out. */
export const reservationSearch = (given: Record<string, unknown>): ReservationSearch =>
  withoutUndefined({
    status: parseOneOf(statuses, given.status),
    service: parseText(given.service),
    period: parseOneOf(periods, given.period),
    q: parseText(given.q),
    sort: parseOneOf(sorts, given.sort),
    page: parsePage(given.page),
  });

const defaultMinutes = 60;

/** Minutes of a duration text that starts with a number ('90 dakika'); 60 where it can't be read. */
export function minutesOf(duration: string): number {
  const minutes = Number.parseInt(duration, 10);
  return minutes > 0 ? minutes : defaultMinutes;
}

/** The free slots nearest in time to the one that was lost, soonest first. */
export function nearest<S extends { start: string; available: boolean }>(
  slots: readonly S[],
  wanted: string,
  count = 3,
): S[] {
  const moment = Date.parse(wanted);
  return slots
    .filter((slot) => slot.available)
    .sort((a, b) => Math.abs(Date.parse(a.start) - moment) - Math.abs(Date.parse(b.start) - moment))
    .slice(0, count)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** Whether of a week nothing is left to come: neither an appointment that hasn't ended nor a start of the working hours. */
export const isOver = (
  week: { appointments: readonly { end: string }[]; slots: readonly { start: string }[] },
  now: Date,
): boolean =>
  week.appointments.every(({ end }) => Date.parse(end) <= now.getTime()) &&
  week.slots.every(({ start }) => Date.parse(start) <= now.getTime());

/** By what somebody is known again, as keys; empty where there is none. */
export interface Person {
  email: string;
  phone: string;
}

/** Whether a mail address or a telephone number of the person has `most` open appointments. `held` says whose open ones are. */
export const holdsMost = (person: Person, held: readonly Person[], most: number): boolean =>
  (['email', 'phone'] as const).some(
    (key) => person[key] !== '' && held.filter((each) => each[key] === person[key]).length >= most,
  );

/**
 * Seconds after which a person who holds as many as allowed may try again. Always the same: anybody can give anybody's
 * address, and the real wait would tell when that person has an appointment.
 */
export const waitOfPerson = 24 * 3600;

/** When the reminder goes out: as long before as is promised, and not at all for an appointment that is nearer than that. */
export function reminderAt(start: Date, now: Date): Date | undefined {
  const at = new Date(start.getTime() - reminderHours * 3_600_000);
  return at > now ? at : undefined;
}
