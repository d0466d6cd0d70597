import { addDays, instantOf, wallTimeOf, weekdayOf } from '#/platform/time/zone';

/** When appointments can start (specification, section 9; decisions, section 4). */
export interface WorkingRule {
  timeZone: string;
  /** Whole hours at which an appointment may begin. */
  startHours: readonly number[];
  /** The window: this many days, beginning tomorrow in the rule's zone. */
  days: number;
}

export const workingRule: WorkingRule = {
  timeZone: 'Europe/Istanbul',
  startHours: [9, 10, 11, 13, 14, 15, 16],
  days: 30,
};

export interface Interval {
  start: Date;
  end: Date;
}

/** A moment that could be booked, before anyone asks whether it is free. */
export interface Candidate extends Interval {
  /** `YYYY-MM-DD-HH` */
  id: string;
  date: string;
  hour: number;
  /** 1 is tomorrow. */
  dayOffset: number;
}

/** One reason why a moment can be taken: reservations, blocks, a connected calendar, the placeholder. */
export type BusySource = (candidate: Candidate) => boolean;

const defaultMinutes = 60;

/** Minutes of a duration text that starts with a number ('90 dakika'); 60 where it can't be read. */
export function minutesOf(duration: string): number {
  const minutes = Number.parseInt(duration, 10);
  return minutes > 0 ? minutes : defaultMinutes;
}

export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Taken by true overlap, whatever service the other appointment is for. */
export const busyDuring =
  (intervals: readonly Interval[]): BusySource =>
  (candidate) =>
    intervals.some((interval) => overlaps(candidate, interval));

/** The specification's placeholder: about one slot in seven looks taken. */
export const placeholderBusy: BusySource = ({ dayOffset, hour }) => (dayOffset * 100 + hour) % 7 === 0;

/** Every slot of the window for a service of `minutes`, in order of time. */
export function candidates(now: Date, minutes: number, rule: WorkingRule = workingRule): Candidate[] {
  const today = wallTimeOf(now, rule.timeZone).date;
  const found: Candidate[] = [];
  for (let dayOffset = 1; dayOffset <= rule.days; dayOffset += 1) {
    const date = addDays(today, dayOffset);
    if (weekdayOf(date) > 5) continue;
    for (const hour of rule.startHours) {
      const hh = String(hour).padStart(2, '0');
      const start = instantOf(date, `${hh}:00`, rule.timeZone);
      const end = new Date(start.getTime() + minutes * 60_000);
      found.push({ id: `${date}-${hh}`, date, hour, dayOffset, start, end });
    }
  }
  return found;
}

export const isTaken = (candidate: Candidate, sources: readonly BusySource[]): boolean =>
  sources.some((busy) => busy(candidate));

/** The candidate that a slot id names, if the rule offers it now. */
export const candidateOf = (id: string, now: Date, minutes: number, rule: WorkingRule = workingRule) =>
  candidates(now, minutes, rule).find((candidate) => candidate.id === id);

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

const dayMs = 24 * 60 * 60_000;

/** When the reminder goes out: 24 hours before, and not at all for an appointment that is nearer than that. */
export function reminderAt(start: Date, now: Date): Date | undefined {
  const at = new Date(start.getTime() - dayMs);
  return at > now ? at : undefined;
}
