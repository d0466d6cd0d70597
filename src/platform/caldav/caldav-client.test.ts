import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CaldavError, createCaldavClient } from './caldav-client';

const calendarOf = (href: string, name: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop><d:resourcetype><c:calendar/></d:resourcetype><d:displayname>${name}</d:displayname></d:prop></d:propstat></d:response>`;
const found = (responses: string) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses}</d:multistatus>`;
const home = (href: string) =>
  `<d:response><d:href>/me/</d:href><d:propstat><d:prop><c:calendar-home-set><d:href>${href}</d:href></c:calendar-home-set></d:prop></d:propstat></d:response>`;

/** The `Authorization` headers that the foreign server `thief` has received. */
const stolen: (string | undefined)[] = [];
const thief = createServer((request, response) => {
  stolen.push(request.headers.authorization);
  response.writeHead(207).end(found(calendarOf('/me/', 'x')));
});
let elsewhere = '';
let body = '';
const server = createServer((request, response) => {
  if (request.url === '/redirects/') response.writeHead(307, { Location: elsewhere }).end();
  else response.writeHead(request.url === '/me/' ? 207 : 404).end(body);
});
let address = '';
beforeAll(async () => {
  for (const each of [thief, server]) {
    each.listen(0, '127.0.0.1');
    await once(each, 'listening');
  }
  elsewhere = `http://localhost:${(thief.address() as AddressInfo).port}/me/`;
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const each of [thief, server]) {
    each.closeAllConnections();
    each.close();
  }
});

const clientOf = (path: string) =>
  createCaldavClient({ address: `${address}${path}`, username: 'leyla', password: 'gizli' }, [
    '127.0.0.1',
    'localhost',
  ]);
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof CaldavError ? error.reason : error),
  );

test('Given a server that refers to another one, by a redirect or a link, Then that one is not sent the password', async () => {
  expect(await reasonOf(clientOf('/redirects/').calendars())).toBe('elsewhere');
  body = found(home(elsewhere));
  expect(await reasonOf(clientOf('/me/').calendars())).toBe('elsewhere');
  expect(await reasonOf(clientOf('/me/').eventsIn(elsewhere, { from: new Date(0), to: new Date(1) }))).toBe(
    'elsewhere',
  );
  expect(await reasonOf(clientOf('/me/').put(`${elsewhere}a.ics`, '', 'new'))).toBe('elsewhere');
  expect(stolen).toEqual([]);
});

test.each([
  ['https://caldav.icloud.com/', 'https://p07-caldav.icloud.com/1/', true],
  ['https://example.org', 'https://cloud.example.org/dav/', true],
  ['https://www.example.com.tr', 'https://takvim.example.com.tr/', true],
  ['https://cloud.example.org', 'https://example.org/', false],
  ['https://dav.com.tr', 'https://evil.com.tr/', false],
  ['https://example.org', 'https://example.org.evil.example/', false],
  ['https://example.org', 'https://evilexample.org/', false],
  ['https://example.org', 'http://example.org/', false],
])('Given the account %s, Then %s gets its password: %s', async (entered, asked, isTold) => {
  const client = createCaldavClient({ address: entered, username: 'leyla', password: 'gizli' }, []);
  // The client refuses port 25 on every host, so the test contacts no server.
  const url = new URL(asked);
  url.port = '25';
  const reason = await reasonOf(client.mark(url.href));
  expect(reason).toBe(isTold || asked.startsWith('http:') ? 'bad_address' : 'elsewhere');
});

test('Given a server that lists more than an account has, Then what can be shown and stored is kept', async () => {
  const many = Array.from({ length: 300 }, (_, index) => calendarOf(`/me/${index}/`, 'a\u0001b'.repeat(200)));
  const odd = [calendarOf(`/me/${'x'.repeat(3_000)}/`, 'uzun'), calendarOf(elsewhere, 'başka')];
  body = found([home('/me/'), ...odd, ...many].join(''));
  const calendars = await clientOf('/me/').calendars();
  expect(calendars).toHaveLength(200);
  expect(calendars[0]).toMatchObject({ href: `${address}/me/0/` });
  expect(calendars.every(({ name }) => name.length <= 200 && !name.includes('\u0001'))).toBe(true);
});
