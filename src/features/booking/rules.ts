import type { OwnBuffers, PlaceKind, ServiceRule, ToldPlace } from '#/features/catalogue/contract';
import { reminderHours } from '#/features/commitments/contract';
import {
  type Buffers,
  type DayHours,
  defaultRule as defaultWorkingRule,
  type Interval,
  type WorkingRule,
} from '#/features/schedule/contract';
import { parseOneOf, parsePage, parseText, withoutUndefined } from '#/platform/input/search';
import { addDays, daysBetween, hourText, toWallTime } from '#/platform/time/zone';

/** The owner's rule: when appointments can start, and how many one person may hold. */
export interface BookingRule extends WorkingRule {
  /** How many open appointments one mail address or phone number may hold. */
  openPerPerson: number;
  /** How many of these may be of the same service; missing or null for as many as that. */
  openPerService?: number | null;
  /** For how many hours a request holds its slot without an answer; 0: until it would begin. */
  requestHours: number;
  /** The buffers of services that have a rule of their own, by the service's id; null where none has. */
  serviceBuffers?: Readonly<Record<string, OwnBuffers>> | null;
  /** The buffers of services that have none of their own, where this rule's are those of a service. */
  usualBuffers?: Buffers;
  /** How many appointments a day and a week may have, of whatever services; missing or null for any number. */
  mostPerDay?: number | null;
  mostPerWeek?: number | null;
  /** How many appointments of a service a day may have. */
  perDay?: { service: string; most: number };
}

/** The general rule, with what a service has of its own. */
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

export const defaultRule: BookingRule = { ...defaultWorkingRule, openPerPerson: 3, requestHours: 0 };

/** How a place reads in a language. */
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

/** The lock under which a day's bookings run one after the other; one that lasts into the next day needs that day's too. */
export const dayLock = (date: string): string => `booking ${date}`;

/** The days of the zone that an interval touches, as `YYYY-MM-DD`. */
export function touchedDays({ start, end }: Interval, timeZone: string): string[] {
  const [first, last] = [toWallTime(start, timeZone).date, toWallTime(end, timeZone).date];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

/** Whether an appointment of that day, with its times in the site's zone, begins and ends within these hours. */
export const isWithin = (
  { hours, until }: Pick<DayHours, 'hours' | 'until'>,
  { start, end }: { start: string; end: string },
): boolean => {
  const isStart = hours.some((hour) => hourText(hour) === start.slice(11, 16));
  const isInTime =
    until === null || (end.slice(0, 10) === start.slice(0, 10) && end.slice(11, 16) <= hourText(until));
  return isStart && isInTime;
};

/** `pending` holds its time like a confirmed one, until the owner confirms or declines it. */
export const statuses = ['pending', 'confirmed', 'cancelled', 'completed', 'no_show'] as const;
export type ReservationStatus = (typeof statuses)[number];

/** How a request ended that the owner never confirmed; all of them are stored as cancelled. */
export const requestEnds = ['withdrawn', 'declined', 'expired'] as const;
export type RequestEnd = (typeof requestEnds)[number];

/** Who ended a cancelled one: a request that was never confirmed ended as such; the owner leaves a note, if an empty one. */
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

/** The statuses of appointments that are still to come. */
export const openStatuses = ['pending', 'confirmed'] as const satisfies ReservationStatus[];
export const isOpen = (status: ReservationStatus): boolean => status === 'pending' || status === 'confirmed';

/** What the owner can set each status to; a cancellation is final, other outcomes can be corrected. */
const transitions: Record<ReservationStatus, readonly ReservationStatus[]> = {
  pending: [],
  confirmed: ['cancelled', 'completed', 'no_show'],
  completed: ['no_show', 'confirmed'],
  no_show: ['completed', 'confirmed'],
  cancelled: [],
};

interface Held {
  status: ReservationStatus;
  startsAt: Date;
  answerBy: Date | null;
}

/** Whether the owner can still confirm or decline it. */
export const awaitsAnswer = (row: Held, now: Date): boolean =>
  row.status === 'pending' && heldUntil(row) > now;

/** Whether visitor and owner may still move or cancel it. */
export const isChangeable = (row: Held, now: Date): boolean =>
  isOpen(row.status) && (row.status === 'pending' ? heldUntil(row) : row.startsAt) > now;

/** When a request lapses that is made now, where that is before it would begin. */
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

/** The statuses that the owner can set now: none before the appointment has begun. Cancelling is another command. */
export const nextStatuses = ({ status, startsAt, erasedAt }: Appointment, now: Date): ReservationStatus[] =>
  erasedAt || startsAt > now ? [] : transitions[status].filter((next) => next !== 'cancelled');

/** An appointment that is still to come can't be erased before it has ended, as its visitor could no longer be contacted. */
export const isErasable = ({ status, endsAt }: Appointment, now: Date): boolean =>
  !(isOpen(status) && endsAt > now);

export const periods = ['upcoming', 'today', 'week', 'past', 'all'] as const;
export type Period = (typeof periods)[number];
/** `date`: the default order of the period; `-date`: reversed; `new`: most recently booked first. */
export const sorts = ['date', '-date', 'new'] as const;
export type Sort = (typeof sorts)[number];

export type ReservationOrder = 'nearest' | 'furthest' | 'earliest' | 'latest' | 'booked';

/**
 * What an order means in a period. Upcoming and past appointments start with the one nearest to now, today and this week are
 * in order of time, and all appointments start with the latest.
 */
export function chooseOrder(period: Period, sort: Sort): ReservationOrder {
  if (sort === 'new') return 'booked';
  const isDefault = sort === 'date';
  if (period === 'upcoming' || period === 'past') return isDefault ? 'nearest' : 'furthest';
  return isDefault === (period === 'all') ? 'latest' : 'earliest';
}

/** Parses the filters of the list in an address: only those that differ from the default; invalid values are left out. */
export const reservationSearch = (query: Record<string, unknown>) =>
  withoutUndefined({
    status: parseOneOf(statuses, query.status),
    service: parseText(query.service),
    period: parseOneOf(periods, query.period),
    q: parseText(query.q),
    sort: parseOneOf(sorts, query.sort),
    page: parsePage(query.page),
  });
export type ReservationSearch = Partial<ReturnType<typeof reservationSearch>>;

const defaultMinutes = 60;

/** Reads the minutes of a duration text ('90 dakika'); 60 if it doesn't start with a number. */
export function parseMinutes(duration: string): number {
  const minutes = Number.parseInt(duration, 10);
  return minutes > 0 ? minutes : defaultMinutes;
}

/** The free slots nearest in time to the one that was taken, soonest first. */
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

/** Whether a week is over: all its appointments have ended, and all its slots have begun. */
export const isOver = (
  week: { appointments: readonly { end: string }[]; slots: readonly { start: string }[] },
  now: Date,
): boolean =>
  week.appointments.every(({ end }) => Date.parse(end) <= now.getTime()) &&
  week.slots.every(({ start }) => Date.parse(start) <= now.getTime());

/** Normalised keys by which a person is recognised; a key that is not known is empty. */
export interface Person {
  email: string;
  phone: string;
}

/** The person holds as many future appointments as allowed, or as many of this service, which is `maximum`. */
export type PersonBound =
  | { ok: false; reason: 'person_bound'; maximum: number }
  | { ok: false; reason: 'service_bound'; maximum: number };

/** Why the person can't hold another appointment of the service; `holders` has the holder and the service of each. */
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
 * Seconds to wait for a person who holds as many appointments as allowed. A constant: the real wait would reveal when the
 * owner of an address has an appointment to anybody who enters that address.
 */
export const personRetrySeconds = 24 * 3600;

/** Minutes in which bookings are counted, whoever makes them. */
export const stormMinutes = 10;
/** So many bookings in that time are more than any expert's site has by itself. */
const calm = 30;
const [leastBits, mostBits] = [14, 18];

/** How hard the proof is that a booking needs after so many others; 0 in calm, and one bit, twice the work, more for each ten. */
export const proofBits = (recent: number): number =>
  recent < calm ? 0 : Math.min(mostBits, leastBits + Math.floor((recent - calm) / 10));

/** When a reminder is sent: as many hours before as promised; undefined if the appointment is nearer than that. */
export function reminderAt(start: Date, now: Date, hours: number = reminderHours): Date | undefined {
  const at = new Date(start.getTime() - hours * 3_600_000);
  return at > now ? at : undefined;
}

/** The statuses of appointments that a follow-up is sent after: those that took place, as far as is known. */
export const followedStatuses = ['confirmed', 'completed'] as const satisfies ReservationStatus[];

/** When the follow-up is sent, which may be over; undefined if there is none. */
export function followUpAt(
  { status, endsAt }: Pick<Appointment, 'status' | 'endsAt'>,
  hours: number | null,
): Date | undefined {
  const isFollowed = hours !== null && followedStatuses.some((each) => each === status);
  return isFollowed ? new Date(endsAt.getTime() + hours * 3_600_000) : undefined;
}

/** When the owner is told that a request still waits: a day before it lapses, or halfway where that is nearer. */
export function answerDueAt(until: Date, now: Date): Date {
  return reminderAt(until, now) ?? new Date((until.getTime() + now.getTime()) / 2);
}
