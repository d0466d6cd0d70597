import { Hono } from 'hono';
import { itemRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { mediaItem } from './item';
import { publicMedia } from './queries';
import { media } from './table';

export const mediaRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/media', langQuery, async (c) =>
    c.json(await publicMedia(ctx, parseLocale(c.req.query('lang')))),
  );

export type MediaRoutes = ReturnType<typeof mediaRoutes>;

export const ownersMediaRoutes = (ctx: Pick<Context, 'db' | 'clock'>) => itemRoutes(ctx, mediaItem, media);
