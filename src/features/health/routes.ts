import { type Context, Hono } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import { Problem } from '#/platform/errors/problem';
import { type Asked, isProven, proveResponse } from './proof';
import type { Facts, RequestSight } from './rules';

export interface HealthServices {
  /** The site's secret. */
  secret: string;
  collect(): Promise<Facts>;
}

/** For `npm run doctor` and for a site that calls itself. To everybody else these addresses do not exist. */
export function healthRoutes(
  { clock }: { clock: Clock },
  { secret, collect }: HealthServices,
  sightOf: (c: Context) => RequestSight,
) {
  const requireProof = (c: Context, asked: Asked): string => {
    const header = c.req.header('authorization') ?? '';
    if (!isProven(secret, asked, header, clock.now())) throw new Problem('not_found');
    c.header('Cache-Control', 'no-store');
    return header;
  };
  return new Hono()
    .get('/health/echo', (c) =>
      c.json({ proof: proveResponse(secret, requireProof(c, 'echo')), sight: sightOf(c) }),
    )
    .get('/health', async (c) => {
      requireProof(c, 'facts');
      return c.json(await collect());
    });
}
