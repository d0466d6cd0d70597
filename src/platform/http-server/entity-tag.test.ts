import { expect, test } from 'vitest';
import { namesTag } from './entity-tag';

test.each([
  ['"a"', '"a"'],
  ['W/"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"x", W/"a" ,"y"', 'W/"a"'],
  ['*', '"a"'],
  [' * ', '"a"'],
])('Given one who has %s, Then %s is known', (asked, tag) => {
  expect(namesTag(asked, tag)).toBe(true);
});

test.each([undefined, '', '"b"', '"a', 'a', '"b","c"'])('Given one who has %s, Then "a" is not', (asked) => {
  expect(namesTag(asked, '"a"')).toBe(false);
});
