/** Wall-clock arithmetic in an IANA zone, on the platform's own `Intl`. Dates are `YYYY-MM-DD`, weekdays 1 (Monday) to 7. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

export interface WallTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
  /** Minutes that the zone is ahead of UTC at that instant. */
  offset: number;
}

/** What the clock on the wall shows in the zone at an instant. */
export function wallTimeOf(instant: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const shown = Date.parse(`${date}T${parts.hour}:${parts.minute}:${parts.second}Z`);
  const offset = Math.round((shown - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
  return { date, time: `${parts.hour}:${parts.minute}`, offset };
}

/** The instant at which the zone's wall shows this date and `HH:mm`. In a gap of summer time, the instant after it. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = new Date(asUtc - wallTimeOf(new Date(asUtc), timeZone).offset * 60_000);
  return new Date(asUtc - wallTimeOf(guess, timeZone).offset * 60_000);
}

/** `2026-06-10T14:00:00+03:00` */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const { date, time, offset } = wallTimeOf(instant, timeZone);
  const pad = (n: number) => String(n).padStart(2, '0');
  const size = Math.abs(offset);
  return `${date}T${time}:00${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday: the week starts on Monday in every language. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));
