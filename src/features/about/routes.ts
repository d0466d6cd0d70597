import { Hono } from 'hono';
import { itemRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { inAllLanguages, langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { sectionItem } from './item';
import { publishedSections, publishedSectionsInAll } from './queries';
import { aboutSections } from './table';

/** The sections in the language of `?lang=`, or in all languages without it. */
export const aboutRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono().get(
    '/about',
    langQuery,
    inAllLanguages(() => publishedSectionsInAll(ctx)),
    async (c) => c.json(await publishedSections(ctx, parseLocale(c.req.query('lang')))),
  );

export type AboutRoutes = ReturnType<typeof aboutRoutes>;

export const ownersSectionRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  itemRoutes(ctx, sectionItem, aboutSections);
