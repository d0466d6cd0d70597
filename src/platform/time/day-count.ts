import type { Clock } from '../clock/clock';
import { daysBetween, toWallTime, wholeDays } from './zone';

/** Returns a function that counts the days from 1970 to today in the zone. It caches today, so each request can call it. */
export function createDayCount(clock: Clock, zone: () => string): () => number {
  let day = { timeZone: '', begins: 0, ends: 0, count: 0 };
  return () => {
    const now = clock.now().getTime();
    const timeZone = zone();
    if (timeZone !== day.timeZone || now < day.begins || now >= day.ends) {
      const { date } = toWallTime(new Date(now), timeZone);
      const { start, end } = wholeDays(date, date, timeZone);
      day = {
        timeZone,
        begins: start.getTime(),
        ends: end.getTime(),
        count: daysBetween('1970-01-01', date),
      };
    }
    return day.count;
  };
}
