import { expect, test } from 'vitest';
import { openingHours, openingHoursTexts } from './opening-hours';

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
  expect(openingHours('Sa 10:00-14:00')).toMatchObject({ dayOfWeek: [day('Saturday')] });
});

test('Given several hours, then each of them', () => {
  const text = 'Mo-Tu 09:00-12:00; Sa 10:00-14:00';
  expect(openingHours(text)).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday'].map(day), opens: '09:00' },
    { dayOfWeek: [day('Saturday')], opens: '10:00' },
  ]);
  expect(openingHoursTexts(text)).toEqual(['Mo-Tu 09:00-12:00', 'Sa 10:00-14:00']);
});

test.each(['', 'always', 'Fr-Mo 09:00-18:00', 'Xx 09:00-18:00'])(
  'Given %j, which is not a range of hours, Then there are no opening hours',
  (text) => expect(openingHours(text)).toBeUndefined(),
);
