import { expect, test } from 'vitest';
import { readHeldEvents } from './held-event';

const calendarOf = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const eventAt = (start: string, parameters = '') => [
  'BEGIN:VEVENT',
  'UID:a',
  `DTSTART${parameters}:${start}`,
  'END:VEVENT',
];
const readAll = (texts: readonly string[], calendarMs?: number) =>
  readHeldEvents(new Map(texts.map((text, at) => [`${at}`, text])), 'Europe/Istanbul', calendarMs);
const readOne = async (start: string) => (await readAll([calendarOf(eventAt(start))])).get('0');

test('Given an event of a calendar, then its beginning is read', async () => {
  expect((await readOne('20260610T110000Z'))?.start.toISOString()).toBe('2026-06-10T11:00:00.000Z');
});

test.each(['99991231T235959Z', '18991231T235959Z', 'gestern'])(
  'Given an event at %s, with which nothing can be counted, then it can’t be read',
  async (start) => {
    expect(await readOne(start)).toBeUndefined();
  },
);

test('Given events each of which takes for ever, then they end together after a time, and others get their turn in between', async () => {
  // A zone whose clocks change every second for centuries.
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:x',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=SECONDLY',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const endless = calendarOf([...zone, ...eventAt('29980101T000000', ';TZID=x')]);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const began = performance.now();
  const read = await readAll(new Array(200).fill(endless), 50);
  clearInterval(timer);
  expect([...read.values()]).toEqual(new Array(200).fill(undefined));
  expect(performance.now() - began).toBeLessThan(1_500);
  expect(turns).toBeGreaterThan(0);
});
