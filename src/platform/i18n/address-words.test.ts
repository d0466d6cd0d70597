import { expect, test } from 'vitest';
import { addressWords } from './address-words';

test.each([
  ['Fiyat görüşmesi: ÇOK kısa', 'fiyat-gorusmesi-cok-kisa'],
  ['IŞIL’ın İlk Atölyesi', 'isilin-ilk-atolyesi'],
  ['استشارة قصيرة', 'astshara-qsira'],
  ['التسويق الرقمي', 'altswiq-alrqmi'],
  ['يوم النموّ ٢٠٢٦', 'yum-alnmu-2026'],
  ['إِدارةُ الأعمـال', 'adara-alaamal'],
  ['ﻻ بداية بلا AI', 'la-bdaya-bla-ai'],
  ['Стратегия', ''],
  ['…', ''],
])('The words of %j in an address are %j', (title, words) => {
  expect(addressWords(title)).toBe(words);
});

test('A long title is cut after a whole word', () => {
  expect(addressWords('كلمة '.repeat(20))).toMatch(/^(klma-){9,11}klma$/);
  expect(addressWords('a'.repeat(80))).toHaveLength(60);
});
