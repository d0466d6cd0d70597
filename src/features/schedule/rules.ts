import type { Country } from '#/platform/i18n/countries';
import { defaultTimeZone } from '#/platform/time/site-zone';
import {
  addDays,
  dayMs,
  daysBetween,
  hourText,
  occurs,
  toInstant,
  toWallTime,
  weekdayNumber,
} from '#/platform/time/zone';

/** Hours at which an appointment may begin on a working day, until the owner changes them. */
export const defaultHours = [9, 10, 11, 13, 14, 15, 16] as const;

/** The longest booking window that the owner can choose, in days. */
export const maxDays = 365;

export interface Interval {
  start: Date;
  end: Date;
}

/**
 * The period for which connected calendars are read. It ends after the longest booking window, so that the owner can lengthen the
 * window without a new reading. It stays the same for a whole day: events are cut at its edges, so busy times would otherwise
 * differ with every reading.
 */
export function calendarWindow(now: Date): { from: Date; to: Date } {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return { from: new Date(today - 7 * dayMs), to: new Date(today + (maxDays + 3) * dayMs) };
}

/** A slot of the working hours, free or not. */
export interface WeeklySlot extends Interval {
  /** `YYYY-MM-DD-HH`, or `YYYY-MM-DD-HHMM` if the slot doesn't begin on the hour. */
  id: string;
  date: string;
  /** The start hour; 9.5 is half past nine. */
  hour: number;
  /** Days from today: 1 is tomorrow. */
  dayOffset: number;
}

export interface DayHours {
  /** Start hours; empty on a day that is closed. */
  hours: readonly number[];
  /** The hour by which the last appointment must end; null if only its start counts. */
  until: number | null;
  /** Only the owner sees it. */
  note?: string | null;
}

/** What the owner decides about when appointments can start. */
export interface WorkingRule {
  /** The zone of the hours, as an IANA name; days begin at its midnight. */
  timeZone: string;
  /** Start hours of each weekday, Monday first; 9.5 is half past nine. */
  hours: readonly (readonly number[])[];
  /** The hour by which each weekday's last appointment must end, Monday first; null if only its start counts. */
  until?: readonly (number | null)[];
  /** Dates with other hours, by `YYYY-MM-DD`. They take precedence over weekly hours, a service's own hours, and holidays. */
  overrides?: Readonly<Record<string, DayHours>> | null;
  /** Minutes kept free before and after each appointment. */
  bufferBefore: number;
  bufferAfter: number;
  /** Minimum hours between the booking and the appointment. */
  noticeHours: number;
  /** The booking window: this many days, beginning tomorrow. */
  days: number;
  /** Whether about one slot in seven is shown as taken, so that a new calendar doesn't look empty. */
  placeholder: boolean;
  /** The country whose public holidays the calendar shows, by its ISO 3166 code. */
  holidayCountry: Country | null;
  /** The ids of the holidays on which nothing can be booked. */
  holidaysOff: readonly string[];
}

/** A day of a public holiday: the whole day, or the part of it from a time on. */
export interface HolidayDay {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** When the holiday begins on this day, `HH:mm`. It lasts until midnight. */
  from: string;
  /** The holiday's name; missing for Turkish holidays, whose names are among the product's words. */
  name?: string;
}

/**
 * Turkey's holidays, in the order of Law 2429 (articles 1 and 2). An eve is a holiday from 13:00, all others are whole days. A
 * holiday that ends on a Friday evening takes the Saturday too (article 2, D).
 */
export const turkishHolidays = [
  'republic-eve',
  'republic',
  'sovereignty',
  'youth',
  'victory',
  'ramadan-eve',
  'ramadan',
  'sacrifice-eve',
  'sacrifice',
  'new-year',
  'labour',
  'democracy',
] as const;
export type TurkishHoliday = (typeof turkishHolidays)[number];

export const defaultWorkingRule: WorkingRule = {
  timeZone: defaultTimeZone,
  hours: [defaultHours, defaultHours, defaultHours, defaultHours, defaultHours, [], []],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  days: 30,
  placeholder: false,
  holidayCountry: 'TR',
  holidaysOff: [],
};

/** Minutes kept free around an appointment. */
export interface Buffers {
  before: number;
  after: number;
}

/** An interval that isn't free, and why. */
export interface BusyTime<Why> extends Interval {
  why: Why;
  /** The buffers of the appointment that makes this time busy; undefined if they are the rule's. */
  own?: Buffers | undefined;
  /**
   * Which buffers are kept free between the busy time and a slot. `none`: no buffers (a block). `one`: the slot's buffers (an
   * event of a calendar, a course). `both`: the slot's and the busy time's buffers together (an appointment).
   */
  buffers: 'none' | 'one' | 'both';
}

/**
 * Why the rule itself refuses a slot. `buffer`: too near to a busy time. `placeholder`: shown as taken although it is free.
 * `notice`: within the minimum notice. `window`: today, in the past, or beyond the booking window. `end`: it would last beyond
 * the end of the working day. `override`: the date has other hours.
 */
export type RuleReason =
  | { kind: 'buffer' | 'placeholder' | 'notice' | 'window' | 'end' }
  | { kind: 'override'; note: string | null };

/** What decides whether a slot is free. */
export interface SlotConditions<Why> {
  now: Date;
  rule: WorkingRule;
  busy: readonly BusyTime<Why>[];
}

export const overlaps = (a: Interval, b: Interval): boolean =>
  a.start.getTime() < b.end.getTime() && b.start.getTime() < a.end.getTime();

/** The id of a slot that begins at a date and time (`HH:mm`). It contains the minutes only if they aren't 00. */
export const slotIdAt = (date: string, time: string): string =>
  `${date}-${time.endsWith(':00') ? time.slice(0, 2) : time.replace(':', '')}`;

const weeklyHours = ({ hours, until }: WorkingRule, date: string): DayHours => {
  const index = weekdayNumber(date) - 1;
  return { hours: hours[index] ?? [], until: until?.[index] ?? null };
};

const hoursOn = (rule: WorkingRule, date: string): DayHours =>
  rule.overrides?.[date] ?? weeklyHours(rule, date);

/** The slots that begin at `hours` on a date, each `minutes` long. Hours that clocks skip on that date have no slot. */
function slotsAt(
  hours: readonly number[],
  { timeZone }: WorkingRule,
  date: string,
  minutes: number,
  dayOffset: number,
): WeeklySlot[] {
  return hours.flatMap((hour) => {
    const time = hourText(hour);
    if (!occurs(date, time, timeZone)) return [];
    const start = toInstant(date, time, timeZone);
    const end = new Date(start.getTime() + minutes * 60_000);
    return [{ id: slotIdAt(date, time), date, hour, dayOffset, start, end }];
  });
}

function endsInTime(rule: WorkingRule, { date, end }: WeeklySlot): boolean {
  const { until } = hoursOn(rule, date);
  return until === null || end <= toInstant(date, hourText(until), rule.timeZone);
}

const offeredOnDay = (rule: WorkingRule, date: string, minutes: number, dayOffset: number): WeeklySlot[] =>
  slotsAt(hoursOn(rule, date).hours, rule, date, minutes, dayOffset).filter((slot) => endsInTime(rule, slot));

/** Every slot of the booking window for a service of `minutes`, in order of time. */
export function slotsInWindow(rule: WorkingRule, now: Date, minutes: number): WeeklySlot[] {
  const today = toWallTime(now, rule.timeZone).date;
  const offsets = Array.from({ length: rule.days }, (_, index) => index + 1);
  return offsets.flatMap((offset) => offeredOnDay(rule, addDays(today, offset), minutes, offset));
}

/**
 * An interval for each day with slots, from its first start to its last end. Apart from buffers, only busy times that overlap
 * these intervals can be in a slot's way.
 */
export const daySpans = (slots: readonly WeeklySlot[]): Interval[] =>
  [...Map.groupBy(slots, ({ date }) => date).values()].map((day) => ({
    start: new Date(Math.min(...day.map(({ start }) => start.getTime()))),
    end: new Date(Math.max(...day.map(({ end }) => end.getTime()))),
  }));

/**
 * Every slot of the weekly hours and of overrides, from the day `from` to the day `to`, both included. Past slots are among them,
 * and slots that can't be offered.
 */
export function slotsBetween(
  rule: WorkingRule,
  { from, to }: { from: string; to: string },
  now: Date,
  minutes: number,
): WeeklySlot[] {
  const today = toWallTime(now, rule.timeZone).date;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return days.flatMap((date) => {
    const either = new Set([...weeklyHours(rule, date).hours, ...hoursOn(rule, date).hours]);
    const hours = [...either].sort((a, b) => a - b);
    return slotsAt(hours, rule, date, minutes, daysBetween(today, date));
  });
}

/** Finds a slot by its id, if the rule offers it now. */
export function findSlot(rule: WorkingRule, id: string, now: Date, minutes: number): WeeklySlot | undefined {
  const today = toWallTime(now, rule.timeZone).date;
  const dayOffset = daysBetween(today, id.slice(0, 10));
  const isInWindow = dayOffset >= 1 && dayOffset <= rule.days;
  if (!isInWindow) return undefined;
  // The date is computed from the offset, not taken from the id. An id with 30 February parses as 2 March, and must find no slot.
  return offeredOnDay(rule, addDays(today, dayOffset), minutes, dayOffset).find((slot) => slot.id === id);
}

export const widened = (intervals: readonly Interval[], minutes: number): Interval[] =>
  intervals.map(({ start, end }) => ({
    start: new Date(start.getTime() - minutes * 60_000),
    end: new Date(end.getTime() + minutes * 60_000),
  }));

const isPlaceholder = ({ dayOffset, hour }: WeeklySlot): boolean => (dayOffset * 100 + hour) % 7 === 0;

/** Whether a time overlaps an interval that is widened by `before` and `after` minutes. */
const isNear = (time: Interval, { start, end }: Interval, before: number, after: number): boolean =>
  time.start.getTime() < end.getTime() + after * 60_000 &&
  time.end.getTime() > start.getTime() - before * 60_000;

/** Why a slot isn't free: first the reasons of busy times, in the order of `busy`, then the rule's. Empty if the slot is free. */
export function reasonsAgainst<Why>(
  slot: WeeklySlot,
  { now, rule, busy }: SlotConditions<Why>,
): (Why | RuleReason)[] {
  const reasons: (Why | RuleReason)[] = busy.filter((time) => overlaps(slot, time)).map(({ why }) => why);
  const { bufferBefore: before, bufferAfter: after } = rule;
  const isTooNear = (time: BusyTime<Why>) => {
    const own = time.own ?? { before, after };
    return (
      (time.buffers === 'both' && isNear(time, slot, before + own.after, after + own.before)) ||
      (time.buffers === 'one' && isNear(time, slot, before, after))
    );
  };
  if (reasons.length === 0 && busy.some(isTooNear)) reasons.push({ kind: 'buffer' });
  const day = hoursOn(rule, slot.date);
  if (!day.hours.includes(slot.hour)) reasons.push({ kind: 'override', note: day.note ?? null });
  else if (!endsInTime(rule, slot)) reasons.push({ kind: 'end' });
  if (rule.placeholder && isPlaceholder(slot)) reasons.push({ kind: 'placeholder' });
  const isInWindow = slot.dayOffset >= 1 && slot.dayOffset <= rule.days;
  if (!isInWindow) reasons.push({ kind: 'window' });
  else if (slot.start.getTime() < now.getTime() + rule.noticeHours * 3_600_000)
    reasons.push({ kind: 'notice' });
  return reasons;
}
