import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#/platform/errors/problem';
import type { ClientAddress } from './client-address';

/**
 * At most `points` POST requests in `seconds` from one network. Requests without a visitor's address are not counted: behind an
 * undeclared reverse proxy they would all have the machine's own.
 */
export function rateLimit(points: number, seconds: number, clientAddress: ClientAddress) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return createMiddleware(async (c, next) => {
    // Asked for at every request, so that a proxy that is not understood is soon noticed.
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

/** The network counted as one visitor, who has a whole /64 of IPv6 addresses. */
const smallestNetwork = (address: string): string => firstGroups(address, 4);

/** The networks that an address counts for: itself alone, or for IPv6 its /64 and its /48, since one visitor may have a whole /48. */
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
