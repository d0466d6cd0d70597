import { describe, expect, test } from 'vitest';
import { chooseOrder, isOver, nearest, parseMinutes, periods, reminderAt } from './rules';

describe('durations, nearest slots, reminders', () => {
  test('Given a duration text, then its leading number is read; without a number it means 60 minutes', () => {
    expect(['75 dakika', '120', 'iki saat', '', '0 dakika', '-5'].map(parseMinutes)).toEqual([
      75, 120, 60, 60, 60, 60,
    ]);
  });

  test('Given a slot that was taken, then the nearest free slots are found, in order of time', () => {
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

  test('Given a week, then it is over once its last slot and its last appointment have passed', () => {
    const week = {
      slots: [{ start: '2026-06-12T09:00:00+03:00' }, { start: '2026-06-12T16:00:00+03:00' }],
      appointments: [{ end: '2026-06-12T18:00:00+03:00' }],
    };
    expect(isOver(week, new Date('2026-06-12T12:59:00Z'))).toBe(false);
    expect(isOver(week, new Date('2026-06-12T14:59:00Z'))).toBe(false);
    expect(isOver(week, new Date('2026-06-12T15:00:00Z'))).toBe(true);
    expect(isOver({ ...week, appointments: [] }, new Date('2026-06-12T13:00:00Z'))).toBe(true);
    expect(isOver({ slots: [], appointments: [] }, new Date('2026-06-08T00:00:00Z'))).toBe(true);
  });

  test('Given an appointment, then its reminder is due 24 hours before, and never in the past', () => {
    const start = new Date('2026-06-10T11:00:00Z');
    expect(reminderAt(start, new Date('2026-06-08T11:00:00Z'))?.toISOString()).toBe(
      '2026-06-09T11:00:00.000Z',
    );
    expect(reminderAt(start, new Date('2026-06-09T11:00:00Z'))).toBeUndefined();
  });
});

test('Given a period, then its sort orders are described by what they list first', () => {
  const named = Object.fromEntries(
    periods.map((period) => [period, [chooseOrder(period, 'date'), chooseOrder(period, '-date')]]),
  );
  expect(named).toEqual({
    upcoming: ['nearest', 'furthest'],
    today: ['earliest', 'latest'],
    week: ['earliest', 'latest'],
    past: ['nearest', 'furthest'],
    all: ['latest', 'earliest'],
  });
  expect(chooseOrder('all', 'new')).toBe('booked');
});
