import type { OwnBuffers, PlaceKind, ServiceRule, ToldPlace } from '#/features/catalogue/contract';
import { reminderHours } from '#/features/commitments/contract';
import {
  type Buffers,
  type DayHours,
  defaultWorkingRule,
  type Interval,
  type WorkingRule,
} from '#/features/schedule/contract';
import { recordSearch } from '#/owner/records/search';
import { oneOf, parseText } from '#/platform/input/search';
import { addDays, daysBetween, hourText, toWallTime } from '#/platform/time/zone';

/** The owner's rule, as it applies to a service: when appointments can start, and how many one person may hold. */
export interface BookingRule extends WorkingRule {
  /** How many open appointments one mail address or phone number may hold. */
  openPerPerson: number;
  /** How many of a person's open appointments may be for the same service; missing or null for no separate bound. */
  openPerService?: number | null;
  /** Hours for which an unanswered request holds its slot; 0: until the slot begins. */
  requestHours: number;
  /** The buffers of services that have a rule of their own, by service id; null if no service has. */
  serviceBuffers?: Readonly<Record<string, OwnBuffers>> | null;
  /** The general buffers, which apply to services without their own; only in the rule of a service that has its own rule. */
  usualBuffers?: Buffers;
  /** How many appointments a day and a week may have, counting all services; missing or null for any number. */
  mostPerDay?: number | null;
  mostPerWeek?: number | null;
  /** How many appointments a day may have of this rule's service. */
  perDay?: { service: string; most: number };
}

/** The rule that applies to a service: the general rule, overridden by the service's own values. */
export function ruleFor(
  general: BookingRule,
  service: { id: string; rule: ServiceRule | null } | undefined,
): BookingRule {
  const own = service?.rule;
  if (!own) return general;
  const { bufferBefore, bufferAfter, noticeHours, hours } = general;
  return {
    ...general,
    hours: own.hours ?? hours,
    bufferBefore: own.bufferBefore ?? bufferBefore,
    bufferAfter: own.bufferAfter ?? bufferAfter,
    noticeHours: own.noticeHours ?? noticeHours,
    usualBuffers: { before: bufferBefore, after: bufferAfter },
    ...(own.perDay ? { perDay: { service: service.id, most: own.perDay } } : {}),
  };
}

export const defaultBookingRule: BookingRule = { ...defaultWorkingRule, openPerPerson: 3, requestHours: 0 };

export interface PlaceWords {
  placeValue: string;
  places: Record<Exclude<PlaceKind, 'open'>, (detail: string) => string>;
}

/** A place in words; `phone` is the owner's. */
export function placeText(
  { placeValue, places }: PlaceWords,
  { kind, detail }: ToldPlace,
  phone: string,
): string {
  if (kind === 'open') return placeValue;
  return places[kind](kind === 'phone_visitor' ? phone : detail);
}

/** The name of the lock that makes bookings of a day run one after the other. A booking over midnight needs both days' locks. */
export const dayLock = (date: string): string => `booking ${date}`;

/** The days of the zone that an interval touches, as `YYYY-MM-DD`. */
export function touchedDays({ start, end }: Interval, timeZone: string): string[] {
  const [first, last] = [toWallTime(start, timeZone).date, toWallTime(end, timeZone).date];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

/** Whether an appointment begins at one of a day's start hours and ends in time. Its times are ISO 8601 in the site's zone. */
export const isWithin = (
  { hours, until }: Pick<DayHours, 'hours' | 'until'>,
  { start, end }: { start: string; end: string },
): boolean => {
  const isStart = hours.some((hour) => hourText(hour) === start.slice(11, 16));
  const isInTime =
    until === null || (end.slice(0, 10) === start.slice(0, 10) && end.slice(11, 16) <= hourText(until));
  return isStart && isInTime;
};

/** The statuses of a reservation. A pending one holds its time like a confirmed one, until it is answered or lapses. */
export const statuses = ['pending', 'confirmed', 'cancelled', 'completed', 'no_show'] as const;
export type ReservationStatus = (typeof statuses)[number];

/** How a request ended that the owner never confirmed. Its status is then `cancelled`. */
export const requestEnds = ['withdrawn', 'declined', 'expired'] as const;
export type RequestEnd = (typeof requestEnds)[number];

/** Who ended a cancelled reservation; `request` if it was never confirmed. If the owner cancels, there is a note, maybe empty. */
export function endedBy({
  requestEnd,
  cancellationNote,
}: {
  requestEnd: RequestEnd | null;
  cancellationNote: string | null;
}): 'request' | 'owner' | 'visitor' {
  if (requestEnd) return 'request';
  return cancellationNote === null ? 'visitor' : 'owner';
}

/** The statuses of appointments that can still take place. */
export const openStatuses = ['pending', 'confirmed'] as const satisfies ReservationStatus[];
export const isOpen = (status: ReservationStatus): boolean => status === 'pending' || status === 'confirmed';

/** The statuses that the owner can set. Cancelling, and answering a request, are commands of their own. */
type SettableStatus = Exclude<ReservationStatus, 'pending' | 'cancelled'>;

/** The statuses that the owner can set after each status. `cancelled` is final; `completed` and `no_show` can be corrected. */
const transitions: Record<ReservationStatus, readonly SettableStatus[]> = {
  pending: [],
  confirmed: ['completed', 'no_show'],
  completed: ['no_show', 'confirmed'],
  no_show: ['completed', 'confirmed'],
  cancelled: [],
};

interface Held {
  status: ReservationStatus;
  startsAt: Date;
  answerBy: Date | null;
}

export const awaitsAnswer = (row: Held, now: Date): boolean =>
  row.status === 'pending' && heldUntil(row) > now;

/** Whether visitor and owner may still move or cancel a reservation. */
export const isChangeable = (row: Held, now: Date): boolean =>
  isOpen(row.status) && (row.status === 'pending' ? heldUntil(row) : row.startsAt) > now;

/** When a request lapses if it is made or moved at `now`; null if it holds its slot until its start. */
export function answerBy(startsAt: Date, { requestHours }: BookingRule, now: Date): Date | null {
  const at = new Date(now.getTime() + requestHours * 3_600_000);
  return requestHours > 0 && at < startsAt ? at : null;
}

/** Until when a request holds its time. */
export const heldUntil = (row: Pick<Held, 'startsAt' | 'answerBy'>): Date => row.answerBy ?? row.startsAt;

interface Appointment {
  status: ReservationStatus;
  startsAt: Date;
  endsAt: Date;
  erasedAt: Date | null;
}

/** The statuses that the owner can set now; none before the appointment has begun. */
export const nextStatuses = (
  { status, startsAt, erasedAt }: Appointment,
  now: Date,
): readonly SettableStatus[] => (erasedAt || startsAt > now ? [] : transitions[status]);

/** A pending or confirmed appointment can't be erased before its end, because its visitor could not be contacted any more. */
export const isErasable = ({ status, endsAt }: Appointment, now: Date): boolean =>
  !(isOpen(status) && endsAt > now);

export const periods = ['upcoming', 'today', 'week', 'past', 'all'] as const;
export type Period = (typeof periods)[number];
/** How the list can be sorted. `date`: the period's default order; `-date`: its reverse; `new`: most recently booked first. */
export const sorts = ['date', '-date', 'new'] as const;
export type Sort = (typeof sorts)[number];

export type ReservationOrder = 'nearest' | 'furthest' | 'earliest' | 'latest' | 'booked';

/**
 * The order that a sort means in a period. By default, upcoming and past appointments start with the one nearest to now, today's
 * and this week's are in order of time, and the list of all starts with the latest.
 */
export function chooseOrder(period: Period, sort: Sort): ReservationOrder {
  if (sort === 'new') return 'booked';
  const isDefault = sort === 'date';
  if (period === 'upcoming' || period === 'past') return isDefault ? 'nearest' : 'furthest';
  return isDefault === (period === 'all') ? 'latest' : 'earliest';
}

export const reservationSearch = recordSearch({
  status: oneOf(statuses),
  service: parseText,
  period: oneOf(periods),
  sort: oneOf(sorts),
});
export type ReservationSearch = ReturnType<typeof reservationSearch>;

const defaultMinutes = 60;

/** Reads the minutes of a duration text ('90 dakika'); 60 if it doesn't start with a number. */
export function parseMinutes(duration: string): number {
  const minutes = Number.parseInt(duration, 10);
  return minutes > 0 ? minutes : defaultMinutes;
}

/** The three free slots nearest in time to `wanted` (ISO 8601), soonest first. */
export function nearest<S extends { start: string; available: boolean }>(
  slots: readonly S[],
  wanted: string,
): S[] {
  const moment = Date.parse(wanted);
  return slots
    .filter((slot) => slot.available)
    .sort((a, b) => Math.abs(Date.parse(a.start) - moment) - Math.abs(Date.parse(b.start) - moment))
    .slice(0, 3)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

export const isOver = (
  week: { appointments: readonly { end: string }[]; slots: readonly { start: string }[] },
  now: Date,
): boolean =>
  week.appointments.every(({ end }) => Date.parse(end) <= now.getTime()) &&
  week.slots.every(({ start }) => Date.parse(start) <= now.getTime());

/** Normalised keys by which a person is recognised; an unknown key is an empty text. */
export interface Person {
  email: string;
  phone: string;
}

/** The refusal of a person who already holds `maximum` future appointments, of all services or of one. */
export type PersonBound =
  | { ok: false; reason: 'person_bound'; maximum: number }
  | { ok: false; reason: 'service_bound'; maximum: number };

/** Why the person can't hold another appointment of the service. `holders` has the holder and the service of each appointment. */
export function findPersonBound(
  person: Person,
  { openPerPerson, openPerService }: BookingRule,
  serviceId: string,
  holders: readonly (Person & { serviceId: string })[],
): PersonBound | undefined {
  const holdsAll = (maximum: number, held: readonly Person[]) =>
    (['email', 'phone'] as const).some(
      (key) => person[key] !== '' && held.filter((each) => each[key] === person[key]).length >= maximum,
    );
  if (holdsAll(openPerPerson, holders)) return { ok: false, reason: 'person_bound', maximum: openPerPerson };
  const ofService = holders.filter((each) => each.serviceId === serviceId);
  return openPerService && holdsAll(openPerService, ofService)
    ? { ok: false, reason: 'service_bound', maximum: openPerService }
    : undefined;
}

/**
 * Seconds to wait for a person who holds as many appointments as allowed. It is a constant, because the real wait would tell
 * anybody who enters a person's address when that person has an appointment.
 */
export const personRetrySeconds = 24 * 3600;

/** The window, in minutes, in which the bookings of all visitors are counted. */
export const stormMinutes = 10;
/** From this many bookings in the window on, a booking needs a proof of work. No consultant's site normally has so many. */
const calm = 30;
const [leastBits, mostBits] = [14, 18];

/**
 * The bits of the proof that a booking needs after `recent` others; 0 for none. Ten more bookings add a bit, which doubles the
 * work.
 */
export const proofBits = (recent: number): number =>
  recent < calm ? 0 : Math.min(mostBits, leastBits + Math.floor((recent - calm) / 10));

/** When a reminder is sent, `hours` before the start; undefined if that time is over. */
export function reminderAt(start: Date, now: Date, hours: number = reminderHours): Date | undefined {
  const at = new Date(start.getTime() - hours * 3_600_000);
  return at > now ? at : undefined;
}

/** The statuses that are followed up. A confirmed appointment counts as one that took place, until the owner says otherwise. */
export const followedStatuses = ['confirmed', 'completed'] as const satisfies ReservationStatus[];

/** When the follow-up is due, which may be in the past; undefined if none is sent. */
export function followUpAt(
  { status, endsAt }: Pick<Appointment, 'status' | 'endsAt'>,
  hours: number | null,
): Date | undefined {
  const isFollowed = hours !== null && followedStatuses.some((each) => each === status);
  return isFollowed ? new Date(endsAt.getTime() + hours * 3_600_000) : undefined;
}

/** When a mail reminds the owner of a request: a day before it lapses, or halfway from now if it lapses within a day. */
export function answerDueAt(until: Date, now: Date): Date {
  return reminderAt(until, now) ?? new Date((until.getTime() + now.getTime()) / 2);
}
