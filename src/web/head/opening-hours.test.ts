import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

const day = (name: string) => `https://schema.org/${name}`;

test('Given a range of days, Then each day opens and closes at those hours', () => {
  expect(openingHours('Mo-Fr 09:00-18:00')).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(day),
    opens: '09:00',
    closes: '18:00',
  });
});

test('Given one day, Then only that day', () => {
  expect(openingHours('Sa 10:00-14:00')?.dayOfWeek).toEqual([day('Saturday')]);
});

test.each(['', 'always', 'Fr-Mo 09:00-18:00', 'Xx 09:00-18:00'])(
  'Given %j, which are no hours, Then there are none',
  (text) => expect(openingHours(text)).toBeUndefined(),
);
