import { expect, test } from 'vitest';
import { attemptLimits, waitSeconds } from './rules';

test('Given failed attempts, then the first five are free, and each wait is twice the last, up to a quarter of an hour', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitSeconds(index, attemptLimits.account));
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
});
