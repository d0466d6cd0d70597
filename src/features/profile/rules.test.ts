import { expect, test } from 'vitest';
import { careerNumbers } from './rules';

test.each([
  ['575+', 575],
  ['1.250+', 1250],
  ['1,250', 1250],
  ['12 500', 12_500],
  ['1.250.000', 1_250_000],
  ['4.5', 4],
  ['çok', 0],
])('The figure %j counts as %i', (value, number) => {
  expect(careerNumbers({ career: undefined, figures: [{ key: 'events', value, label: '' }] }).events).toBe(
    number,
  );
});
