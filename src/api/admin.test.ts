import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { signedInBefore } from '../../tests/support/owner';
import { createApi } from './app';
import { createClientAddress } from './middleware/client-address';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const writes = methods.slice(1);
const isOwners = (path: string) => /^\/api\/admin(\/|$)/.test(path);
const addressOf = (path: string) =>
  path
    .replaceAll(/:\w+(\{[^}]*\})?/g, '3e1f1c1e-0000-4000-8000-000000000000')
    .replace(/\/\*$/, '/no-such-page');

/** These tests call every route of the complete API, so that they fail for a new route without a guard. */
describe('the guard of the owner', () => {
  let site: TestApi;
  let cookie: string;
  let api: ReturnType<typeof createApi>;
  let paths: string[];
  beforeAll(async () => {
    site = await openTestApi('postgres', new Date().toISOString());
    cookie = await signedInBefore(site);
    api = createApi(site.ctx, {
      baseUrl: 'http://localhost:3000',
      clientAddress: createClientAddress([], site.ctx.log),
      identity: site.identity,
      languages: async () => everyLanguage,
    });
    paths = [...new Set(api.routes.map(({ path }) => path).filter(isOwners))];
  });
  afterAll(() => site.close());

  const ask = (method: string, address: string, headers: Record<string, string>) =>
    api.request(address, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
    });

  test('Given no session, then every route of the owner responds with 401 to any method', async () => {
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      for (const method of methods) {
        const response = await ask(method, addressOf(path), {});
        expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 401`);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('Given a session but a foreign origin, then every write to the owner’s routes gets 403', async () => {
    for (const path of paths) {
      for (const method of writes) {
        const foreign = { Cookie: cookie, Origin: 'https://evil.example' };
        const response = await ask(method, addressOf(path), foreign);
        expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 403`);
        const crossSite = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' };
        expect((await ask(method, addressOf(path), crossSite)).status).toBe(403);
      }
    }
  });

  test('Given the table of routes, then the guard runs before every route of the owner', () => {
    const first = api.routes.find(({ path }) => isOwners(path));
    expect(first).toMatchObject({ path: '/api/admin/*', method: 'ALL' });
    const strays = api.routes.filter(({ path }) => /admin/i.test(path) && !isOwners(path));
    expect(strays).toEqual([]);
  });

  test.each([
    '/api/admin/session/',
    '/api/ADMIN/session',
    '/api//admin/session',
    '/api/%61dmin/session',
    '/api/admin%2Fsession',
    '/api/books/../admin/session',
  ])('Given the disguised address %s without a session, then nothing is revealed', async (address) => {
    expect([401, 404]).toContain((await ask('GET', address, {})).status);
  });

  test('Given a session, then the owner has access, and an unknown path is 404', async () => {
    expect((await ask('GET', '/api/admin/session', { Cookie: cookie })).status).toBe(200);
    const response = await ask('GET', '/api/admin/no-such-page', { Cookie: cookie });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each([
    ['PUT', '/api/books', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/articles/x', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/contact', 'POST, OPTIONS'],
    ['HEAD', '/api/contact', 'POST, OPTIONS'],
    ['DELETE', '/api/reservations/x', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/reservations/x/move', 'POST, OPTIONS'],
    ['GET', '/api/auth/sign-in/email', 'POST, OPTIONS'],
    ['POST', '/api/admin/books/x', 'DELETE, GET, HEAD, PUT, OPTIONS'],
    ['DELETE', '/api/admin/session', 'GET, HEAD, OPTIONS'],
  ])(
    'Given %s %s, then the response is 405 with the allowed methods, and OPTIONS lists the same ones',
    async (method, address, allow) => {
      const refused = await ask(method, address, { Cookie: cookie });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow]);
      const asked = await api.request(address, { method: 'OPTIONS', headers: { Cookie: cookie } });
      expect([asked.status, asked.headers.get('allow')]).toEqual([204, allow]);
    },
  );

  test('Given a HEAD request for a readable address, then the response is that of GET; given an unknown address, then it is 404 for any method', async () => {
    const head = await api.request('/api/books', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of [...methods, 'OPTIONS', 'HEAD'])
      expect((await ask(method, '/api/no-such-thing', {})).status).toBe(404);
  });
});
