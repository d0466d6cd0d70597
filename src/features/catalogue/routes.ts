import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { langQuery, readerOf, validQuery } from '#/platform/http-server/validated';
import { offersQuery } from './contract';
import {
  publishedCorporate,
  publishedPackages,
  publishedServices,
  publishedTrainings,
  shownConsultingCategories,
  shownTrainingCategories,
} from './queries';

export const catalogueRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono()
    .get('/consulting-categories', langQuery, async (c) =>
      c.json(await shownConsultingCategories(ctx, readerOf(c))),
    )
    .get('/consulting-services', langQuery, validQuery(offersQuery), async (c) =>
      c.json((await publishedServices(ctx, readerOf(c))).slice(0, c.req.valid('query').limit)),
    )
    .get('/consulting-packages', langQuery, async (c) => c.json(await publishedPackages(ctx, readerOf(c))))
    .get('/training-categories', langQuery, async (c) =>
      c.json(await shownTrainingCategories(ctx, readerOf(c))),
    )
    .get('/training-services', langQuery, validQuery(offersQuery), async (c) =>
      c.json((await publishedTrainings(ctx, readerOf(c))).slice(0, c.req.valid('query').limit)),
    )
    .get('/corporate-programs', langQuery, async (c) => c.json(await publishedCorporate(ctx, readerOf(c))));
