import { expect, test } from 'vitest';
import { patience, waitAfter } from './rules';

test('Given tries in vain, then the first five are free, and each wait is twice the last, up to a quarter of an hour', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitAfter(index, patience.account));
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
});
