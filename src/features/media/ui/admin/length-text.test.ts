import { expect, test } from 'vitest';
import { lengthText, secondsOf } from './length-text';

test.each([
  [750, '12:30'],
  [3723, '1:02:03'],
  [5, '0:05'],
  [null, ''],
])('Given %s seconds, then they are written as "%s", and read back', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
  expect(secondsOf(text)).toBe(seconds);
});

test.each(['12', 'on dakika', '1:75', '1:2:3:4'])('Given "%s", then it is no length', (text) => {
  expect(secondsOf(text)).toBeUndefined();
});
