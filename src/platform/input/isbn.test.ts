import { expect, test } from 'vitest';
import { isbnLanguage, readIsbns } from './isbn';

test.each([
  ['9789754700114', '9789754700114'],
  ['978-975-470-011-4', '9789754700114'],
  ['ISBN: 978 975 470 011 4 (İletişim)', '9789754700114'],
  ['975-470-011-X', undefined],
  ['0-306-40615-2', '9780306406157'],
  ['0-8044-2957-x', '9780804429573'],
  ['٩٧٨٩٧٥٤٧٠٠١١٤', '9789754700114'],
  ['978‑975‑470‑011‑4', '9789754700114'],
])('The line %j has the number %j', (line, isbn) => {
  expect(readIsbns(line)).toEqual([isbn ? { line, isbn } : { line, fault: 'check_digit' }]);
});

test('Each number comes once, also in its two spellings; lines without one are named', () => {
  expect(readIsbns('0306406152\n\n9780306406157\nKitap adı\n9780306406158\n12345')).toEqual([
    { line: '0306406152', isbn: '9780306406157' },
    { line: 'Kitap adı', fault: 'no_number' },
    { line: '9780306406158', fault: 'check_digit' },
    { line: '12345', fault: 'no_number' },
  ]);
  expect(readIsbns('9789754700114, 9780306406157')).toHaveLength(2);
});

test('The language of the registration group is told where it is one of the site’s', () => {
  expect(
    ['9789754700114', '9786055000000', '9780306406157', '9799999', '9789770000000'].map(isbnLanguage),
  ).toEqual(['tr', 'tr', 'en', undefined, 'ar']);
});
