import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { readOpening } from './queries';

/** `GET /api/opening`: whether the site is open to visitors (GLOSSARY.md: open). */
export const openingRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/opening', async (c) => c.json(await readOpening(ctx)));

export type OpeningRoutes = ReturnType<typeof openingRoutes>;
