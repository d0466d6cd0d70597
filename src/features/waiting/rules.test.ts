import { describe, expect, test } from 'vitest';
import { fits, isOver, offerUntil, partsOffered, type Wishes, weekdaysOffered } from './rules';

const any: Wishes = { weekdays: [], parts: [], fromDay: '2026-06-08', toDay: '2026-06-30' };
/** 10:00 on a Tuesday. */
const slot = { date: '2026-06-16', hour: 10 };

describe('a slot', () => {
  test.each([
    ['any wish', {}, true],
    ['its weekday among others', { weekdays: [1, 2] }, true],
    ['other weekdays', { weekdays: [1, 3] }, false],
    ['its part of the day', { parts: ['morning'] }, true],
    ['another part of the day', { parts: ['afternoon', 'evening'] }, false],
    ['its day as the first', { fromDay: '2026-06-16' }, true],
    ['its day as the last', { toDay: '2026-06-16' }, true],
    ['a day after it as the first', { fromDay: '2026-06-17' }, false],
    ['a day before it as the last', { toDay: '2026-06-15' }, false],
  ] as const)('Given %s, Then it fits or not', (_, over, isFitting) => {
    expect(fits({ ...any, ...over }, slot)).toBe(isFitting);
  });

  test('Given half past eleven, twelve and five, Then they are morning, afternoon and evening', () => {
    expect(partsOffered({ hours: [[11.5], [12]] })).toEqual(['morning', 'afternoon']);
    expect(partsOffered({ hours: [[17]] })).toEqual(['evening']);
    expect(partsOffered({ hours: [] })).toEqual(['morning', 'afternoon', 'evening']);
  });

  test('Given hours on Monday and Wednesday, Then these can be wished for; without hours, every day', () => {
    expect(weekdaysOffered({ hours: [[9], [], [9, 10], [], [], [], []] })).toEqual([1, 3]);
    expect(weekdaysOffered({ hours: [] })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('an offer', () => {
  const start = new Date('2026-06-16T07:00:00Z');
  const until = (now: string, noticeHours = 0, hours = 2) =>
    offerUntil(
      { start, date: '2026-06-16' },
      { noticeHours, timeZone: 'Europe/Istanbul' },
      hours,
      new Date(now),
    )?.toISOString();

  test('Given days to go, Then it lasts for the hours that the owner has set', () => {
    expect(until('2026-06-10T07:00:00Z')).toBe('2026-06-10T09:00:00.000Z');
    expect(until('2026-06-10T07:00:00Z', 0, 48)).toBe('2026-06-12T07:00:00.000Z');
  });

  test('Given a minimum notice or the day before, Then it lasts no longer than that; for less than a quarter of an hour nobody is asked', () => {
    expect(until('2026-06-14T08:00:00Z', 46)).toBe('2026-06-14T09:00:00.000Z');
    expect(until('2026-06-15T20:45:00Z')).toBe('2026-06-15T21:00:00.000Z');
    expect(until('2026-06-15T20:46:00Z')).toBeUndefined();
    expect(until('2026-06-16T06:00:00Z')).toBeUndefined();
  });
});

test('Given the last day, an address that isn’t confirmed, or neither, Then an entry is over or not', () => {
  const at = { now: new Date('2026-06-11T07:00:00Z'), today: '2026-06-11' };
  const entry = {
    status: 'waiting',
    toDay: '2026-06-12',
    createdAt: new Date('2026-06-08T07:00:00Z'),
  } as const;
  expect(isOver(entry, at)).toBe(false);
  expect(isOver({ ...entry, toDay: '2026-06-11' }, at)).toBe(true);
  expect(isOver({ ...entry, status: 'unconfirmed' }, at)).toBe(true);
  expect(isOver({ ...entry, status: 'left', toDay: '2026-06-11' }, at)).toBe(false);
});
