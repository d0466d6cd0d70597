import { expect, test } from 'vitest';
import { toCsv } from './csv';

const encode = async (value: string | number | null) => {
  let text = '';
  for await (const part of toCsv([['x', value]])) text += part;
  return text;
};

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+90', "'+90"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\t=1', "'\t=1"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; @x;b', `"a;' @x;b"`],
  ['a,=1+1', `"a,'=1+1"`],
  ['x;"=1+1;', `"x;'""=1+1;"`],
  ['x, "" =1+1', `"x,' """" =1+1"`],
  ['"=1+1', `"'""=1+1"`],
  ['a\n=1+1', '"a\n\'=1+1"'],
  ['= \n=1', '"\'= \n\'=1"'],
  ['\ta', "'\ta"],
  ['a=b; c-d', '"a=b; c-d"'],
  [-1, '-1'],
  [null, ''],
])('Given %j in a cell, then it is written as %j', async (value, cell) => {
  expect(await encode(value)).toBe(`\uFEFFx;${cell}\r\n`);
});

test('Given Turkish and Arabic letters, then the file has them in UTF-8, after a byte order mark', async () => {
  const text = 'Ağırlıklı Işık, İĞÜŞÖÇ; مرحبًا';
  const bytes = Buffer.from(await encode(text));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(`x;"${text}"\r\n`);
});
