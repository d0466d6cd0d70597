import { addDays, toInstant, toWallTime } from './zone';

/** When it is next this time (`HH:MM`) in a zone, and on which of its days. */
export function nextTime(now: Date, time: string, timeZone: string): { date: string; startAfter: Date } {
  const today = toWallTime(now, timeZone).date;
  const dates = [today, addDays(today, 1)];
  const times = dates.map((date) => ({ date, startAfter: toInstant(date, time, timeZone) }));
  return times.find(({ startAfter }) => startAfter > now) ?? { date: today, startAfter: now };
}
