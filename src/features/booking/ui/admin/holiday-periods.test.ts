import { expect, test } from 'vitest';
import { turkishHolidayDays } from '#/features/schedule/turkish-holidays';
import { holidayPeriods } from './holiday-periods';

test('Given the days of two years, then each holiday is listed once, with its days in the first of them', () => {
  const periods = holidayPeriods([2032, 2033].flatMap(turkishHolidayDays));
  expect(periods).toHaveLength(12);
  expect(periods[0]).toEqual({ id: 'new-year', first: '2032-01-01', last: '2032-01-01', from: '00:00' });
  expect(periods.find(({ id }) => id === 'sacrifice')).toEqual({
    id: 'sacrifice',
    first: '2032-03-22',
    last: '2032-03-25',
    from: '00:00',
  });
});
