import { expect, test } from 'vitest';
import { throttledLog } from './throttled-log';

test('Given repeated errors, then each code is logged once a minute', () => {
  const written: unknown[] = [];
  let now = 0;
  const logError = throttledLog(
    ({ code, kind }) => written.push(code ?? kind),
    () => now,
  );
  const full = Object.assign(new Error('no room for ayse@example.org'), { code: '53100' });
  for (const error of [full, new TypeError('x'), full, new Error('outer', { cause: full })]) logError(error);
  expect(written).toEqual(['53100', 'TypeError']);
  now = 60_000;
  logError(full);
  expect(written).toEqual(['53100', 'TypeError', '53100']);
});
