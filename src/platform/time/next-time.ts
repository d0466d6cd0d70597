import { addDays, toInstant, toWallTime } from './zone';

/** The next instant after `now` at which clocks in the zone show this time (`HH:MM`), and its date in the zone. */
export function nextTime(now: Date, time: string, timeZone: string): { date: string; startAfter: Date } {
  const today = toWallTime(now, timeZone).date;
  const dates = [today, addDays(today, 1)];
  const times = dates.map((date) => ({ date, startAfter: toInstant(date, time, timeZone) }));
  return times.find(({ startAfter }) => startAfter > now) ?? { date: today, startAfter: now };
}
