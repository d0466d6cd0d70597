import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, toWallTime } from '#/platform/time/zone';
import {
  defaultWorkingRule,
  findSlot,
  reasonsAgainst,
  slotsInWindow,
  type WeeklySlot,
  type WorkingRule,
} from './rules';

const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const lengths = fc.constantFrom(30, 60, 75, 90, 120);
const zones = fc.constantFrom(
  'Europe/London',
  'America/New_York',
  'Asia/Beirut',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);
const everyHour = Array.from({ length: 24 }, (_, hour) => hour);
const roundTheClock = (zone: string): WorkingRule => ({
  ...defaultWorkingRule,
  timeZone: zone,
  hours: Array.from({ length: 7 }, () => everyHour),
});

test('Given any time and zone, then slots begin with tomorrow there, at the hours that clocks there show, each once and in order', () => {
  fc.assert(
    fc.property(instants, zones, lengths, (from, zone, minutes) => {
      const rule = { ...roundTheClock(zone), days: 5 };
      const slots = slotsInWindow(rule, from, minutes);
      const today = toWallTime(from, zone).date;
      for (const { id, date, hour, dayOffset, start, end } of slots) {
        const shown = toWallTime(start, zone);
        expect(shown.time).toBe(`${String(hour).padStart(2, '0')}:00`);
        expect([shown.date, id]).toEqual([date, `${date}-${shown.time.slice(0, 2)}`]);
        expect(date).toBe(addDays(today, dayOffset));
        expect(end.getTime() - start.getTime()).toBe(minutes * 60_000);
        expect(findSlot(rule, id, from, minutes)?.start).toEqual(start);
      }
      const starts = slots.map(({ start }) => start.getTime());
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(starts.length).toBeGreaterThanOrEqual(5 * 24 - 1);
    }),
    { numRuns: 60 },
  );
});

test('Given the night in which clocks go forward, then the hour that is skipped has no slot, and nobody finds one', () => {
  const rule = roundTheClock('America/New_York');
  const before = new Date('2026-03-07T12:00:00Z');
  const hours = slotsInWindow(rule, before, 60)
    .filter(({ date }) => date === '2026-03-08')
    .map(({ hour }) => hour);
  expect(hours).toEqual(everyHour.filter((hour) => hour !== 2));
  expect(findSlot(rule, '2026-03-08-02', before, 60)).toBeUndefined();
});

test('Given the night in which clocks go back, then an appointment at the hour that occurs twice leaves the next hour free', () => {
  const rule = roundTheClock('Europe/London');
  const before = new Date('2026-10-24T12:00:00Z');
  const night = slotsInWindow(rule, before, 60).filter(({ date }) => date === '2026-10-25');
  const at = (hour: number) => night.find((slot) => slot.hour === hour);
  expect(at(1)?.start.toISOString()).toBe('2026-10-25T00:00:00.000Z');
  expect(at(2)?.start.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  const taken = [
    { start: at(1)?.start ?? before, end: at(1)?.end ?? before, why: 1, buffers: 'both' as const },
  ];
  const free = night.filter((slot) => reasonsAgainst(slot, { now: before, rule, busy: taken }).length === 0);
  expect(free.map(({ hour }) => hour)).toEqual(everyHour.filter((hour) => hour !== 1));
  // Between the appointment's end and two o'clock lies an hour: room for a buffer of 30 minutes, but not for one of 90.
  const reasons = (bufferAfter: number) =>
    at(2) &&
    reasonsAgainst(at(2) as WeeklySlot, { now: before, rule: { ...rule, bufferAfter }, busy: taken });
  expect(reasons(30)).toEqual([]);
  expect(reasons(90)).toEqual([{ kind: 'buffer' }]);
});

test('Given a notice of a day, then it is twenty-four hours, also across a change of clocks', () => {
  const rule = { ...roundTheClock('Europe/London'), noticeHours: 24 };
  // Saturday noon in London. Clocks go forward on Sunday, so at Sunday noon only 23 hours have passed.
  const saturday = new Date('2026-03-28T12:00:00Z');
  const first = slotsInWindow(rule, saturday, 60).find(
    (slot) => reasonsAgainst(slot, { now: saturday, rule, busy: [] }).length === 0,
  );
  expect(first?.id).toBe('2026-03-29-13');
});
