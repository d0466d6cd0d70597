import { Hono } from 'hono';
import { aboutRoutes } from '#/features/about/routes';
import { articleRoutes } from '#/features/articles/routes';
import { bookingRoutes } from '#/features/booking/routes';
import { bookRoutes } from '#/features/books/routes';
import { catalogueRoutes } from '#/features/catalogue/routes';
import { contactRoutes } from '#/features/contact/routes';
import { mediaRoutes } from '#/features/media/routes';
import { profileRoutes } from '#/features/profile/routes';
import { trainingRoutes } from '#/features/training/routes';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { clientAddressBehind } from './middleware/client-address';
import { rateLimit } from './middleware/rate-limit';
import { jsonOnly, sameOrigin, smallBody } from './middleware/writes';
import { problemResponse } from './problem';

export interface ApiSettings {
  baseUrl: string;
  trustedProxies: readonly string[];
}

/** Everything under `/api`, in the order in which a request meets it. */
export function createApi(ctx: Context, { baseUrl, trustedProxies }: ApiSettings) {
  const api = new Hono().basePath('/api');
  api.onError(problemResponse(ctx.log));
  api.use(sameOrigin(baseUrl));
  api.use(rateLimit(30, 60, clientAddressBehind(trustedProxies)));
  api.use(smallBody);
  api.use(jsonOnly);
  api.route('/', profileRoutes(ctx));
  api.route('/', catalogueRoutes);
  api.route('/', bookingRoutes(ctx));
  api.route('/', bookRoutes(ctx));
  api.route('/', articleRoutes(ctx));
  api.route('/', mediaRoutes(ctx));
  api.route('/', aboutRoutes(ctx));
  api.route('/', trainingRoutes(ctx));
  api.route('/', contactRoutes(ctx));
  api.all('*', () => {
    throw new Problem('not_found');
  });
  return api;
}
