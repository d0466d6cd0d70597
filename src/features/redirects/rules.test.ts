import { expect, test } from 'vitest';
import { addressKey, keysOf, locationFor, newAddress, oldAddress } from './rules';

const baseUrl = 'https://site.example';

test.each([
  ['/2015/03/Eski-Yazi/', '/2015/03/eski-yazi'],
  ['https://eski.example/2015/03/eski-yazi/?lang=en&utm_source=x#son', '/2015/03/eski-yazi'],
  ['/hay%C4%B1rl%C4%B1-olsun', '/hayırlı-olsun'],
  ['/hayırlı-olsun/', '/hayırlı-olsun'],
  ['/2020/%d8%a7%D8%B3%D8%AA%D8%B4%D8%A7%D8%B1%D8%A9/', '/2020/استشارة'],
  ['/%FEaban', '/%feaban'],
  ['http://eski.example', '/'],
  ['/?p=12', '/?p=12'],
  ['/index.php?b=2&a=1', '/index.php?a=1&b=2'],
])('The old address %s is stored as %s', (typed, stored) => {
  expect(oldAddress(typed)).toBe(stored);
});

test.each([
  '',
  'eski-yazi',
  '//evil.example/x',
  '/\\evil.example',
  '/a b',
  '/a\u0000',
  '/a%00b',
  'javascript:alert(1)',
  'ftp://x.example/a',
  'https://',
  `/${'a'.repeat(2_001)}`,
])('%j is no old address', (typed) => {
  expect(oldAddress(typed)).toBeUndefined();
});

test.each([
  ['/about', '/about'],
  ['/articles/1?lang=en#x', '/articles/1?lang=en#x'],
  ['https://site.example/about', '/about'],
  ['/./about', '/about'],
])('The target %s leads to %s', (typed, to) => {
  expect(newAddress(typed, baseUrl)?.to).toBe(to);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/about',
  'https://site.example@evil.example/',
  'http://site.example/about',
  '/\t/evil.example',
  'about',
])('%j is refused as a target: no redirect leads to another site', (typed) => {
  expect(newAddress(typed, baseUrl)).toBeUndefined();
});

test('A target whose path begins with dots and slashes stays on this site', () => {
  expect(newAddress('/.//evil.example', baseUrl)?.to).toBe('/evil.example');
  expect(locationFor('/evil.example', null)).toBe('/evil.example');
});

test('A missing address is looked up with its query first, then without', () => {
  expect(keysOf(new URL('https://site.example/eski/?p=1&lang=ar'))).toEqual(['/eski?p=1', '/eski']);
  expect(keysOf(new URL('https://site.example/eski?lang=ar'))).toEqual(['/eski']);
  expect(keysOf(new URL('https://site.example/a%00b'))).toEqual([]);
});

test('A redirect keeps the language of the request, unless the target names one', () => {
  expect(locationFor('/about#top', 'en')).toBe('/about?lang=en#top');
  expect(locationFor('/about?lang=ar', 'en')).toBe('/about?lang=ar');
  expect(addressKey(new URL('https://site.example/about?lang=ar'))).toBe('/about');
});
