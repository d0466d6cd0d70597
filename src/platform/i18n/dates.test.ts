import { expect, test } from 'vitest';
import { dateTimeParts, dayHeader, longDate } from './dates';

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
  expect(dayHeader('tr', 'Europe/Istanbul', at)).toEqual({ weekday: 'Cuma', date: '05 Haziran' });
  expect(dayHeader('ar', 'Europe/Istanbul', at)).toEqual({ weekday: 'الجمعة', date: '5 يونيو' });
});
