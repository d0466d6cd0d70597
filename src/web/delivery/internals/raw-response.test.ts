import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../../../tests/support/pages';
import { createPageCache } from '../cache/page-cache';

const html = `<!DOCTYPE html>${'söz '.repeat(200_000)}`;

const cache = createPageCache({
  render: async () =>
    new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Of-Page': 'yes' } }),
  keyOf,
  version: () => 1,
});
const server = createServer((request, response) => {
  // As in a version of Node without this field.
  if (request.headers['x-node'] === 'another') Reflect.deleteProperty(response, '_header');
  const onError = () => response.destroy();
  if (!cache.serve(request, response, onError)) response.end(`other ${request.url}`);
});

/** Everything that is received for requests sent at once over one connection, until the server closes it. */
async function conversation(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  return text(socket);
}
const ask = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: kursu.example', ...lines].join('\r\n')}\r\n\r\n`;
const close = 'Connection: close';

/** Splits what was received into responses, and these into headers and body. */
function splitResponses(received: string): { head: string; body: string }[] {
  const responses: { head: string; body: string }[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bytes = Buffer.from(rest.slice(end + 4));
    responses.push({ head, body: bytes.subarray(0, length).toString() });
    rest = bytes.subarray(length).toString();
  }
  return responses;
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a cached page on a real connection', () => {
  it('Given several pipelined requests, Then the responses come in order, complete and dated, and the connection stays open', async () => {
    const responses = splitResponses(
      await conversation(ask('/'), ask('/api/x'), ask('/'), ask('/api/y', close)),
    );
    expect(responses.map(({ body }) => body)).toEqual([html, 'other /api/x', html, 'other /api/y']);
    for (const { head } of [responses[0], responses[2]].flatMap((response) => response ?? [])) {
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(head).toMatch(/x-of-page: yes/i);
      const date = Date.parse(/\r\nDate: ([^\r]+)/.exec(head)?.[1] ?? '');
      expect(Math.abs(Date.now() - date)).toBeLessThan(60_000);
      expect(new Set(head.toLowerCase().match(/^[a-z-]+(?=:)/gm)).size).toBe(head.split('\r\n').length - 1);
    }
  });

  it('Given a version of Node without these fields, Then the same response is sent in the usual way', async () => {
    const another = 'X-Node: another';
    const [usual, other, raw] = splitResponses(
      await conversation(ask('/', another), ask('/api/x', another), ask('/'), ask('/api/y', close)),
    );
    expect([usual?.body, other?.body]).toEqual([html, 'other /api/x']);
    const fieldsOf = (head = '') =>
      head
        .replace(/^Date: .*$/im, '')
        .split('\r\n')
        .sort();
    expect(fieldsOf(usual?.head)).toEqual(fieldsOf(raw?.head));
  });

  it('Given a request with Connection: close, Then the response repeats it and the connection ends', async () => {
    const [response] = splitResponses(await conversation(ask('/', close)));
    expect(response?.head).toMatch(/connection: close/i);
    expect(response?.body).toBe(html);
    const [old] = splitResponses(await conversation('GET / HTTP/1.0\r\n\r\n'));
    expect(old?.body).toBe(html);
  });

  it('Given a 304 or a HEAD request, Then the response has no body before the next response', async () => {
    const [first] = splitResponses(await conversation(ask('/', close)));
    const etag = /etag: ([^\r]+)/i.exec(first?.head ?? '')?.[1];
    const received = await conversation(ask('/', `If-None-Match: ${etag}`), ask('/api/z', close));
    expect(received).toMatch(/^HTTP\/1\.1 304 /);
    expect(received).toContain('other /api/z');
    const head = await conversation('HEAD / HTTP/1.1\r\nHost: kursu.example\r\nConnection: close\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(head.endsWith('\r\n\r\n')).toBe(true);
  });

  it('Given a client that disconnects midway, Then the next client is served', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(ask('/').repeat(20));
    await once(socket, 'data');
    socket.destroy();
    expect(splitResponses(await conversation(ask('/', close)))[0]?.body).toBe(html);
  });
});
