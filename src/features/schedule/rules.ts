import { timeZone } from '#/platform/time/site-zone';
import { addDays, daysBetween, instantOf, wallTimeOf, weekdayOf } from '#/platform/time/zone';

/** Whole hours at which an appointment may begin on a working day, until the owner says otherwise. */
export const usualHours = [9, 10, 11, 13, 14, 15, 16] as const;

/** The furthest that the owner may let people book ahead, in days. */
export const mostDays = 365;

export interface Interval {
  start: Date;
  end: Date;
}

/** A moment that could be booked, before anyone asks whether it is free. */
export interface Moment extends Interval {
  /** `YYYY-MM-DD-HH` */
  id: string;
  date: string;
  hour: number;
  /** Days from today: 1 is tomorrow. */
  dayOffset: number;
}

/** When appointments can start: all that the owner decides about it. */
export interface WorkingRule {
  /** Start hours of each weekday, Monday first. */
  hours: readonly (readonly number[])[];
  /** Minutes kept free before and after every appointment. */
  bufferBefore: number;
  bufferAfter: number;
  /** Hours that must lie between the booking and the appointment. */
  noticeHours: number;
  /** The window: this many days, beginning tomorrow. */
  days: number;
  /** The specification's placeholder: about one slot in seven looks taken. */
  placeholder: boolean;
}

/** What holds until the owner changes it. */
export const usualRule: WorkingRule = {
  hours: [usualHours, usualHours, usualHours, usualHours, usualHours, [], []],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  days: 30,
  placeholder: false,
};

/** A time that isn't free, whoever's word that is. */
export interface BusyTime<Why> extends Interval {
  why: Why;
  /**
   * Whose buffers are kept free around it: nobody's around what the owner typed, those of the new appointment around other
   * people's meetings, and those of both between two appointments.
   */
  buffers: 'none' | 'one' | 'both';
}

/**
 * What speaks against a moment by the rule alone. `buffer`: it is free itself, but too near to something; `notice`: nearer
 * than the minimum notice; `window`: today, the past, or beyond the booking window.
 */
export interface RuleReason {
  kind: 'buffer' | 'placeholder' | 'notice' | 'window';
}

/** What a moment is held against. */
export interface Circumstances<Why> {
  now: Date;
  rule: WorkingRule;
  busy: readonly BusyTime<Why>[];
}

export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Every slot that the weekly hours have on a day, for a service of `minutes`. */
function momentsOn(rule: WorkingRule, date: string, minutes: number, dayOffset: number): Moment[] {
  const hours = rule.hours[weekdayOf(date) - 1] ?? [];
  return hours.map((hour) => {
    const hh = String(hour).padStart(2, '0');
    const start = instantOf(date, `${hh}:00`, timeZone);
    const end = new Date(start.getTime() + minutes * 60_000);
    return { id: `${date}-${hh}`, date, hour, dayOffset, start, end };
  });
}

/** Every slot of the window for a service of `minutes`, in order of time. */
export function slotsOf(rule: WorkingRule, now: Date, minutes: number): Moment[] {
  const today = wallTimeOf(now, timeZone).date;
  const offsets = Array.from({ length: rule.days }, (_, index) => index + 1);
  return offsets.flatMap((offset) => momentsOn(rule, addDays(today, offset), minutes, offset));
}

/** Every slot that the weekly hours have from one day to another, both included, past ones too. */
export function slotsBetween(
  rule: WorkingRule,
  { from, to }: { from: string; to: string },
  now: Date,
  minutes: number,
): Moment[] {
  const today = wallTimeOf(now, timeZone).date;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return days.flatMap((date) => momentsOn(rule, date, minutes, daysBetween(today, date)));
}

const slotId = /^(?<date>\d{4}-\d{2}-\d{2})-\d{2}$/;

/** The slot that an id names, if the rule offers it now. */
export function slotNamed(rule: WorkingRule, id: string, now: Date, minutes: number): Moment | undefined {
  const today = wallTimeOf(now, timeZone).date;
  const dayOffset = daysBetween(today, slotId.exec(id)?.groups?.date ?? '');
  const isInWindow = dayOffset >= 1 && dayOffset <= rule.days;
  if (!isInWindow) return undefined;
  // The date is counted anew: a 30th of February is read as a day, and is none.
  return momentsOn(rule, addDays(today, dayOffset), minutes, dayOffset).find((moment) => moment.id === id);
}

/** With the minutes that the rule keeps free: what touches none of these can't speak against a moment within the intervals. */
export const reachOf = (rule: WorkingRule, intervals: readonly Interval[]): Interval[] => {
  const reach = (rule.bufferBefore + rule.bufferAfter) * 60_000;
  return intervals.map(({ start, end }) => ({
    start: new Date(start.getTime() - reach),
    end: new Date(end.getTime() + reach),
  }));
};

const placeholderTakes = ({ dayOffset, hour }: Moment): boolean => (dayOffset * 100 + hour) % 7 === 0;

/** Whether a time begins less than these minutes after a moment, or ends less than these minutes before it. */
const isNear = (time: Interval, { start, end }: Interval, before: number, after: number): boolean =>
  time.start.getTime() < end.getTime() + after * 60_000 &&
  time.end.getTime() > start.getTime() - before * 60_000;

/** Everything that speaks against a moment, in the order of the busy times, then by the rule; nothing where it is free. */
export function reasonsAgainst<Why>(
  moment: Moment,
  { now, rule, busy }: Circumstances<Why>,
): (Why | RuleReason)[] {
  const reasons: (Why | RuleReason)[] = busy.filter((time) => overlaps(moment, time)).map(({ why }) => why);
  const { bufferBefore: before, bufferAfter: after } = rule;
  const both = before + after;
  const isTooNear = (time: BusyTime<Why>) =>
    (time.buffers === 'both' && isNear(time, moment, both, both)) ||
    (time.buffers === 'one' && isNear(time, moment, before, after));
  if (reasons.length === 0 && both > 0 && busy.some(isTooNear)) reasons.push({ kind: 'buffer' });
  if (rule.placeholder && placeholderTakes(moment)) reasons.push({ kind: 'placeholder' });
  const isOffered = moment.dayOffset >= 1 && moment.dayOffset <= rule.days;
  if (!isOffered) reasons.push({ kind: 'window' });
  else if (moment.start.getTime() < now.getTime() + rule.noticeHours * 3_600_000)
    reasons.push({ kind: 'notice' });
  return reasons;
}
