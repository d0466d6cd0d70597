import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { publicMedia } from './queries';

export const mediaRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono().get('/media', langQuery, async (c) =>
    c.json(await publicMedia(ctx, parseLocale(c.req.query('lang')))),
  );
