import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Lookup, type SafeFetchOptions, safeFetch } from './safe-fetch';

/** An allowed private host, because the test's server runs on this machine. */
const allowed = 'pictures.example';
const here: Lookup = async () => [{ address: '127.0.0.1', family: 4 }];

let server: Server;
let port: number;
let respond: RequestListener;
let requestedPaths: string[];

beforeEach(async () => {
  requestedPaths = [];
  server = createServer((request, response) => {
    requestedPaths.push(`${request.headers.host}${request.url}`);
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const at = (host: string, path = '/') => `http://${host}:${port}${path}`;
const fetchFrom = (address: string, overrides: Partial<SafeFetchOptions> = {}) =>
  safeFetch(address, {
    allowPrivateHosts: [allowed],
    maxBytes: 100_000,
    timeoutMs: 5_000,
    lookup: here,
    ...overrides,
  });
const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { Location: location }).end();

describe('given an address that may be contacted', () => {
  test('then the result has the bytes, their type and the final address', async () => {
    respond = (request, response) =>
      request.url === '/a'
        ? response.writeHead(301, { Location: '/b' }).end()
        : response.writeHead(200, { 'Content-Type': 'Image/PNG; charset=x' }).end('picture');
    expect(await fetchFrom(at(allowed, '/a'))).toEqual({
      ok: true,
      url: at(allowed, '/b'),
      contentType: 'image/png',
      date: expect.any(String),
      bytes: Buffer.from('picture'),
    });
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('and a body that is compressed with %s, then the result is decompressed', async (encoding, pack) => {
    respond = (_, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(pack('words'));
    expect(await fetchFrom(at(allowed))).toMatchObject({ ok: true, bytes: Buffer.from('words') });
  });

  test('and a response of another type or with an error, then the result gives the reason', async () => {
    respond = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>');
    expect(await fetchFrom(at(allowed), { accept: ['image/*'] })).toEqual({
      ok: false,
      reason: 'wrong_type',
    });
    expect(await fetchFrom(at(allowed), { accept: ['text/html'] })).toMatchObject({ ok: true });
    respond = (_, response) => response.writeHead(500).end();
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'status' });
    server.closeAllConnections();
    server.close();
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'unreachable' });
  });
});

describe('given an address in the server’s own network', () => {
  test.each([
    '127.0.0.1',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '2130706433',
    '127.1',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::7f00:1]',
    '[fe80::1]',
    '[fd00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '100.100.100.200',
    '192.168.1.1',
    '10.0.0.1',
    '172.16.0.1',
    '１２７.0.0.1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '127。0。0。1',
  ])('written as %s, then it is not contacted', async (host) => {
    respond = (_, response) => response.end('secret');
    expect(await fetchFrom(at(host))).toEqual({ ok: false, reason: 'private_address' });
    expect(requestedPaths).toEqual([]);
  });

  test('behind a name, or behind one of several addresses of a name, then it is not contacted', async () => {
    respond = (_, response) => response.end('secret');
    expect(await fetchFrom(at('inside.example'))).toEqual({ ok: false, reason: 'private_address' });
    const both: Lookup = async () => [
      { address: '2606:4700:4700::1111', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect(await fetchFrom(at('both.example'), { lookup: both })).toEqual({
      ok: false,
      reason: 'private_address',
    });
    expect(requestedPaths).toEqual([]);
  });

  test.each(['http://127.0.0.1:PORT/', 'http://inside.example:PORT/', 'http://169.254.169.254/latest/'])(
    'behind a redirect to %s, then the redirect is not followed',
    async (target) => {
      respond = redirectTo(target.replace('PORT', String(port)));
      expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'private_address' });
      expect(requestedPaths).toEqual([`${allowed}:${port}/`]);
    },
  );

  test('behind a name that resolves differently after the check, then only the checked address is contacted', async () => {
    respond = (_, response) => response.end('secret');
    let calls = 0;
    const rebinding: Lookup = async () => {
      calls++;
      // The first address is a public IPv6 address that can't be reached.
      return calls === 1
        ? [{ address: '2600:dead:beef::1', family: 6 }]
        : [{ address: '127.0.0.1', family: 4 }];
    };
    const first = await fetchFrom(at('rebind.example'), { lookup: rebinding, timeoutMs: 500 });
    expect(first).toMatchObject({ ok: false });
    expect(calls).toBe(1);
    expect(await fetchFrom(at('rebind.example'), { lookup: rebinding })).toEqual({
      ok: false,
      reason: 'private_address',
    });
    expect(requestedPaths).toEqual([]);
  });
});

test.each([21, 22, 25, 110, 445, 587, 993])(
  'given a port of another service (%i), then it is not contacted',
  async (other) => {
    const lookup: Lookup = async () => {
      throw new Error('no name should be resolved');
    };
    const options = { allowPrivateHosts: [], maxBytes: 1, timeoutMs: 500, lookup };
    expect(await safeFetch(`http://far.example:${other}/`, options)).toEqual({
      ok: false,
      reason: 'bad_address',
    });
  },
);

describe('given an unusable address', () => {
  test.each([
    'nothing',
    'file:///etc/passwd',
    'ftp://pictures.example/a',
    'http://user:word@pictures.example/',
    'data:image/png;base64,AAAA',
  ])('such as %s, then it is refused', async (address) => {
    expect(await fetchFrom(address)).toEqual({ ok: false, reason: 'bad_address' });
  });

  test('behind a redirect, or of a host that is not listed, then it is refused', async () => {
    respond = redirectTo('file:///etc/passwd');
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'bad_address' });
    respond = redirectTo(at('other.example'));
    const onlyHosts = [`${allowed}:${port}`];
    expect(await fetchFrom(at(allowed), { onlyHosts })).toEqual({ ok: false, reason: 'bad_address' });
    expect(await fetchFrom(at('other.example'), { onlyHosts })).toEqual({
      ok: false,
      reason: 'bad_address',
    });
  });

  test('in a redirect loop, then fetching stops after five redirects', async () => {
    respond = redirectTo('/again');
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'unreachable' });
    expect(requestedPaths).toHaveLength(6);
  });
});

describe('given a hostile server', () => {
  test('whose body never ends, then reading stops at the limit', async () => {
    let sent = 0;
    respond = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent++;
      };
      response.on('drain', more);
      more();
    };
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'too_large' });
    expect(sent).toBeLessThan(2_000);
  });

  test('whose Content-Length is too large, then the body is not read', async () => {
    respond = (_, response) => response.writeHead(200, { 'Content-Length': 100_001 }).write('a');
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'too_large' });
  });

  test('whose small body decompresses to a huge one, or endlessly to nothing, then reading stops at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    // With six bombs in one body, much unread data has arrived when the limit is reached.
    for (const body of [bomb, Buffer.concat(new Array(6).fill(bomb))]) {
      respond = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(body);
      expect(await fetchFrom(at(allowed), { maxBytes: 500_000 })).toEqual({ ok: false, reason: 'too_large' });
    }
    const nothing = Buffer.concat(new Array(6_000).fill(gzipSync('')));
    respond = (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      response.end(nothing);
    };
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'too_large' });
  });

  test('whose compression is broken or unknown, then the response is refused', async () => {
    respond = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not packed');
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'unreachable' });
    respond = (_, response) => response.writeHead(200, { 'Content-Encoding': 'zstd, gzip' }).end('x');
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'wrong_type' });
  });

  test('whose headers never end, then the connection is closed', async () => {
    respond = (request) => {
      request.socket.write('HTTP/1.1 200 OK\r\n');
      const more = setInterval(() => request.socket.write(`X-More: ${'a'.repeat(4_000)}\r\n`), 1);
      request.socket.on('error', () => undefined).on('close', () => clearInterval(more));
    };
    expect(await fetchFrom(at(allowed))).toEqual({ ok: false, reason: 'unreachable' });
    respond = (request) => {
      const more = setInterval(() => request.socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5);
      request.socket.on('error', () => undefined).on('close', () => clearInterval(more));
    };
    expect(await fetchFrom(at(allowed), { timeoutMs: 300 })).toEqual({ ok: false, reason: 'too_slow' });
  });

  test('that is silent or slow, or whose name never resolves, then the timeout ends the request', async () => {
    respond = () => undefined;
    expect(await fetchFrom(at(allowed), { timeoutMs: 200 })).toEqual({ ok: false, reason: 'too_slow' });
    respond = (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await fetchFrom(at(allowed), { timeoutMs: 300 })).toEqual({ ok: false, reason: 'too_slow' });
    const silent: Lookup = () => new Promise(() => undefined);
    expect(await fetchFrom(at(allowed), { timeoutMs: 200, lookup: silent })).toEqual({
      ok: false,
      reason: 'too_slow',
    });
  });
});
