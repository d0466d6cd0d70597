import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { createPageCache } from '#/web/delivery/cache/page-cache';
import { limitRendering } from '#/web/delivery/render-limit';
import { keyOf } from '../../tests/support/pages';
import { createHttpServer, defaultLimits, type HttpServer, type HttpServerSettings } from './http-server';

const opened: HttpServer[] = [];
afterEach(async () => {
  for (const { server, stop } of opened.splice(0)) {
    server.closeAllConnections();
    if (server.listening) await stop();
  }
});

async function open(settings: Partial<HttpServerSettings>): Promise<HttpServer> {
  const http = createHttpServer({
    serveCached: () => false,
    serve: (request, response) => response.end(`response to ${request.url}`),
    ...settings,
  });
  opened.push(http);
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  return http;
}

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: kursu.example', ...lines].join('\r\n')}\r\n\r\n`;
const closeAfter = 'Connection: close';

async function connected({ server }: HttpServer): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8');
  await once(socket, 'connect');
  return socket;
}

/** Resolves when the other side has closed the connection, in whatever way. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
    socket.resume();
  });

/** Sends a request and resolves with the next data that arrives. */
async function exchange(socket: Socket, request: string): Promise<string> {
  socket.write(request);
  const [received] = await once(socket, 'data');
  return received;
}

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

describe('a connection that stays open', () => {
  test('Given the idle timeouts of proxies, Then the connection stays open for longer', async () => {
    const { server } = await open({});
    expect(server.keepAliveTimeout).toBe(defaultLimits.idle);
    expect(defaultLimits.idle).toBeGreaterThan(120_000);
  });

  test('Given a cached page and any other response, Then both announce the same idle time', async () => {
    const cache = createPageCache({
      render: async () => new Response('page', html),
      keyOf,
      version: () => 1,
      idle: defaultLimits.idle / 1000,
    });
    const http = await open({
      serveCached: cache.serveCached,
      serve: (request, response) =>
        cache.serve(request, response, () => response.destroy()) || response.end(),
    });
    const socket = await connected(http);
    for (const path of ['/', '/', '/api/x']) {
      const received = await exchange(socket, get(path));
      expect(received).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=125\r\n/);
    }
    socket.destroy();
  });

  test('Given connections that are idle for longer than the headers timeout, Then only those without any request are closed', async () => {
    const http = await open({ limits: { head: 50, request: 100 } });
    const idle = await connected(http);
    expect(await exchange(idle, get('/a'))).toContain('response to /a');
    const silent = await connected(http);
    const half = await connected(http);
    half.write('GET / HTTP/1.1\r\nHo');
    expect(await text(half)).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(await text(silent)).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(await exchange(idle, get('/b'))).toContain('response to /b');
    idle.destroy();
  });
});

describe('a client that neither sends nor reads', () => {
  const post = 'POST / HTTP/1.1\r\nHost: kursu.example\r\nContent-Length: 9\r\n\r\n';

  test('Given a body that stops arriving, Then its connection is closed; given a client that waits for a slow response, Then its connection stays open', async () => {
    const waiting: ServerResponse[] = [];
    const http = await open({
      limits: { stalled: 100 },
      serve: (request, response) => (request.url === '/long' ? waiting.push(response) : request.resume()),
    });
    const patient = await connected(http);
    patient.write(get('/long'));
    // The second upload begins when the first one is cut off. When both are cut off, the patient client has waited longer than
    // the timeout.
    for (const _ of ['slow', 'slower']) {
      const slow = await connected(http);
      slow.write(`${post}abc`);
      await text(slow);
    }
    const received = once(patient, 'data');
    waiting[0]?.end('at last');
    expect((await received)[0]).toContain('at last');
    patient.destroy();
  });

  test('Given a body that arrives byte by byte, Then the request is ended by the timeout', async () => {
    const http = await open({ limits: { head: 50, request: 200 }, serve: (request) => request.resume() });
    const socket = await connected(http);
    socket.write(post.replace('9', '99999'));
    const dribble = setInterval(() => socket.write('a'), 10);
    await closed(socket);
    clearInterval(dribble);
  });

  test('Given a client that stops reading, Then the response is aborted', async () => {
    let resolveStarted: (response: ServerResponse) => void = () => undefined;
    const started = new Promise<ServerResponse>((resolve) => {
      resolveStarted = resolve;
    });
    const http = await open({
      limits: { stalled: 100 },
      serve(_, response) {
        response.end(Buffer.alloc(32 * 1024 * 1024));
        resolveStarted(response);
      },
    });
    const socket = await connected(http);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(get('/'));
    const response = await started;
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
    socket.destroy();
  });

  test('Given the maximum number of connections, When one more is opened, Then the idle ones are closed', async () => {
    const http = await open({ limits: { connections: 1 } });
    const idle = await connected(http);
    await exchange(idle, get('/'));
    const refused = await connected(http);
    await Promise.all([closed(refused), closed(idle)]);
    const next = await connected(http);
    expect(await exchange(next, get('/b'))).toContain('response to /b');
    next.destroy();
  });
});

describe('many pipelined requests over one connection', () => {
  /** A server whose pages each block its event loop for two milliseconds. */
  async function busy(waiting: number) {
    const rendered: string[] = [];
    const render = limitRendering(
      async ({ url }) => {
        const begun = performance.now();
        while (performance.now() - begun < 2);
        rendered.push(new URL(url).pathname);
        return new Response(`page ${url}`, html);
      },
      { busy: () => new Response('busy', { status: 503 }) },
    );
    const settings = {
      baseUrl: '',
      languages: everyLanguage,
      api: fetch,
      manifest: { routes: {} },
      onError: () => undefined,
    };
    const cache = createPageCache({
      render: (path) => render(new Request(`http://kursu.example${path}`), settings),
      keyOf,
      version: () => 1,
    });
    const http = await open({
      limits: { waiting },
      serveCached: cache.serveCached,
      serve: (request, response) => cache.serve(request, response, () => response.destroy()),
    });
    return { http, rendered };
  }
  const articles = (count: number) => Array.from({ length: count }, (_, id) => `/articles/${id}`);

  test('Given a client with a hundred pages to render, Then a cached page and another client’s page don’t wait for them', async () => {
    const { http, rendered } = await busy(100);
    const visitor = await connected(http);
    await exchange(visitor, get('/'));
    const greedy = await connected(http);
    const paths = articles(100);
    greedy.write(paths.map((path) => get(path)).join(''));
    await once(greedy, 'data');
    const before = rendered.length;
    expect(await exchange(visitor, get('/'))).toContain('200 OK');
    expect(await exchange(visitor, get('/about'))).toContain('page http://kursu.example/about');
    expect(rendered.length - before).toBeLessThan(20);
    greedy.write(get('/contact', closeAfter));
    await closed(greedy);
    expect(rendered.filter((path) => path.startsWith('/articles/'))).toEqual(paths);
    visitor.destroy();
  });

  test('Given more requests than may wait, Then the rest get 503, in their order', async () => {
    const { http } = await busy(10);
    const greedy = await connected(http);
    greedy.write(
      `${articles(20)
        .map((path) => get(path))
        .join('')}${get('/contact', closeAfter)}`,
    );
    const statuses = (await text(greedy)).match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
    expect(statuses.map(Number)).toEqual([...new Array(11).fill(200), ...new Array(10).fill(503)]);
  });
});

describe('stopping', () => {
  const late = (pending: (() => void)[]) => (request: IncomingMessage, response: ServerResponse) =>
    request.url === '/long' ? pending.push(() => response.end('at last')) : response.end('soon');

  test('Given requests in progress on open connections, Then each gets its response with Connection: close', async () => {
    const cache = createPageCache({
      render: async () => new Response('page', html),
      version: () => 1,
      keyOf,
    });
    const http = await open({
      serveCached: cache.serveCached,
      serve: (request, response) =>
        cache.serve(request, response, () => response.destroy()) || response.end('soon'),
    });
    const sockets = await Promise.all(Array.from({ length: 10 }, () => connected(http)));
    for (const socket of sockets) await exchange(socket, get('/'));
    const pending = sockets.map((socket, index) => {
      socket.write(get(index % 2 === 0 ? '/' : '/api/x'));
      return text(socket);
    });
    const stopped = http.stop();
    for (const received of await Promise.all(pending))
      expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/);
    await stopped;
  });

  test('Given a slow response and a page that is being rendered, Then both are sent before the server stops', async () => {
    const pending: (() => void)[] = [];
    let finish: (page: Response) => void = () => undefined;
    const cache = createPageCache({
      render: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      keyOf,
      version: () => 1,
    });
    const serve = late(pending);
    const http = await open({
      serve: (request, response) =>
        request.url === '/' ? cache.serve(request, response, () => undefined) : serve(request, response),
    });
    const [long, page, idle] = [await connected(http), await connected(http), await connected(http)];
    await exchange(idle, get('/a'));
    long.write(get('/long'));
    page.write(get('/'));
    await expect.poll(() => pending.length).toBe(1);
    const [longHeard, pageHeard] = [text(long), text(page)];
    const stopped = http.stop();
    await closed(idle);
    pending[0]?.();
    finish(new Response('page', html));
    expect(await longHeard).toMatch(/Connection: close[\s\S]*at last$/);
    expect(await pageHeard).toMatch(/Connection: close[\s\S]*page$/);
    await stopped;
  });

  test('Given a response that never ends, Then the server stops all the same', async () => {
    const http = await open({
      limits: { stoppingRequests: 10, stoppingResponses: 50 },
      serve: () => undefined,
    });
    const socket = await connected(http);
    socket.on('error', () => undefined);
    socket.write(get('/'));
    await http.stop();
  });
});
