import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callOwnAddress } from './call-own-address';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const call = (baseUrl: string, timeoutMs = 5_000) =>
  callOwnAddress(baseUrl, '/echo', { headers: { Authorization: 'Kursu 1.x' }, timeoutMs });

test('Given a site on this machine, then its response and its time are known', async () => {
  const asked: unknown[] = [];
  const port = await serve((request, response) => {
    asked.push([request.url, request.headers.host, request.headers.authorization]);
    response.setHeader('Date', 'Wed, 10 Jun 2026 09:00:00 GMT').end('here');
  });
  expect(await call(`http://127.0.0.1:${port}`)).toEqual({
    ok: true,
    status: 200,
    body: 'here',
    date: Date.parse('2026-06-10T09:00:00Z'),
  });
  expect(asked).toEqual([['/echo', `127.0.0.1:${port}`, 'Kursu 1.x']]);
});

test('Given a redirect to elsewhere, then it is not followed', async () => {
  const port = await serve((request, response) => {
    if (request.url !== '/echo') throw new Error('it was followed');
    response.writeHead(302, { Location: '/other' }).end();
  });
  expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({ ok: true, status: 302 });
});

test('Given nobody at the port, plain HTTP where HTTPS is said, or silence, then the reason is told', async () => {
  expect(await call(`http://127.0.0.1:${await closedPort()}`)).toEqual({ ok: false, reason: 'refused' });
  const plain = await serve((_, response) => response.end());
  expect(await call(`https://127.0.0.1:${plain}`)).toEqual({ ok: false, reason: 'no_encryption' });
  const silent = await serve(() => undefined);
  expect(await call(`http://127.0.0.1:${silent}`, 50)).toEqual({ ok: false, reason: 'too_slow' });
  expect(await call('http://name.invalid')).toEqual({ ok: false, reason: 'name' });
});

test('Given an endless response, then reading it ends', async () => {
  const port = await serve((_, response) => {
    const more = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  });
  expect(await call(`http://127.0.0.1:${port}`)).toEqual({ ok: false, reason: 'unreachable' });
});
