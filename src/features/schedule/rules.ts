import { timeZone } from '#/platform/time/site-zone';
import { addDays, daysBetween, instantOf, wallTimeOf, weekdayOf } from '#/platform/time/zone';
import { type Appointment, type Interval, type Moment, type Reason, usualHours } from './contract';

/** When appointments can start: all that the owner decides about it (specification, section 9; decisions, section 4). */
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
  /** How many open appointments one mail address, or one telephone number, may hold. */
  openPerPerson: number;
}

/** What holds until the owner changes it. */
export const usualRule: WorkingRule = {
  hours: [usualHours, usualHours, usualHours, usualHours, usualHours, [], []],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  days: 30,
  placeholder: false,
  openPerPerson: 3,
};

/** A time that isn't free, whoever's word that is. */
export interface BusyTime extends Interval {
  reason: Extract<Reason, { kind: 'block' | 'calendar' }>;
}

/** What a moment is held against. */
export interface Circumstances {
  now: Date;
  rule: WorkingRule;
  appointments: readonly Appointment[];
  busy: readonly BusyTime[];
}

export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Every slot that the weekly hours have on a day, for a service of `minutes`. */
export function momentsOn(rule: WorkingRule, date: string, minutes: number, dayOffset: number): Moment[] {
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

const placeholderTakes = ({ dayOffset, hour }: Moment): boolean => (dayOffset * 100 + hour) % 7 === 0;

/** Whether a time begins less than these minutes after a moment, or ends less than these minutes before it. */
const isNear = (
  time: Interval,
  { start, end }: Interval,
  minutes: { before: number; after: number },
): boolean =>
  time.start.getTime() < end.getTime() + minutes.after * 60_000 &&
  time.end.getTime() > start.getTime() - minutes.before * 60_000;

/** Everything that speaks against a moment, most telling first; nothing where it is free. */
export function reasonsAgainst(moment: Moment, { now, rule, appointments, busy }: Circumstances): Reason[] {
  const reasons: Reason[] = [];
  for (const appointment of appointments)
    if (overlaps(moment, appointment)) reasons.push({ kind: 'reservation', id: appointment.id });
  for (const time of busy) if (overlaps(moment, time)) reasons.push(time.reason);
  const isTaken = reasons.length > 0;
  // A block says exactly what the owner typed; appointments and other people's meetings keep their distance.
  const { bufferBefore: before, bufferAfter: after } = rule;
  const both = before + after;
  const isTooNear = () =>
    appointments.some((appointment) => isNear(appointment, moment, { before: both, after: both })) ||
    busy.some((time) => time.reason.kind === 'calendar' && isNear(time, moment, { before, after }));
  if (!isTaken && both > 0 && isTooNear()) reasons.push({ kind: 'buffer' });
  if (rule.placeholder && placeholderTakes(moment)) reasons.push({ kind: 'placeholder' });
  const isOffered = moment.dayOffset >= 1 && moment.dayOffset <= rule.days;
  if (!isOffered) reasons.push({ kind: 'window' });
  else if (moment.start.getTime() < now.getTime() + rule.noticeHours * 3_600_000)
    reasons.push({ kind: 'notice' });
  return reasons;
}
