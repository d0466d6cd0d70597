import { Hono } from 'hono';
import { isEqualSecret } from '#/platform/crypto/equal-secret';
import type { Site } from './context';
import type { Metrics } from './metrics';

/** The addresses for monitors and proxies. Requests for `/metrics` without the token of `METRICS_TOKEN` get a 404. */
export function monitoringRoutes(site: Site, metrics: Metrics | undefined) {
  const { metricsToken } = site.settings;
  const isAllowed = (header = ''): boolean => isEqualSecret(header, `Bearer ${metricsToken}`);
  const app = new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', (c) =>
      site.ready().then(
        () => c.text('ready'),
        () => c.text('not ready', 503),
      ),
    );
  if (metricsToken && metrics)
    app.get('/metrics', async (c, next) => {
      if (!isAllowed(c.req.header('authorization'))) return next();
      const { type, text } = await metrics.collect(site);
      return c.text(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    });
  return app;
}
