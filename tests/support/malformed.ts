import { connect } from 'node:net';
import type { Random } from './fuzz';

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const host = 'Host: kursu.example';
const post = (body: string, ...lines: string[]) =>
  `${head('POST /api/contact HTTP/1.1', host, ...lines)}${body}`;

/** A random request that no client should send, as bytes. */
export function malformedRequest(random: Random): Buffer {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
  const path = pick([
    '/',
    '/api/contact',
    '/api/admin/books',
    '/uploads/a.webp',
    '/%zz',
    '/%00',
    '/a?%',
    '/consultation-booking?service=%00',
    '/training-booking?program=%00&lang=%00',
    '/articles/%00?page=%00',
    '/reservation-success?id=%00',
    '/old%00?p=%00',
    '//',
    '/\\..\\',
    '*',
  ]);
  const made: (() => string | Buffer)[] = [
    () => noise(1 + Math.floor(random() * 400)),
    () => Buffer.concat([Buffer.from(`GET ${path} HTTP/1.1\r\n`), noise(60), Buffer.from('\r\n\r\n')]),
    () => head(`GET ${path} HTTP/9.9`, host),
    () => head(`GET ${path}`),
    () => head(`GET ${path} HTTP/1.1`, host, 'Connection: close'),
    () => head(`${pick(['GEŤ', 'get', 'BREW', 'CONNECT', 'TRACE', 'PRI', ''])} ${path} HTTP/1.1`, host),
    () => head(`GET ${path} HTTP/1.1`),
    () => head(`GET ${path} HTTP/1.1`, host, host),
    () =>
      head(
        `GET ${path} HTTP/1.1`,
        pick(['Host:', 'Host: a b', 'Host: [::1', 'Host: \u0001', 'Host: ../..', 'Host: a@b:99999']),
      ),
    () => head('GET http://%zz/ HTTP/1.1', host),
    () => head(`GET ${path}${'a'.repeat(20_000)} HTTP/1.1`, host),
    () => head(`GET ${path} HTTP/1.1`, host, `X: ${'a'.repeat(40_000)}`),
    () => head(`GET ${path} HTTP/1.1`, host, ...Array.from({ length: 3_000 }, (_, index) => `X${index}: a`)),
    () => head(`GET ${path} HTTP/1.1`, host, `Cookie: ${'language=zz;%zz=%;=;'.repeat(200)}`),
    () =>
      head(
        `GET ${path} HTTP/1.1`,
        host,
        'Range: bytes=9-1',
        'If-None-Match: "',
        'Accept-Encoding: ;q=;,,',
        'If-Modified-Since: never',
      ),
    () => head(`GET ${path} HTTP/1.1`, host, 'Connection: upgrade', 'Upgrade: websocket'),
    () => head(`GET ${path} HTTP/1.1`, host, 'Expect: the unexpected'),
    () =>
      head(
        `POST ${path} HTTP/1.1`,
        host,
        `Content-Length: ${pick(['-1', 'x', '1e3', '99999999999999999999', ''])}`,
      ),
    () => post('abcdef', 'Content-Length: 5', 'Content-Length: 6'),
    () => post('0\r\n\r\nGET /', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    () => post('zz\r\n', 'Transfer-Encoding: gzip, chunked, cow'),
    () => post('ffffffffff\r\n{', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    () => post('{"name":', 'Content-Type: application/json', 'Content-Length: 40'),
    () => post('----', 'Content-Type: multipart/form-data; boundary=', 'Content-Length: 4'),
    () => `GET ${path} HTTP/1.1\n${host}\n\n`,
    () => `GET ${path} HTTP/1.1\r\n ${host}\r\n\r\n`,
    () => `${head(`GET ${path} HTTP/1.1`, host)}${head(`GET ${path} HTTP/7`, host)}`,
    () => Buffer.concat([Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), noise(500)]),
  ];
  const request = pick(made)();
  return typeof request === 'string' ? Buffer.from(request, 'latin1') : request;
}

/** Sends bytes over a new connection and closes the sending half; resolves to the statuses that the server has sent. */
export function sendBytes(url: string, bytes: Buffer): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  // A refused request may end its connection before all of it was sent.
  socket.on('error', () => undefined);
  socket.setTimeout(10_000, () => socket.destroy());
  socket.once('close', () =>
    resolve([...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))),
  );
  socket.end(bytes);
  return promise;
}
