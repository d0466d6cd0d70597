import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonBody } from '#/platform/http-server/validated';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { createFuzzer, fuzz, randomFrom } from '../../tests/support/fuzz';
import { signedInBefore } from '../../tests/support/owner';
import { type ApiDescription, describedApi } from './description';

let api: TestApi;
let description: ApiDescription;
let cookie: string;
beforeAll(async () => {
  api = await openTestApi('postgres', '2026-06-10T09:00:00Z');
  cookie = await signedInBefore(api);
  description = await (await api.get('/api/openapi.json')).json();
});
afterAll(() => api.close());

test('Given the description of the API, Then it says what each route demands, by the contract that the route itself checks', () => {
  const { post } = description.paths['/api/contact'] ?? {};
  expect(post?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['name', 'email', 'message']),
    properties: { email: { type: 'string' }, website: { maxLength: 4000 } },
  });
  expect(post?.security).toBeUndefined();
  const move = description.paths['/api/reservations/{id}/move']?.post;
  expect(move?.parameters).toContainEqual({
    name: 'id',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  });
  const book = description.paths['/api/admin/books/{id}']?.put;
  expect(book?.security).toEqual([{ session: [] }]);
  expect(book?.requestBody?.content['application/json']?.schema.properties).toHaveProperty('title');
  expect(Object.keys(description.paths).length).toBeGreaterThan(100);
});

test('Given the description of the API, Then each operation names each parameter once, with the filters of its lists', () => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => ({ name: `${method} ${path}`, parameters })),
  );
  const repeated = operations.filter(
    ({ parameters }) => new Set(parameters.map((each) => `${each.in} ${each.name}`)).size < parameters.length,
  );
  expect(repeated.map(({ name }) => name)).toEqual([]);
  const namesOf = (path: string) =>
    description.paths[path]?.get?.parameters.map(({ name }) => name).toSorted();
  expect(namesOf('/api/articles')).toEqual(['category', 'lang', 'limit', 'offset', 'place']);
  for (const address of ['/api/admin/reservations', '/api/admin/reservations.csv'])
    expect(namesOf(address)).toEqual(['lang', 'page', 'period', 'q', 'service', 'sort', 'status']);
  expect(namesOf('/api/training-services')).toEqual(['lang', 'limit']);
  expect(namesOf('/api/admin/audit')).toEqual(['kind', 'lang', 'pages']);
  expect(namesOf('/api/cohorts/seats')).toEqual(['key', 'lang', 'program']);
});

test('Given somebody who asks for the description again and again, Then it is made once, and anew for other languages', async () => {
  let made = 0;
  const contract = () => {
    made += 1;
    return z.object({ name: z.string() });
  };
  const app = new Hono<{ Variables: { closedLanguages: string[] } }>();
  app.post('/names', jsonBody(contract), (c) => c.body(null));
  app.get('/description', (c) => {
    c.set('closedLanguages', c.req.query('closed')?.split(',') ?? []);
    return c.body(describedApi(c, app.routes, 'https://kursu.example'));
  });
  const ask = async (address: string) => (await app.request(address)).text();
  const first = await ask('/description');
  expect(first).toContain('/names');
  expect(await ask('/description?again')).toBe(first);
  expect(made).toBe(1);
  await ask('/description?closed=ar');
  expect(made).toBe(2);
});

test('Given a zero character where an address names something, Then the request is unreadable', async () => {
  const asked = await api.get('/api/admin/reservations/free?service=%00', { Cookie: cookie });
  expect(asked.status).toBe(400);
});

test('Given five hundred requests made from the description, near to what is demanded and hostile, Then none is answered with an unexpected error', async () => {
  const fuzzer = createFuzzer(description, randomFrom(20_261_123), ['/api/auth/sign-out']);
  const unexpected = await fuzz(500, fuzzer, ({ path, headers, ...request }) =>
    api.request(path, { ...request, headers: { ...headers, Cookie: cookie } }),
  );
  expect(unexpected).toEqual([]);
});
