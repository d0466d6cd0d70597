/** What conversions between instants and wall times of an IANA zone need. Dates in this file are `YYYY-MM-DD`. */
interface Zone {
  format: Intl.DateTimeFormat;
  /** Cached offsets in minutes, by quarter hour. Asking `Intl` takes longer than all the other work for a list of slots. */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();
/** Milliseconds of a quarter hour. Today's zones change offset only at quarter hours, so each quarter has a cached offset. */
const quarter = 15 * 60_000;
/** Milliseconds of a day without a change of clocks. */
export const dayMs = 24 * 3_600_000;
const maxOffsets = 10_000;

function getZone(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
}

/** Minutes that the zone is ahead of UTC at `moment` (milliseconds since 1970). */
function offsetAt(moment: number, timeZone: string): number {
  const { format, offsets } = getZone(timeZone);
  const quarterIndex = Math.floor(moment / quarter);
  const known = offsets.get(quarterIndex);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    format.formatToParts(quarterIndex * quarter).map(({ type, value }) => [type, value]),
  );
  const shown = Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`);
  const offset = Math.round((shown - quarterIndex * quarter) / 60_000);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(quarterIndex, offset);
  return offset;
}

export interface WallTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
  /** Minutes that the zone is ahead of UTC at that instant. */
  offset: number;
}

export function toWallTime(instant: Date, timeZone: string): WallTime {
  const moment = instant.getTime();
  const offset = offsetAt(moment, timeZone);
  const shown = new Date(moment + offset * 60_000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16), offset };
}

/** Whether the date and time that clocks in the zone show at this instant occur twice there, because clocks are set back. */
export function occursTwice(instant: Date, timeZone: string): boolean {
  const { offset } = toWallTime(instant, timeZone);
  // No zone sets its clocks back by more than three hours at once.
  const [before, after] = [-180, 180].map(
    (minutes) => toWallTime(new Date(instant.getTime() + minutes * 60_000), timeZone).offset,
  ) as [number, number];
  const other = before === offset ? after : before;
  const twin = new Date(instant.getTime() + (offset - other) * 60_000);
  return other !== offset && toWallTime(twin, timeZone).offset === other;
}

export const clocksAgree = (at: Date, timeZone: string, other: string): boolean =>
  toWallTime(at, timeZone).offset === toWallTime(at, other).offset;

/** The visitor's zone if its clocks show another time at this instant than those of `timeZone`. */
export const otherZone = (
  { visitorZone }: { visitorZone: string | null },
  timeZone: string,
  at: Date,
): string | undefined => (visitorZone && !clocksAgree(at, timeZone, visitorZone) ? visitorZone : undefined);

/**
 * The instant of this date and `HH:mm` in the zone. If the time occurs twice because clocks go back, the first instant is meant.
 * A time that is skipped because clocks go forward is moved forward by the length of the gap.
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // Offsets are shorter than a day, so these two are the offsets before and after a change of clocks near this time.
  const [before, after] = [offsetAt(asUtc - dayMs, timeZone), offsetAt(asUtc + dayMs, timeZone)];
  const first = asUtc - before * 60_000;
  if (before === after || offsetAt(first, timeZone) === before) return new Date(first);
  const second = asUtc - after * 60_000;
  return new Date(offsetAt(second, timeZone) === after ? second : first);
}

/** Whether clocks in the zone ever show this date and `HH:mm`. A time that is skipped when clocks go forward doesn't occur. */
export function occurs(date: string, time: string, timeZone: string): boolean {
  const shown = toWallTime(toInstant(date, time, timeZone), timeZone);
  return shown.date === date && shown.time === time;
}

/** `2026-06-10T14:00:00+03:00` */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const { date, time, offset } = toWallTime(instant, timeZone);
  const pad = (n: number) => String(n).padStart(2, '0');
  const size = Math.abs(offset);
  return `${date}T${time}:00${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The clock time of an hour of the day: '09:00', and '09:30' for 9.5. */
export const hourText = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String((hour % 1) * 60).padStart(2, '0')}`;

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** 1 is Monday, 7 is Sunday: the week starts on Monday in every language. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export function weekdayNumber(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

export const weekStart = (date: string): string => addDays(date, 1 - weekdayNumber(date));

export const endOfDay = (date: string, timeZone: string): Date =>
  toInstant(addDays(date, 1), '00:00', timeZone);

export const wholeDays = (first: string, last: string, timeZone: string) => ({
  start: toInstant(first, '00:00', timeZone),
  end: endOfDay(last, timeZone),
});
