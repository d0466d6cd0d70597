import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#/platform/errors/problem';
import type { ClientAddress } from './client-address';

/**
 * Allows `points` POST requests in `seconds` from one network. Requests without a visitor's address are not counted: behind an
 * undeclared reverse proxy, all visitors would count as one.
 */
export function rateLimit(points: number, seconds: number, clientAddress: ClientAddress) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return createMiddleware(async (c, next) => {
    // Called for every request, not only for POST, so that warnings about a wrong set-up of a proxy are logged soon.
    const address = clientAddress(c);
    if (address && c.req.method === 'POST') {
      try {
        await limiter.consume(smallestNetwork(address));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem('too_many', undefined, { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    }
    await next();
  });
}

/** The network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address. */
const smallestNetwork = (address: string): string => firstGroups(address, 4);

/**
 * The networks that a request from an address counts for: the IPv4 address, or the /64 and the /48, since one visitor may own a
 * /48.
 */
export function addressNetworks(address: string | undefined): string[] {
  if (address === undefined) return [];
  return isIP(address) === 6 ? [firstGroups(address, 4), firstGroups(address, 3)] : [address];
}

function firstGroups(address: string, count: number): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const allGroups = [
    ...groups,
    ...new Array<string>(Math.max(missing, 0)).fill('0'),
    ...(tail ?? '').split(':'),
  ];
  return allGroups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
