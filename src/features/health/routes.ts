import { type Context, Hono } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import { proveResponse } from '#/platform/crypto/proof';
import { requireProof } from '#/platform/http-server/proven';
import type { SlowRequests } from './admin-contract';
import type { Facts, RequestSight } from './rules';

export interface HealthServices {
  secret: string;
  collect(): Promise<Facts>;
  /** Collects the facts of the hourly check, without contacting the mail server or the machine that tells the time. */
  collectAlone(): Promise<Facts>;
  /** The slowest requests of the last 24 hours. */
  slowest(): SlowRequests;
  /** Makes stuck jobs due at once. */
  retryJobs(): Promise<void>;
}

/**
 * Routes for `npm run doctor`, and for the site's calls to itself. A request without a proof of the site's secret gets the same
 * response as an unknown address.
 */
export function healthRoutes(
  { clock }: { clock: Clock },
  { secret, collect }: HealthServices,
  sightOf: (c: Context) => RequestSight,
) {
  return new Hono()
    .get('/health/echo', (c) =>
      c.json({
        proof: proveResponse(secret, requireProof(c, secret, 'echo', clock.now())),
        sight: sightOf(c),
      }),
    )
    .get('/health', async (c) => {
      requireProof(c, secret, 'facts', clock.now());
      return c.json(await collect());
    });
}
