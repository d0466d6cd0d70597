import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { inAllLanguages, langQuery } from '#/platform/http-server/validated';
import { localeOf } from '#/platform/i18n/locale';
import { publishedSections, publishedSectionsInAll } from './queries';

/** The sections in the language of `?lang=`, or in all languages without it. */
export const aboutRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get(
    '/about',
    langQuery,
    inAllLanguages(() => publishedSectionsInAll(ctx)),
    async (c) => c.json(await publishedSections(ctx, localeOf(c.req.query('lang')))),
  );

export type AboutRoutes = ReturnType<typeof aboutRoutes>;
