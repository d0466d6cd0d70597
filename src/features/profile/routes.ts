import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { langQuery, requestLocale } from '#/platform/http/validated';
import { profileIn } from './contract';
import { storedProfile } from './queries';

export const profileRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get('/profile', langQuery, async (c) =>
    c.json(profileIn(await storedProfile(ctx), requestLocale(c))),
  );

export type ProfileRoutes = ReturnType<typeof profileRoutes>;
