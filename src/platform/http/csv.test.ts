import { expect, test } from 'vitest';
import { csvOf } from './csv';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+90', "'+90"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\t=1', "'\t=1"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; @x;b', "a;' @x;b"],
  ['a\n=1+1', '"a\n\'=1+1"'],
  ['a=b; c-d', 'a=b; c-d'],
  [-1, '-1'],
  [null, ''],
])('Given %j in a cell, then it is written as %j', (value, written) => {
  expect(csvOf([['x', value]])).toBe(`\uFEFFx,${written}\r\n`);
});
