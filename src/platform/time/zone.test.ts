import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoWithOffset, occurs, occursTwice, toInstant, toWallTime, weekdayNumber, weekStart } from './zone';

const zones = fc.constantFrom(
  'Europe/Istanbul',
  'Europe/London',
  'America/New_York',
  'Asia/Beirut',
  'Africa/Cairo',
  'Asia/Kolkata',
  // In this order: daylight saving of half an hour, an offset with quarter hours, and zones on both sides of the date line.
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
);
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

  test('Given any instant in any zone, then its wall time occurs, and is that of the instant or of an earlier one that clocks show twice', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { date, time, offset } = toWallTime(instant, zone);
        const found = toInstant(date, time, zone);
        const back = toWallTime(found, zone);
        expect([back.date, back.time]).toEqual([date, time]);
        expect(occurs(date, time, zone)).toBe(true);
        // The two instants with the same wall time are as far apart as the clocks were set back.
        expect(instant.getTime() - found.getTime()).toBe((back.offset - offset) * 60_000);
        expect(found <= instant).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('Given any day in any zone, then its hours follow each other, and no instant before its midnight belongs to it', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { date } = toWallTime(instant, zone);
        const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
        const starts = hours
          .filter((hour) => occurs(date, hour, zone))
          .map((hour) => toInstant(date, hour, zone));
        expect(starts.length).toBeGreaterThanOrEqual(23);
        expect(starts).toEqual(starts.toSorted((a, b) => a.getTime() - b.getTime()));
        const midnight = toInstant(date, '00:00', zone);
        expect(toWallTime(midnight, zone).date).toBe(date);
        expect(toWallTime(new Date(midnight.getTime() - 1), zone).date < date).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    // Clocks go forward: a time that is skipped is moved forward by an hour, in zones west and east of UTC alike.
    ['Europe/London', '2026-03-29', '01:30', false, '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', false, '2026-03-08T07:30:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '00:00', false, '2026-03-28T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '00:00', false, '2026-04-23T22:00:00.000Z'],
    // Clocks go back: of the two instants, the first one.
    ['Europe/London', '2026-10-25', '01:30', true, '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', true, '2026-11-01T05:30:00.000Z'],
    ['Asia/Beirut', '2026-10-24', '23:30', true, '2026-10-24T20:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', true, '2026-04-04T14:45:00.000Z'],
    // Samoa moved across the date line and skipped 30 December 2011.
    ['Pacific/Apia', '2011-12-30', '12:00', false, '2011-12-30T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '12:00', true, '2011-12-30T22:00:00.000Z'],
  ])(
    'Given %s on %s at %s, when clocks change, then whether it occurs is %s, and its instant is %s',
    (zone, date, time, does, instant) => {
      expect(occurs(date, time, zone)).toBe(does);
      expect(toInstant(date, time, zone).toISOString()).toBe(instant);
    },
  );

  test('Given any instant in any zone, then its wall time occurs twice exactly where an instant within three hours shows it too', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const shown = ({ date, time }: { date: string; time: string }) => `${date} ${time}`;
        const own = shown(toWallTime(instant, zone));
        const around = Array.from({ length: 25 }, (_, index) => (index - 12) * 15).filter(Boolean);
        const twin = around.some(
          (minutes) => shown(toWallTime(new Date(instant.getTime() + minutes * 60_000), zone)) === own,
        );
        expect(occursTwice(instant, zone)).toBe(twin);
      }),
      { numRuns: 500 },
    );
    const halfPastOne = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'];
    expect(halfPastOne.map((at) => occursTwice(new Date(at), 'Europe/London'))).toEqual([true, true, false]);
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
