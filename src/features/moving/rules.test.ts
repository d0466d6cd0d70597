import { expect, test } from 'vitest';
import { chooseCategory, dayOf, keyOf, oldAddresses, programOf, siteAddress } from './rules';

test.each([
  ['https://eski.example/', 'https://eski.example'],
  ['eski.example/blog/', 'https://eski.example/blog'],
  ['http://eski.example:8080/x?y#z', 'http://eski.example:8080/x'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['https://u:p@eski.example', undefined],
  ['eski', undefined],
])('The typed address %j is the site %j', (typed, address) => {
  expect(siteAddress(typed)).toBe(address);
});

test('A program is told by the first sign of its export', () => {
  expect(['\uFEFF <?xml', '\n{"db"', 'PK', ''].map(programOf)).toEqual([
    'wordpress',
    'ghost',
    undefined,
    undefined,
  ]);
});

test('A text without an address of its own, or with an overlong one, is known by its number', () => {
  const address = 'https://eski.example';
  expect(keyOf({ guid: 'https://eski.example/?p=7', id: '7' }, address)).toBe('https://eski.example/?p=7');
  expect(keyOf({ guid: 'tag:x', id: '7' }, address)).toBe('https://eski.example/?p=7');
  expect(keyOf({ guid: `https://x.example/${'a'.repeat(3_000)}`, id: '7' }, address)).toBe(
    'https://eski.example/?p=7',
  );
});

test('A day is the old site’s own, or that of the moment in this site’s zone; nonsense is today', () => {
  const now = new Date('2026-06-08T22:00:00Z');
  const day = (date: string | null) => dayOf({ date }, 'Europe/Istanbul', now);
  expect(['2019-05-14', '2021-03-04T22:30:00.000Z', null, 'x', '2019-02-31'].map(day)).toEqual([
    '2019-05-14',
    '2021-03-05',
    '2026-06-09',
    '2026-06-09',
    '2026-06-09',
  ]);
});

test('A category that she has is spelled as hers, a new one stays', () => {
  expect(chooseCategory([' İŞ DÜNYASI', 'yeni'], ['Başka', 'İş dünyası'])).toBe('İş dünyası');
  expect(chooseCategory(['Yeni\n', 'Başka'], ['İş'])).toBe('Yeni');
  expect(chooseCategory([], ['İş'])).toBe('');
});

test('The old addresses of a text are its permalink and, of WordPress, its number', () => {
  const text = { kind: 'page', link: 'https://eski.example/hakkimda/', id: '9' } as Parameters<
    typeof oldAddresses
  >[0];
  expect(oldAddresses(text, 'wordpress')).toEqual(['https://eski.example/hakkimda/', '/?page_id=9']);
  expect(oldAddresses({ ...text, link: '' }, 'ghost')).toEqual([]);
});
