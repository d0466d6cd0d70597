import { expect, test } from 'vitest';
import { calendarDays, dateTimeParts, dayHeader, longDate, weekdayName } from './dates';
import { locales } from './locale';

const zone = 'Europe/Istanbul';
const now = new Date('2026-06-10T21:30:00Z');

test('Given a time on the same day in the zone, then only the time is shown', () => {
  expect(dateTimeParts('tr', zone, new Date('2026-06-10T21:05:00Z'), now)).toEqual({ time: '00:05' });
});

test.each([
  ['tr', '10 Haziran 2026'],
  ['en', 'June 10, 2026'],
  ['ar', '10 يونيو 2026'],
] as const)('Given a time on the day before, then its day is shown in %s', (locale, day) => {
  expect(dateTimeParts(locale, zone, new Date('2026-06-10T20:55:00Z'), now)).toEqual({ day, time: '23:55' });
});

test('Given a day, then each language writes it in its own order', () => {
  const at = new Date('2026-06-05T11:00:00Z');
  expect(longDate('tr', 'Europe/Istanbul', at)).toBe('05 Haziran 2026, Cuma');
  expect(longDate('en', 'Europe/Istanbul', at)).toBe('05 June 2026, Friday');
  expect(longDate('ar', 'Europe/Istanbul', at)).toBe('الجمعة، 5 يونيو 2026');
  expect(dayHeader('tr', 'Europe/Istanbul', at)).toEqual({ weekday: 'Cuma', date: '05 Haziran', day: '05' });
  expect(dayHeader('ar', 'Europe/Istanbul', at)).toEqual({ weekday: 'الجمعة', date: '5 يونيو', day: '5' });
});

test('Given a weekday, then 1 is Monday and 7 is Sunday in every language', () => {
  expect(locales.map((locale) => weekdayName(locale, 1))).toEqual(['Pazartesi', 'Monday', 'الاثنين']);
  expect(locales.map((locale) => weekdayName(locale, 7))).toEqual(['Pazar', 'Sunday', 'الأحد']);
  expect(weekdayName('tr', 7, 'short')).toBe('Paz');
});

test('Given the first and the last of some days, then what both have in common is said once, and a day alone is one date', () => {
  const said = (first: string, last: string) => locales.map((locale) => calendarDays(locale, first, last));
  expect(said('2026-11-24', '2026-11-26')).toEqual([
    '24–26 Kasım 2026',
    'November 24 – 26, 2026',
    '24–26 نوفمبر 2026',
  ]);
  expect(said('2026-11-24', '2026-11-24')).toEqual(['24 Kasım 2026', 'November 24, 2026', '24 نوفمبر 2026']);
});
