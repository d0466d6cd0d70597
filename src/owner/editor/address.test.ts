import { describe, expect, test } from 'vitest';
import { isLinkAddress, isPictureAddress, parseLinkAddress } from './address.ts';

describe('the address of a link', () => {
  test.each([
    'https://a.example/b?c#d',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+902121234567',
    '/about',
    '/#contact',
    '#son',
    '?lang=en',
  ])('Given %s, then it is allowed', (address) => expect(isLinkAddress(address)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
    'https:a.example',
    'ftp://a.example',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '',
    'about',
  ])('Given %j, then it is not allowed', (address) => expect(isLinkAddress(address)).toBe(false));

  test.each([
    ['firma.com', 'https://firma.com'],
    [' firma.com/yazi?x=1 ', 'https://firma.com/yazi?x=1'],
    ['ad@firma.com', 'mailto:ad@firma.com'],
    ['+90 (212) 555 10 20', 'tel:+902125551020'],
    ['/articles', '/articles'],
    ['ğüzel.com.tr', 'https://ğüzel.com.tr'],
  ])('Given the input "%s", then it is completed to %s', (typed, address) =>
    expect(parseLinkAddress(typed)).toBe(address),
  );

  test.each(['javascript:alert(1)', 'bir söz', 'söz', '', 'a.b c', 'javascript:firma.com'])(
    'Given the input "%s", then it is not an address',
    (typed) => expect(parseLinkAddress(typed)).toBeNull(),
  );
});

test('Given the address of a picture, then only http(s) and paths of this site are allowed', () => {
  expect(isPictureAddress('https://a.example/b.avif')).toBe(true);
  expect(isPictureAddress('/uploads/b.avif')).toBe(true);
  for (const address of ['mailto:a@b.example', 'data:image/png;base64,AA', '#b', 'blob:https://a.example/1'])
    expect(isPictureAddress(address)).toBe(false);
});
