import type { HolidayDay } from '#/features/schedule/contract';
import { addDays } from '#/platform/time/zone';

/** What is left of a holiday's next occurrence: from the time `from` on the day `first` to the end of its last day. */
export interface HolidayPeriod extends Pick<HolidayDay, 'id' | 'name'> {
  first: string;
  last: string;
  from: string;
}

/** The next occurrence of each holiday, in order of time. */
export function holidayPeriods(days: readonly HolidayDay[]): HolidayPeriod[] {
  const next = new Map<string, HolidayPeriod>();
  for (const { date, ...day } of days) {
    const period = next.get(day.id);
    if (!period) next.set(day.id, { ...day, first: date, last: date });
    else if (date === addDays(period.last, 1)) period.last = date;
  }
  return [...next.values()];
}
