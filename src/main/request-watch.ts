import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { SlowRequest } from '#/features/health/admin-contract';
import { type Log, loggedAs } from '#/platform/log/log';

export type HandledRequest = Omit<SlowRequest, 'kind' | 'at'>;

/** Seconds after which a request counts as slow, so that the log warns of it. */
const slow = 3;

/**
 * Gives each request an id, which its log lines and the responses to failed requests carry, so that a failure that a visitor
 * reports can be found in the log. Cached pages don't pass through here.
 */
export function watchRequests(log: Log, onHandled: (request: HandledRequest) => void): MiddlewareHandler {
  return (c, next) => {
    const id = randomUUID();
    return loggedAs(id, async () => {
      const began = performance.now();
      await next();
      const handled = {
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        seconds: (performance.now() - began) / 1000,
      };
      if (handled.status >= 400) c.res.headers.set('X-Request-Id', id);
      if (handled.seconds > slow) log.warn(handled, 'http: a slow request');
      else log.debug(handled, 'http: a request');
      onHandled(handled);
    });
  };
}
