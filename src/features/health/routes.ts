import { type Context, Hono } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import { proveResponse } from '#/platform/crypto/proof';
import { requireProof } from '#/platform/http-server/proven';
import type { SlowRequests } from './admin-contract';
import type { Facts, RequestSight } from './rules';

export interface HealthServices {
  /** The site's secret. */
  secret: string;
  collect(): Promise<Facts>;
  /** What the site finds out every hour without being asked: it contacts itself alone. */
  collectAlone(): Promise<Facts>;
  /** The slowest requests of the last 24 hours. */
  slowest(): SlowRequests;
  /** Has the jobs that keep failing tried again at once. */
  retryJobs(): Promise<void>;
}

/** For `npm run doctor` and for a site that calls itself. To everybody else these addresses do not exist. */
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
