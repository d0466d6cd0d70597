import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { safeRequest } from './safe-request';

const server = createServer(async (request, response) => {
  if (request.url === '/silent') return;
  if (request.url === '/large') response.end('x'.repeat(2000));
  else if (request.url === '/away') response.writeHead(302, { Location: 'http://10.0.0.1/' }).end();
  else response.writeHead(207).end(`${request.method} ${await text(request)}`);
});
let base: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, { allowPrivateHosts = ['127.0.0.1'], timeoutMs = 2_000 } = {}) =>
  safeRequest(
    URL.parse(path, base) ?? new URL(base),
    { method: 'REPORT', body: 'ş' },
    { allowPrivateHosts, timeoutMs, maxBytes: 1000 },
  );

test('Given any method, status and body, then they are passed on; a redirect is not followed', async () => {
  expect(await ask('/')).toMatchObject({ ok: true, status: 207, text: 'REPORT ş' });
  expect(await ask('/away')).toMatchObject({ ok: true, status: 302 });
});

test('Given an address inside, or a response without end, then it is given up for what it is', async () => {
  const reasonOf = async (asked: ReturnType<typeof ask>) => {
    const response = await asked;
    return response.ok ? 'ok' : response.reason;
  };
  expect(await reasonOf(ask('/', { allowPrivateHosts: [] }))).toBe('private_address');
  expect(await reasonOf(ask('http://10.0.0.1/'))).toBe('private_address');
  expect(await reasonOf(ask('https://calendar.example:25/'))).toBe('bad_address');
  expect(await reasonOf(ask('/large'))).toBe('too_large');
  expect(await reasonOf(ask('/silent', { timeoutMs: 100 }))).toBe('too_slow');
  expect(await reasonOf(ask('http://127.0.0.1:1/'))).toBe('unreachable');
});
