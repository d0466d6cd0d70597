import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoWithOffset, toInstant, toWallTime, weekdayNumber, weekStart } from './zone';

const zones = fc.constantFrom('Europe/Istanbul', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC');
const instants = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

describe('wall time in a zone', () => {
  test('Given any instant in any zone, then its ISO text with offset names the same instant', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        expect(new Date(isoWithOffset(instant, zone)).getTime()).toBe(instant.getTime());
      }),
    );
  });

  test('Given a wall time, then converting it to an instant and back gives the same', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { date, time } = toWallTime(instant, zone);
        const back = toWallTime(toInstant(date, time, zone), zone);
        expect([back.date, back.time]).toEqual([date, time]);
      }),
    );
  });

  test('Given Istanbul, then it is three hours ahead, and midnight belongs to the new day', () => {
    expect(toInstant('2026-06-10', '14:00', 'Europe/Istanbul').toISOString()).toBe(
      '2026-06-10T11:00:00.000Z',
    );
    expect(toWallTime(new Date('2026-06-09T21:00:00Z'), 'Europe/Istanbul').date).toBe('2026-06-10');
  });

  test('Given a date, then its week begins on a Monday', () => {
    expect(weekStart('2026-06-14')).toBe('2026-06-08');
    expect(weekdayNumber('2026-06-14')).toBe(7);
  });
});
