import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'kursu-static-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'a.css'), 'a{}');
writeFileSync(join(folder, 'a.css.br'), 'packed');
utimesSync(join(folder, 'a.css'), 1_000, 1_000);
utimesSync(join(folder, 'a.css.br'), 2_000, 2_000);

const app = new Hono().use(staticFiles(folder, 'public, max-age=9'));
const ask = (headers: Record<string, string> = {}, path = '/a.css') => app.request(path, { headers });

test.each([
  ['uncompressed', {}],
  ['compressed', { 'Accept-Encoding': 'br' }],
] as const)(
  'Given a client that has the %s file, Then the response is 304 without a body',
  async (_, headers) => {
    const first = await ask(headers);
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=9']);
    const date = first.headers.get('Last-Modified') ?? '';
    const again = await ask({ ...headers, 'If-Modified-Since': date });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=9');
    expect(again.headers.get('Last-Modified')).toBe(date);
    expect(again.headers.get('Content-Length')).toBeNull();
  },
);

test.each([
  ['of another date', { 'If-Modified-Since': new Date(5_000_000).toUTCString() }],
  ['of an unreadable date', { 'If-Modified-Since': 'x' }],
  ['with an entity tag', { 'If-Modified-Since': new Date(1_000_000).toUTCString(), 'If-None-Match': '"x"' }],
] as const)('Given a client that has a file %s, Then the response contains the file', async (_, headers) => {
  const response = await ask(headers);
  expect([response.status, await response.text()]).toEqual([200, 'a{}']);
});

test('Given a file that was served before, Then each client gets the bytes that it accepts, and the headers that belong to them', async () => {
  for (const _ of ['read from the disk', 'from memory']) {
    const packed = await ask({ 'Accept-Encoding': 'gzip, br' });
    expect([packed.headers.get('Content-Encoding'), await packed.text()]).toEqual(['br', 'packed']);
    const plain = await ask({ 'Accept-Encoding': 'gzip' });
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, 'a{}']);
    const part = await ask({ Range: 'bytes=1-2' });
    expect([part.status, await part.text()]).toEqual([206, '{}']);
    const head = await app.request('/a.css', { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '3', '']);
  }
});

test('Given a large file, Then it is served whole each time', async () => {
  const large = 'x'.repeat(600 * 1024);
  writeFileSync(join(folder, 'large.css'), large);
  for (const _ of [1, 2]) {
    const response = await ask({}, '/large.css');
    expect([response.headers.get('Cache-Control'), await response.text()]).toEqual([
      'public, max-age=9',
      large,
    ]);
  }
});

test('Given an unknown file, Then the response is 404', async () => {
  expect((await ask({ 'If-Modified-Since': 'x' }, '/b.css')).status).toBe(404);
});
