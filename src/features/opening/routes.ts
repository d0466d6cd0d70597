import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { readOpening } from './queries';

export const openingRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/opening', async (c) => c.json(await readOpening(ctx)));

export type OpeningRoutes = ReturnType<typeof openingRoutes>;
