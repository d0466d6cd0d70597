import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '#/platform/log/log';
import { watchRequests } from './request-watch';
import { watchSlowRequests } from './slow-requests';

const log = createLog('silent');

test('Given requests that name a person, then they are remembered by the patterns of their routes, each route once', async () => {
  const slow = watchSlowRequests({ now: () => new Date('2126-06-10T09:20:00Z') });
  const api = new Hono()
    .get('/reservations/:id', (c) => c.json({}))
    .get('/admin/health', (c) => c.json({}))
    .get('/admin/inbox/:id', (c) => c.json({}))
    .post('/contact', (c) => c.json({}, 201));
  const app = new Hono().use(watchRequests(log, slow.handled));
  app.get('/uploads/:key', (c) => c.text('')).route('/api', api);
  app.get('*', (c) => c.html(''));
  const ask = (path: string, method = 'GET') => app.request(path, { method });
  for (const id of ['ayse', 'zeynep', 'deniz']) await ask(`/api/reservations/${id}?token=${id}`);
  for (const path of ['/api/admin/inbox/ayse', '/api/admin/health', '/uploads/ayse.webp', '/articles/ayse'])
    await ask(path);
  await ask('/api/contact', 'POST');
  const { requests } = slow.slowest();
  expect(requests.map(({ kind, method, route, status }) => [kind, method, route, status]).toSorted()).toEqual(
    [
      ['data', 'GET', '/api/reservations/:id', 200],
      ['file', 'GET', '/uploads/:key', 200],
      ['page', 'GET', '/*', 200],
      ['room', 'GET', '/api/admin/inbox/:id', 200],
      ['sent', 'POST', '/api/contact', 201],
    ],
  );
  expect(JSON.stringify(requests)).not.toMatch(/ayse|zeynep|deniz/);
});

test('Given days of requests, then of each kind the three slowest routes of the last day are known, with their slowest request', () => {
  const start = Date.parse('2126-06-10T09:20:00Z');
  let hours = 0;
  const slow = watchSlowRequests({ now: () => new Date(start + hours * 3_600_000) });
  const answer = (route: string, seconds: number) =>
    slow.handled({ method: 'GET', route, status: 200, seconds });
  answer('/api/long-ago', 60);
  expect(slow.slowest().since).toBe('2126-06-10T09:20:00.000Z');
  for (hours = 1; hours <= 50; hours += 1)
    for (const [index, route] of ['/api/a', '/api/b', '/api/c', '/api/d'].entries())
      answer(route, index + (hours === 40 ? 0.5 : 0.1));
  hours = 50;
  const { since, requests } = slow.slowest();
  expect(since).toBe('2126-06-11T11:20:00.000Z');
  expect(requests.map(({ route, seconds, at }) => [route, seconds, at])).toEqual([
    ['/api/d', 3.5, '2126-06-12T01:20:00.000Z'],
    ['/api/c', 2.5, '2126-06-12T01:20:00.000Z'],
    ['/api/b', 1.5, '2126-06-12T01:20:00.000Z'],
  ]);
  hours = 80;
  expect(slow.slowest().requests).toEqual([]);
});
