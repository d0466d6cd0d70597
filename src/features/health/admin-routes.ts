import { Hono } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import type { HealthReport } from './admin-contract';
import type { HealthServices } from './routes';
import { judge } from './rules';

/** What the owner should know about the machine that the site runs on. */
export const healthAdminRoutes = ({ clock }: { clock: Clock }, { collect }: HealthServices) =>
  new Hono().get('/admin/health', async (c) =>
    c.json<HealthReport>({ findings: judge(await collect()), at: clock.now().toISOString() }),
  );

export type HealthAdminRoutes = ReturnType<typeof healthAdminRoutes>;
