import { expect, test } from 'vitest';
import { line, personName } from './fields';

test.each([
  ['Hangul fillers', '\u3164\u3164\uFFA0'],
  ['soft hyphens and joiners', '\u00AD\u200D\u200D\u2060'],
  ['marks of direction', '\u200E\u200F\u061C'],
  ['blank Braille', '\u2800\u2800 \u00A0'],
])('A name of nothing but %s is refused, and such a line is empty', (_, text) => {
  expect(personName(120).safeParse(text).success).toBe(false);
  expect(line(120).parse(text)).toBe('');
});

test.each(['Ñandú', 'عبد\u200Cالله', '李明', '👩\u200D👩\u200D👧', '\u200FWWW'])(
  'The name %s stays as it is',
  (name) => {
    expect(personName(120).parse(name)).toBe(name);
  },
);

test.each(['\u0000\u0000', '\uD800\uD800'])('A line of %j is refused', (text) => {
  expect(line(9).safeParse(text).success).toBe(false);
});
