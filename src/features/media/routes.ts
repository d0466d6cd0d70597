import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { langQuery } from '#/platform/http-server/validated';
import { localeOf } from '#/platform/i18n/locale';
import { publicMedia } from './queries';

export const mediaRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/media', langQuery, async (c) =>
    c.json(await publicMedia(ctx, localeOf(c.req.query('lang')))),
  );

export type MediaRoutes = ReturnType<typeof mediaRoutes>;
