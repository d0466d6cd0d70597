import { expect, test } from 'vitest';
import { readWeek, weekText, writeWeek } from './week';

test.each([
  '',
  'Mo-Fr 09:00-18:00',
  'Mo 09:00-12:00; We-Fr 09:00-18:00; Su 10:00-14:00',
  'Mo-Su 00:00-23:59',
])('Given the hours “%s”, then reading and writing them gives the same', (text) =>
  expect(writeWeek(readWeek(text))).toBe(text),
);

test('Given hours, then each day has its own, and the others have none', () => {
  expect(readWeek('Tu-We 09:00-18:00; Sa 10:00-14:00')).toEqual([
    undefined,
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    undefined,
    undefined,
    { opens: '10:00', closes: '14:00' },
    undefined,
  ]);
});

test('Given hours, then the owner reads them with the names of days in her language', () => {
  expect(weekText('Mo-Fr 09:00-18:00; Sa 10:00-14:00', 'tr')).toBe('Pzt-Cum 09:00-18:00; Cmt 10:00-14:00');
});
