import { expect, test } from 'vitest';
import { browserName } from './browser-name';

const mozilla = 'Mozilla/5.0';

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge, Windows',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1`,
    'Safari, iPhone',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, macOS'],
  [`${mozilla} (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['curl/8.5', undefined],
  ['', undefined],
  [null, undefined],
])('Given the user agent %s, then the browser’s name is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
