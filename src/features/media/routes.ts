import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { publicMedia } from './queries';

export const mediaRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono().get('/media', langQuery, async (c) => c.json(await publicMedia(ctx, readerOf(c))));
