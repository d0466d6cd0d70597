import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#/platform/errors/problem';
import type { ClientAddress } from './client-address';

/**
 * At most `points` writes in `seconds` from one address. Visitors whose address is the machine itself are not counted:
 * behind a reverse proxy that nobody declared, that one address would be everybody.
 */
export function rateLimit(points: number, seconds: number, clientAddress: ClientAddress) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return createMiddleware(async (c, next) => {
    const address = c.req.method === 'POST' ? clientAddress(c) : undefined;
    if (address) {
      try {
        await limiter.consume(networkOf(address));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem('too_many', undefined, { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    }
    await next();
  });
}

/** One visitor has a whole /64 of IPv6 addresses to write from. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...new Array<string>(Math.max(missing, 0)).fill('0')].slice(0, 4).join(':');
}
