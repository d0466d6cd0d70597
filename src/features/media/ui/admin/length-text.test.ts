import { expect, test } from 'vitest';
import { lengthText, parseLength } from './length-text';

test.each([
  [750, '12:30'],
  [3723, '1:02:03'],
  [5, '0:05'],
  [null, ''],
])('Given %s seconds, then they are formatted as "%s", and parsed back', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
  expect(parseLength(text)).toBe(seconds);
});

test.each([
  ['12', '12:00'],
  [' 90 ', '1:30:00'],
  ['7:5', '7:05'],
])('Given "%s", then the first number is read as minutes: %s', (typed, text) => {
  expect(lengthText(parseLength(typed))).toBe(text);
});

test.each(['on dakika', '1:75', '1:2:3:4', '12:', '100:00:00'])(
  'Given "%s", then it is not a length, and the typed text stays',
  (text) => {
    expect(parseLength(text)).toBe(text);
    expect(lengthText(text)).toBe(text);
  },
);
