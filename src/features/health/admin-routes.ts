import { Hono } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import type { HealthReport } from './admin-contract';
import type { HealthServices } from './routes';
import { judge } from './rules';

export const healthAdminRoutes = (
  { clock }: { clock: Clock },
  { collect, slowest, retryJobs }: HealthServices,
) =>
  new Hono()
    .get('/admin/health', async (c) =>
      c.json<HealthReport>({
        findings: judge(await collect()),
        slow: slowest(),
        at: clock.now().toISOString(),
      }),
    )
    .post('/admin/health/jobs/retry', async (c) => {
      await retryJobs();
      return c.body(null, 204);
    });

export type HealthAdminRoutes = ReturnType<typeof healthAdminRoutes>;
