import { expect, test } from 'vitest';
import { slowPatterns } from './patterns.ts';

const slow = (pattern: string) => slowPatterns('a.ts', `\nconst pattern = ${pattern};`);

test.each([String.raw`/\/+$/`, String.raw`/\s*\n\s*/g`, '/^(a+)+$/', String.raw`/^(\s*)(.*?)(\s*)$/`])(
  'The regular expression %s is slow on hostile texts',
  (pattern) => {
    expect(slow(pattern)).toEqual([{ line: 2, pattern }]);
  },
);

test.each([String.raw`/(?<!\/)\/+$/`, String.raw`/(?<!\s)\s*\n\s*/g`, '/^a+$/'])(
  'The regular expression %s is not',
  (pattern) => {
    expect(slow(pattern)).toEqual([]);
  },
);
