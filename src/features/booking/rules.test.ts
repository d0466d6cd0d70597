import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantOf, wallTimeOf, weekdayOf } from '#/platform/time/zone';
import {
  busyDuring,
  candidateOf,
  candidates,
  isTaken,
  minutesOf,
  nearest,
  overlaps,
  placeholderBusy,
  reminderAt,
  workingRule,
} from './rules';

const zone = workingRule.timeZone;
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const lengths = fc.constantFrom(30, 60, 75, 90, 120);

describe('the slots of the working rule (specification, section 9)', () => {
  test('Given any moment and length, then each slot begins at a start hour of a weekday within the 30 days from tomorrow', () => {
    fc.assert(
      fc.property(moments, lengths, (now, minutes) => {
        const today = wallTimeOf(now, zone).date;
        for (const slot of candidates(now, minutes)) {
          const { date, time } = wallTimeOf(slot.start, zone);
          expect(workingRule.startHours.map((hour) => `${String(hour).padStart(2, '0')}:00`)).toContain(time);
          expect(weekdayOf(date)).toBeLessThanOrEqual(5);
          expect(date >= addDays(today, 1) && date <= addDays(today, 30)).toBe(true);
          expect(slot.end.getTime() - slot.start.getTime()).toBe(minutes * 60_000);
          expect(slot.id).toBe(`${date}-${time.slice(0, 2)}`);
          expect(slot.start > now).toBe(true);
        }
      }),
    );
  });

  test('Given any moment, then every weekday of the window has its seven slots, each once and in order', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const today = wallTimeOf(now, zone).date;
        const weekdays = Array.from({ length: 30 }, (_, i) => addDays(today, i + 1)).filter(
          (d) => weekdayOf(d) <= 5,
        );
        const ids = candidates(now, 60).map(({ id }) => id);
        expect(ids).toEqual(
          weekdays.flatMap((d) => ['09', '10', '11', '13', '14', '15', '16'].map((h) => `${d}-${h}`)),
        );
      }),
    );
  });

  test('Given half past ten at night UTC, then tomorrow is Istanbul’s tomorrow, not the server’s', () => {
    const [first] = candidates(new Date('2026-06-09T22:30:00Z'), 60);
    expect(first?.id).toBe('2026-06-11-09');
    expect(first?.start.toISOString()).toBe('2026-06-11T06:00:00.000Z');
  });

  test('Given a slot id outside of the rule, then it names no candidate', () => {
    const now = new Date('2026-06-08T07:00:00Z');
    expect(candidateOf('2026-06-09-09', now, 60)?.hour).toBe(9);
    for (const id of [
      '2026-06-08-09',
      '2026-06-09-12',
      '2026-06-13-09',
      '2026-07-09-09',
      '2026-06-09-9',
      'x',
    ]) {
      expect(candidateOf(id, now, 60)).toBeUndefined();
    }
  });
});

describe('taken', () => {
  const now = new Date('2026-06-08T07:00:00Z');

  test('Given any two intervals, then they overlap exactly when they share a moment', () => {
    const interval = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 200 }));
    fc.assert(
      fc.property(interval, interval, ([a, lengthA], [b, lengthB]) => {
        const at = (start: number, length: number) => ({
          start: new Date(start),
          end: new Date(start + length),
        });
        const shared = Array.from({ length: lengthA }, (_, i) => a + i).some(
          (t) => t >= b && t < b + lengthB,
        );
        expect(overlaps(at(a, lengthA), at(b, lengthB))).toBe(shared);
      }),
    );
  });

  test('Given an appointment of two hours at 14:00, then every slot that reaches into it is taken, for any service', () => {
    const start = instantOf('2026-06-10', '14:00', zone);
    const busy = busyDuring([{ start, end: new Date(start.getTime() + 120 * 60_000) }]);
    const taken = (minutes: number) =>
      candidates(now, minutes)
        .filter((slot) => slot.date === '2026-06-10' && isTaken(slot, [busy]))
        .map(({ hour }) => hour);
    expect(taken(30)).toEqual([14, 15]);
    expect(taken(60)).toEqual([14, 15]);
    expect(taken(75)).toEqual([13, 14, 15]);
    expect(taken(120)).toEqual([13, 14, 15]);
  });

  test('Given the placeholder, then a slot is taken when day offset × 100 + hour is divisible by 7, and only then', () => {
    for (const slot of candidates(now, 60)) {
      expect(isTaken(slot, [placeholderBusy])).toBe((slot.dayOffset * 100 + slot.hour) % 7 === 0);
    }
    const share =
      candidates(now, 60).filter((slot) => placeholderBusy(slot)).length / candidates(now, 60).length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.2);
  });
});

describe('lengths, neighbours, reminders', () => {
  test('Given a duration text, then its leading number counts, and 60 where there is none', () => {
    expect(['75 dakika', '120', 'iki saat', '', '0 dakika', '-5'].map(minutesOf)).toEqual([
      75, 120, 60, 60, 60, 60,
    ]);
  });

  test('Given a lost slot, then the nearest free ones come back in order of time', () => {
    const slot = (hour: string, available: boolean) => ({
      start: `2026-06-10T${hour}:00:00+03:00`,
      available,
    });
    const day = [slot('09', true), slot('10', false), slot('11', true), slot('13', true), slot('16', true)];
    expect(nearest(day, '2026-06-10T10:00:00+03:00').map(({ start }) => start.slice(11, 13))).toEqual([
      '09',
      '11',
      '13',
    ]);
    expect(nearest([], '2026-06-10T10:00:00+03:00')).toEqual([]);
  });

  test('Given an appointment, then the reminder goes out 24 hours before, and never in the past', () => {
    const start = new Date('2026-06-10T11:00:00Z');
    expect(reminderAt(start, new Date('2026-06-08T11:00:00Z'))?.toISOString()).toBe(
      '2026-06-09T11:00:00.000Z',
    );
    expect(reminderAt(start, new Date('2026-06-09T11:00:00Z'))).toBeUndefined();
  });
});
