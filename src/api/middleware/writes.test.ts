import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { problemResponse } from '#/api/problem';
import { createLog } from '#/platform/log/log';
import { sameOrigin } from './writes';

const writeFrom = async (baseUrl: string, seenAt: string, headers: Record<string, string>) => {
  const app = new Hono();
  app.onError(problemResponse(createLog('silent')));
  app.use(sameOrigin(baseUrl));
  app.post('/', (c) => c.body(null, 204));
  return (await app.request(seenAt, { method: 'POST', headers })).status;
};

const https = 'https://kursu.example';
const own = 'http://127.0.0.1:3201';

test.each([
  ['the public address, behind an HTTPS proxy', https, 'http://kursu.example', https, 204],
  ['the public address, behind a proxy that sends its own host', https, 'http://10.0.0.7:3000', https, 204],
  ['the browser’s address, if no public address is set', 'http://localhost:3201', own, own, 204],
  ['the same host under another scheme', 'http://localhost:3201', own, 'https://127.0.0.1:3201', 403],
  ['the public address without HTTPS', https, 'http://10.0.0.7:3000', 'http://kursu.example', 403],
  ['another port', own, own, 'http://127.0.0.1:3202', 403],
  [
    'a host name that begins with this one',
    https,
    'http://kursu.example',
    'https://kursu.example.evil.example',
    403,
  ],
  ['a page without an origin of its own', https, 'http://kursu.example', 'null', 403],
  ['an invalid origin', https, 'http://kursu.example', '', 403],
] as const)(
  'Given a write from %s, then the complete origin is compared',
  async (_, baseUrl, seenAt, origin, status) => {
    expect(await writeFrom(baseUrl, seenAt, { Origin: origin })).toBe(status);
  },
);

test('Given a proxy with HTTPS under a second name, then the pages under that name may write', async () => {
  const www = { Origin: 'https://www.kursu.example', 'X-Forwarded-Proto': 'https, http' };
  expect(await writeFrom(https, 'http://www.kursu.example', www)).toBe(204);
  expect(await writeFrom(https, 'http://www.kursu.example', { Origin: www.Origin })).toBe(403);
});

test('Given a client without an origin, then it may write; given another site’s page that hides its origin, then it may not', async () => {
  expect(await writeFrom(https, own, {})).toBe(204);
  expect(await writeFrom(https, own, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
});
