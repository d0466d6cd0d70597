import { expect, test } from 'vitest';
import { attemptLimits, waitSeconds } from './rules';

test('Given failed attempts, then the first five are free, and each further wait is twice the one before, up to a quarter of an hour', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitSeconds(index, attemptLimits.account));
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
});
