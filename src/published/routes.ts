import { Hono } from 'hono';
import { inAllLanguages, langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { publishedInAll, publishedItems } from './queries';
import type { Ctx, Source } from './source';

/** The published items of a noun, in the language of `?lang=`, or without it in all languages. */
export const publishedRoutes = (ctx: Ctx, source: Source) =>
  new Hono().get(
    `/${source.noun.name}`,
    langQuery,
    inAllLanguages(() => publishedInAll(ctx, source)),
    async (c) => c.json(await publishedItems(ctx, source, parseLocale(c.req.query('lang')))),
  );
