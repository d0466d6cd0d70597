import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddressBehind } from './client-address';

const addressFor = async (trusted: string[], peer: string, forwarded?: string) => {
  const clientAddress = clientAddressBehind(trusted);
  const app = new Hono().get('/', (c) => c.json({ address: clientAddress(c) ?? null }));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  const incoming = { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } };
  const answer = await app.request('/', { headers }, { incoming });
  return ((await answer.json()) as { address: string | null }).address;
};

describe('the address of a visitor', () => {
  test.each([
    ['no declared proxy', [], '7.7.7.7', '1.1.1.1', '7.7.7.7'],
    ['the machine itself', [], '127.0.0.1', '1.1.1.1', null],
    ['a declared proxy', ['127.0.0.1'], '127.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['an entry that the visitor wrote', ['127.0.0.1'], '127.0.0.1', '1.1.1.1, 7.7.7.7', '7.7.7.7'],
    ['two declared proxies', ['10.0.0.0/8'], '10.0.0.1', '7.7.7.7, 10.0.0.2', '7.7.7.7'],
    ['a proxy that adds a port', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 7.7.7.7:5123', '7.7.7.7'],
    ['an IPv6 visitor in brackets', ['10.0.0.0/8'], '10.0.0.1', '[2001:db8::7]:99', '2001:db8::7'],
    ['an entry that nobody can read', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
    ['a proxy that says nothing', ['10.0.0.0/8'], '10.0.0.1', undefined, '10.0.0.1'],
    ['IPv4 in the clothes of IPv6', [], '::ffff:7.7.7.7', undefined, '7.7.7.7'],
  ] as const)('Given %s, then it is told rightly', async (_, trusted, peer, forwarded, expected) => {
    expect(await addressFor([...trusted], peer, forwarded)).toBe(expected);
  });
});
