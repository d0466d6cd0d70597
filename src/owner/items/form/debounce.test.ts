import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebounce } from './debounce.ts';

let acted: number[];
let debounce: ReturnType<typeof createDebounce>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  acted = [];
  debounce = createDebounce(() => acted.push(Date.now()));
});
afterEach(() => vi.useRealTimers());

const typeFor = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    debounce.changed();
    vi.advanceTimersByTime(100);
  }
};

test('Given continuous typing, then the callback runs every two seconds, and once more at the end', () => {
  typeFor(5000);
  expect(acted).toEqual([2000, 4000]);
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual([2000, 4000, 5300]);
});

test('Given a flush while a call is pending, then the callback runs at once, and only once', () => {
  typeFor(300);
  debounce.flush();
  debounce.flush();
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual([300]);
});

test('Given a pending call that is forgotten, then the callback doesn’t run', () => {
  typeFor(300);
  debounce.forget();
  debounce.flush();
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual([]);
});
