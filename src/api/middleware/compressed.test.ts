import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compress } from './compressed';

const long = Array.from({ length: 200 }, (_, id) => ({ id, title: `Kitap ${id}` }));
const app = new Hono()
  .use(compress())
  .get('/long', (c) => c.json(long, 200, { 'Cache-Control': 'no-store' }))
  .get('/short', (c) => c.json([1]))
  .get('/missing', (c) => c.json(long, 404))
  .get('/cookie', (c) => c.json(long, 200, { 'Set-Cookie': 'a=1' }));

const ask = (path: string, accepted?: string) =>
  app.request(path, accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } });

describe('a public response', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'Given a client that accepts %s, Then the response is encoded as %s, also when it is sent again',
    async (accepted, encoding, unpack) => {
      for (const _ of ['compressed', 'cached']) {
        const response = await ask('/long', accepted);
        expect(response.headers.get('Content-Encoding')).toBe(encoding);
        expect(response.headers.get('Content-Type')).toContain('application/json');
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(response.headers.get('Vary')).toBe('Accept-Encoding');
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.length).toBeLessThan(1_500);
        expect(JSON.parse(String(unpack(bytes)))).toEqual(long);
      }
    },
  );

  test.each([
    ['no Accept-Encoding', '/long', undefined, long],
    ['a client that accepts no compression', '/long', 'identity, br;q=0', long],
    ['a short response', '/short', 'br', [1]],
    ['a 404 response', '/missing', 'br', long],
    ['a response that sets a cookie', '/cookie', 'br', long],
  ])('Given %s, Then the response is not compressed', async (_, path, accepted, body) => {
    const response = await ask(path, accepted);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.json()).toEqual(body);
  });

  test('Given a HEAD request, Then the response has no body', async () => {
    const response = await app.request('/long', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
