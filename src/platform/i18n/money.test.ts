import { expect, test } from 'vitest';
import { amountFrom } from './money';

test.each([
  ['2500', 2500],
  [' 2.500 ', 2500],
  ['2,500', 2500],
  ['2 500', 2500],
  ['12.500,50', 12_500.5],
  ['12,500.5', 12_500.5],
  ['1.250.000', 1_250_000],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['٢٥٠٠', 2500],
  ['٢٬٥٠٠٫٥٠', 2500.5],
  ['۲۵۰۰', 2500],
  ['0', 0],
])('Given an amount typed as %j, then it is %d', (typed, amount) => {
  expect(amountFrom(typed)).toBe(amount);
});

test.each(['', 'iki bin', '0.500', '2.50.00', '25.00.00', '1.2345', '2.500.00', '-5', '1e3', '12.5000'])(
  'Given %j, then it is no amount',
  (typed) => {
    expect(amountFrom(typed)).toBeUndefined();
  },
);
