import { addDays, weekdayNumber } from '#/platform/time/zone';
import type { HolidayDay, TurkishHoliday } from './rules';

const eveFrom = '13:00';

/** Month and day of the holidays that have the same date each year. */
const fixed: readonly [TurkishHoliday, string][] = [
  ['new-year', '01-01'],
  ['sovereignty', '04-23'],
  ['labour', '05-01'],
  ['youth', '05-19'],
  ['democracy', '07-15'],
  ['victory', '08-30'],
  ['republic-eve', '10-28'],
  ['republic', '10-29'],
];

/**
 * The first days of the two religious feasts, by the calendar of the Presidency of Religious Affairs. There, a month begins when
 * the crescent can be seen anywhere on Earth. The calendar is published until 2032; the later dates are computed by this rule.
 */
const ramadanFeasts =
  '2025-03-30 2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04 2031-01-24 2032-01-14 2033-01-02 2033-12-23 2034-12-12 2035-12-01'.split(
    ' ',
  );
const sacrificeFeasts =
  '2025-06-06 2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13 2031-04-02 2032-03-22 2033-03-11 2034-03-01 2035-02-18'.split(
    ' ',
  );

const wholeDays = (id: TurkishHoliday, first: string, count: number): HolidayDay[] => {
  const last = addDays(first, count - 1);
  const days = weekdayNumber(last) === 5 ? count + 1 : count;
  return Array.from({ length: days }, (_, index) => ({ id, date: addDays(first, index), from: '00:00' }));
};

const feast = (id: 'ramadan' | 'sacrifice', first: string, count: number): HolidayDay[] => [
  { id: `${id}-eve`, date: addDays(first, -1), from: eveFrom },
  ...wholeDays(id, first, count),
];

/** The days of Turkey's holidays that begin in a year, in order of time. The religious feasts are known from 2025 to 2035. */
export function turkishHolidayDays(year: number): HolidayDay[] {
  const beginning = `${year}-`;
  const ofYear = (dates: readonly string[]) => dates.filter((date) => date.startsWith(beginning));
  return [
    ...fixed.flatMap(([id, monthAndDay]) => {
      const date = beginning + monthAndDay;
      return id === 'republic-eve' ? [{ id, date, from: eveFrom }] : wholeDays(id, date, 1);
    }),
    ...ofYear(ramadanFeasts).flatMap((first) => feast('ramadan', first, 3)),
    ...ofYear(sacrificeFeasts).flatMap((first) => feast('sacrifice', first, 4)),
  ].sort((a, b) => a.date.localeCompare(b.date));
}
