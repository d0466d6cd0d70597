import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

const day = (name: string) => `https://schema.org/${name}`;

test('Given a range of days, Then the hours are those of each day', () => {
  expect(openingHours('Mo-Fr 09:00-18:00')).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(day),
    opens: '09:00',
    closes: '18:00',
  });
});

test('Given one day, Then the hours are those of that day only', () => {
  expect(openingHours('Sa 10:00-14:00')?.dayOfWeek).toEqual([day('Saturday')]);
});

test.each(['', 'always', 'Fr-Mo 09:00-18:00', 'Xx 09:00-18:00'])(
  'Given %j, which is not a range of hours, Then there are no opening hours',
  (text) => expect(openingHours(text)).toBeUndefined(),
);
