import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { feedFile } from './queries';

/** The route of the private address, which calendar programs read. Anybody who has the address sees everything that is booked. */
export const ownCalendarRoutes = (ctx: Pick<Context, 'db' | 'clock'>, baseUrl: string) =>
  new Hono().get('/calendar/:file', async (c) => {
    preventCaching(c);
    c.header('X-Robots-Tag', 'noindex, nofollow');
    const [, secret] = /^([\w-]{43})\.ics$/.exec(c.req.param('file')) ?? [];
    const file = secret && (await feedFile(ctx, baseUrl, secret));
    if (!file) throw new Problem('not_found');
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    return c.body(file);
  });
