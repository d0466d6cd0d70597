import { type Env, Hono, type Context as RequestContext } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { inAllLanguages, langQuery, validQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { type ArticleListQuery, articleListQuery } from './contract';
import {
  furtherArticles,
  publishedArticle,
  publishedArticleInAll,
  publishedArticles,
  publishedArticlesInAll,
} from './queries';

type QueryContext = RequestContext<Env, '/articles', { out: { query: ArticleListQuery } }>;

/** The articles in the language of `?lang=`, or in all languages without it. Lists are newest first and without bodies. */
export const articleRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono()
    .get(
      '/articles',
      validQuery(articleListQuery),
      inAllLanguages((c: QueryContext) => publishedArticlesInAll(ctx, c.req.valid('query'))),
      async (c) => {
        const { lang, ...query } = c.req.valid('query');
        return c.json(await publishedArticles(ctx, parseLocale(lang), query));
      },
    )
    .get(
      '/articles/:id',
      langQuery,
      inAllLanguages(async (c) => found(await publishedArticleInAll(ctx, c.req.param('id') ?? ''))),
      async (c) =>
        c.json(found(await publishedArticle(ctx, c.req.param('id'), parseLocale(c.req.query('lang'))))),
    )
    .get('/articles/:id/ways-on', langQuery, async (c) => {
      return c.json(found(await furtherArticles(ctx, c.req.param('id'), parseLocale(c.req.query('lang')))));
    });

function found<T>(article: T | undefined): T {
  if (!article) throw new Problem('not_found');
  return article;
}

export type ArticleRoutes = ReturnType<typeof articleRoutes>;
