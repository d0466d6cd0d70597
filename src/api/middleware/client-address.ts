import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Log } from '#/platform/log/log';

/** The visitor's address, or undefined where it can't be distinguished from the machine's own. */
export type ClientAddress = (c: Context) => string | undefined;

const withoutIpv4Prefix = (address: string) => address.replace(/^::ffff:/, '');
/** Some proxies add a port, and brackets around an IPv6 address. */
const withoutPort = (entry: string) =>
  withoutIpv4Prefix(
    entry.match(/^\[([^\]]*)\]/)?.[1] ?? (/^[\d.]+:\d+$/.test(entry) ? entry.replace(/:\d+$/, '') : entry),
  );
const addressFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function toBlockList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/');
    if (prefix) list.addSubnet(address, Number(prefix), addressFamily(address));
    else list.addAddress(address, addressFamily(address));
  }
  return list;
}

const has = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, addressFamily(address));
const loopback = toBlockList(['127.0.0.0/8', '::1']);

/**
 * Trusts `X-Forwarded-For` from the configured proxies, and from this machine itself, where an undeclared proxy may run;
 * reads it back to the first other address. A request from the machine itself without the header has no address.
 */
export function createClientAddress(trustedProxies: readonly string[], log: Log): ClientAddress {
  const trusted = toBlockList(trustedProxies);
  const isOurs = (address: string) => has(trusted, address) || has(loopback, address);
  let warned = false;
  const warnOnce = () => {
    if (warned) return;
    warned = true;
    // Without the address: a visitor may also have sent the header.
    log.warn(
      'api: X-Forwarded-For came from an address that TRUST_PROXY does not name, and is not believed. If a proxy of yours sends it, name its address: until then all its visitors count as one',
    );
  };
  return (c) => {
    const peer = peerAddress(c);
    if (!peer) return undefined;
    const forwarded = c.req.header('x-forwarded-for');
    if (!isOurs(peer)) {
      if (forwarded !== undefined) warnOnce();
      return peer;
    }
    if (forwarded === undefined) return has(trusted, peer) ? peer : undefined;
    const chain = forwarded.split(',').map((part) => withoutPort(part.trim()));
    // The nearest entry that is not one of our proxies; where it is unreadable, the peer's address counts.
    const visitor = chain.reverse().find((address) => !isOurs(address)) ?? '';
    return isIP(visitor) === 0 ? peer : visitor;
  };
}

function peerAddress(c: Context): string | undefined {
  try {
    const address = getConnInfo(c).remote.address;
    return address && withoutIpv4Prefix(address);
  } catch {
    return undefined;
  }
}
