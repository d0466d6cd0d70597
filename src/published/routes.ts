import { Hono } from 'hono';
import { inAllLanguages, langQuery, languagesFor, readerOf } from '#/platform/http-server/validated';
import { publishedInAll, publishedItems } from './queries';
import type { Ctx, Source } from './source';

/** The published items of a noun, in the language of `?lang=`, or without `lang` in all public languages. */
export const publishedRoutes = (ctx: Ctx, source: Source) =>
  new Hono().get(
    `/${source.noun.name}`,
    langQuery,
    inAllLanguages((c) => publishedInAll(ctx, source, languagesFor(c))),
    async (c) => c.json(await publishedItems(ctx, source, readerOf(c))),
  );
