import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './trailing-slashes';

test.each([
  ['/a/b///', '/a/b'],
  ['/a//b', '/a//b'],
  ['///', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (text, expected) => {
  expect(withoutTrailingSlashes(text)).toBe(expected);
});

test('Given a million slashes and a letter, then nobody waits for it', () => {
  const text = `${'/'.repeat(1_000_000)}x`;
  expect(withoutTrailingSlashes(text)).toBe(text);
});
