import { expect, test } from 'vitest';
import { createDayCount } from './day-count';

test('Given a zone, then its days change at its own midnight, forwards and backwards', () => {
  let at = '';
  let timeZone = 'Europe/Istanbul';
  const count = createDayCount({ now: () => new Date(at) }, () => timeZone);
  const counted = (iso: string) => {
    at = iso;
    return count();
  };
  const before = counted('2026-06-04T20:59:59.999Z');
  expect(counted('2026-06-04T21:00:00Z')).toBe(before + 1);
  expect(counted('2026-06-05T20:59:00Z')).toBe(before + 1);
  expect(counted('2026-06-08T09:00:00Z')).toBe(before + 4);
  expect(counted('2026-06-04T12:00:00Z')).toBe(before);
  timeZone = 'Pacific/Auckland';
  expect(counted('2026-06-04T12:00:00Z')).toBe(before + 1);
});
