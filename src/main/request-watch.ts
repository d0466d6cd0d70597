import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type Log, loggedAs } from '#/platform/log/log';

export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, such as `/api/reservations/:id`, so that it names nobody and there are few of them. */
  route: string;
  status: number;
  /** Seconds until the response could be sent. */
  seconds: number;
}

/** Seconds after which a request is worth a line in the log. */
const slow = 3;

/**
 * Gives each request an id, which its lines in the log carry and errors of the API show, so that what a visitor reports can be found.
 * Cached pages don't come here.
 */
export function watchRequests(log: Log, onAnswered: (request: AnsweredRequest) => void): MiddlewareHandler {
  return (c, next) => {
    const id = randomUUID();
    return loggedAs(id, async () => {
      const began = performance.now();
      await next();
      const answered = {
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        seconds: (performance.now() - began) / 1000,
      };
      if (answered.status >= 400) c.res.headers.set('X-Request-Id', id);
      if (answered.seconds > slow) log.warn(answered, 'http: a slow request');
      else log.debug(answered, 'http: a request');
      onAnswered(answered);
    });
  };
}
