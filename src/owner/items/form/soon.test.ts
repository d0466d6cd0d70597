import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoon } from './soon.ts';

let acted: number[];
let soon: ReturnType<typeof createSoon>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  acted = [];
  soon = createSoon(() => acted.push(Date.now()));
});
afterEach(() => vi.useRealTimers());

const typeFor = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    soon.changed();
    vi.advanceTimersByTime(100);
  }
};

test('Given somebody who types on and on, then it is kept every two seconds, and once more at the end', () => {
  typeFor(5000);
  expect(acted).toEqual([2000, 4000]);
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual([2000, 4000, 5300]);
});

test('Given somebody who leaves in the middle of a word, then it is kept at once, and only once', () => {
  typeFor(300);
  soon.hurry();
  soon.hurry();
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual([300]);
});

test('Given what was typed was given up, then nothing is kept any more', () => {
  typeFor(300);
  soon.forget();
  soon.hurry();
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual([]);
});
