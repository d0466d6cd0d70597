import { expect, test } from 'vitest';
import { readHeldEvent } from './held-event';

const eventAt = (start: string) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', `DTSTART:${start}`, 'END:VEVENT', 'END:VCALENDAR', ''].join(
    '\r\n',
  );

test('Given an event of a calendar, then its beginning is read', () => {
  const { start } = readHeldEvent(eventAt('20260610T110000Z'), 'Europe/Istanbul') ?? {};
  expect(start?.toISOString()).toBe('2026-06-10T11:00:00.000Z');
});

test.each(['99991231T235959Z', '18991231T235959Z', 'gestern'])(
  'Given an event at %s, with which nothing can be counted, then it can’t be read',
  (start) => {
    expect(readHeldEvent(eventAt(start), 'Europe/Istanbul')).toBeUndefined();
  },
);
