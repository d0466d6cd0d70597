import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { langQuery } from '#/platform/http/validated';
import { localeOf } from '#/platform/i18n/locale';
import { publishedSections } from './queries';

export const aboutRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/about', langQuery, async (c) =>
    c.json(await publishedSections(ctx, localeOf(c.req.query('lang')))),
  );

export type AboutRoutes = ReturnType<typeof aboutRoutes>;
