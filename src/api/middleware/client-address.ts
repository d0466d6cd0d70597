import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Log } from '#/platform/log/log';

/**
 * Returns the visitor's address; undefined if it is unknown (see `createClientAddress`). If `X-Forwarded-For` is present but
 * names no visitor, returns the address at the other end of the connection.
 */
export interface ClientAddress {
  (c: Context): string | undefined;
  /** The address at the other end of the connection, and whether its `X-Forwarded-For` is trusted. */
  peer(c: Context): { address: string | undefined; trusted: boolean };
}

const withoutIpv4Prefix = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');
/** An entry of `X-Forwarded-For` without what some proxies add: a port, and brackets around an IPv6 address. */
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
 * Trusts `X-Forwarded-For` from the configured proxies, and from this machine itself, where an undeclared proxy may run. The
 * visitor's address is the last entry that belongs to none of these. A request from this machine without the header has no
 * address, unless this machine is a configured proxy.
 */
export function createClientAddress(trustedProxies: readonly string[], log: Log): ClientAddress {
  const trusted = toBlockList(trustedProxies);
  const isOurs = (address: string) => has(trusted, address) || has(loopback, address);
  const warned = new Set<string>();
  // The warnings contain no addresses, because these could be visitors'.
  const warnOnce = (line: string) => {
    if (warned.has(line)) return;
    warned.add(line);
    log.warn(line);
  };
  const address = (c: Context) => {
    const peer = peerAddress(c);
    if (!peer) return undefined;
    const forwarded = c.req.header('x-forwarded-for');
    if (!isOurs(peer)) {
      if (forwarded !== undefined) warnOnce(warnings.untrusted);
      return peer;
    }
    if (forwarded !== undefined) return visitorIn(forwarded) ?? peer;
    // A proxy that sends only `X-Forwarded-Proto` doesn't say who the visitor is.
    if (c.req.header('x-forwarded-proto') !== undefined) warnOnce(warnings.hidden);
    return has(trusted, peer) ? peer : undefined;
  };
  /** The last entry of the header that is not one of our proxies; undefined if there is none, or if it is no IP address. */
  const visitorIn = (forwarded: string): string | undefined => {
    const chain = forwarded.split(',').map((part) => withoutPort(part.trim()));
    const visitor = chain.reverse().find((each) => !isOurs(each)) ?? '';
    if (isIP(visitor) !== 0) return visitor;
    warnOnce(warnings.unreadable);
    return undefined;
  };
  const peer = (c: Context) => {
    const found = peerAddress(c);
    return { address: found, trusted: found !== undefined && isOurs(found) };
  };
  return Object.assign(address, { peer });
}

const warnings = {
  untrusted:
    'http: X-Forwarded-For came from an address that TRUST_PROXY does not name, and is not believed. If a proxy of yours sends it, name its address: until then all its visitors count as one',
  unreadable:
    'http: a proxy sends X-Forwarded-For without a readable address, so its visitors count as one. Let it send the address of each visitor',
  hidden:
    'http: a proxy sends X-Forwarded-Proto but not X-Forwarded-For, so visitors cannot be told apart and are not limited. Let it send the address of each visitor',
};

function peerAddress(c: Context): string | undefined {
  try {
    const address = getConnInfo(c).remote.address;
    return address && withoutIpv4Prefix(address);
  } catch {
    return undefined;
  }
}
