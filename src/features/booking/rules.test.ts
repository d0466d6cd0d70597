import { describe, expect, test } from 'vitest';
import { minutesOf, nearest, reminderAt } from './rules';

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
