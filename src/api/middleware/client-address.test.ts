import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createLog, type Log } from '#/platform/log/log';
import { createClientAddress } from './client-address';

const silent = createLog('silent');

const from = (peer: string) => ({
  incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } },
});

const addressFor = async (trusted: string[], peer: string, forwarded?: string) => {
  const clientAddress = createClientAddress(trusted, silent);
  const app = new Hono().get('/', (c) => c.json({ address: clientAddress(c) ?? null }));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  const response = await app.request('/', { headers }, from(peer));
  return ((await response.json()) as { address: string | null }).address;
};

describe('the address of a visitor', () => {
  test.each([
    ['no declared proxy', [], '7.7.7.7', '1.1.1.1', '7.7.7.7'],
    ['a request from the machine itself', [], '127.0.0.1', undefined, null],
    ['an undeclared proxy on the machine', [], '127.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['an undeclared IPv6 proxy on the machine', [], '::1', '1.1.1.1, 7.7.7.7', '7.7.7.7'],
    ['two proxies on the machine', [], '127.0.0.1', '7.7.7.7, 127.0.0.1', '7.7.7.7'],
    ['an unreadable entry from a proxy on the machine', [], '127.0.0.1', '1.1.1.1, unknown', '127.0.0.1'],
    ['a declared proxy', ['127.0.0.1'], '127.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['an entry sent by the visitor', ['127.0.0.1'], '127.0.0.1', '1.1.1.1, 7.7.7.7', '7.7.7.7'],
    ['two declared proxies', ['10.0.0.0/8'], '10.0.0.1', '7.7.7.7, 10.0.0.2', '7.7.7.7'],
    ['a proxy that adds a port', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 7.7.7.7:5123', '7.7.7.7'],
    ['an IPv6 visitor in brackets', ['10.0.0.0/8'], '10.0.0.1', '[2001:db8::7]:99', '2001:db8::7'],
    ['an unreadable entry', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
    ['a proxy without the header', ['10.0.0.0/8'], '10.0.0.1', undefined, '10.0.0.1'],
    ['an IPv4-mapped IPv6 address', [], '::ffff:7.7.7.7', undefined, '7.7.7.7'],
  ] as const)(
    'Given %s, then the client’s address is found',
    async (_, trusted, peer, forwarded, expected) => {
      expect(await addressFor([...trusted], peer, forwarded)).toBe(expected);
    },
  );

  test('Given requests through an undeclared proxy, then one warning without an address is logged', async () => {
    const lines: string[] = [];
    const log = { ...silent, warn: (...words: unknown[]) => lines.push(words.join(' ')) } as unknown as Log;
    const clientAddress = createClientAddress(['10.0.0.1'], log);
    const app = new Hono().get('/', (c) => c.text(clientAddress(c) ?? ''));
    for (const [peer, forwarded] of [
      ['7.7.7.7', undefined],
      ['127.0.0.1', '1.1.1.1'],
      ['10.0.0.1', '1.1.1.1'],
    ] as const)
      await app.request('/', forwarded ? { headers: { 'X-Forwarded-For': forwarded } } : {}, from(peer));
    expect(lines).toEqual([]);
    for (const peer of ['7.7.7.7', '172.18.0.3'])
      await app.request('/', { headers: { 'X-Forwarded-For': '1.1.1.1' } }, from(peer));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY');
    expect(lines[0]).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });

  test('Given a proxy on this machine that names the scheme but no visitor, or one that is no address, then the log says so once', async () => {
    const lines: string[] = [];
    const log = { ...silent, warn: (line: string) => lines.push(line) } as unknown as Log;
    const clientAddress = createClientAddress([], log);
    const app = new Hono().get('/', (c) => c.text(clientAddress(c) ?? ''));
    for (const headers of [{}, { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '7.7.7.7' }])
      await app.request('/', { headers: headers as Record<string, string> }, from('127.0.0.1'));
    expect(lines).toEqual([]);
    for (const _ of ['first', 'second'])
      await app.request('/', { headers: { 'X-Forwarded-Proto': 'https' } }, from('127.0.0.1'));
    expect(lines).toEqual([expect.stringContaining('X-Forwarded-For')]);
    for (const _ of ['first', 'second'])
      await app.request('/', { headers: { 'X-Forwarded-For': 'unknown' } }, from('127.0.0.1'));
    expect(lines).toEqual([expect.anything(), expect.stringContaining('readable')]);
  });
});
