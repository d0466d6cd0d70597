import { expect, test } from 'vitest';
import { matchesTag } from './entity-tag';

test.each([
  ['"a"', '"a"'],
  ['W/"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"x", W/"a" ,"y"', 'W/"a"'],
  ['*', '"a"'],
  [' * ', '"a"'],
])('Given If-None-Match is %s, Then it matches %s', (header, tag) => {
  expect(matchesTag(header, tag)).toBe(true);
});

test.each([undefined, '', '"b"', '"a', 'a', '"b","c"'])(
  'Given If-None-Match is %s, Then it does not match "a"',
  (header) => {
    expect(matchesTag(header, '"a"')).toBe(false);
  },
);
