import { type Env, Hono, type Context as RequestContext } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import {
  inAllLanguages,
  langQuery,
  languagesFor,
  readerOf,
  validQuery,
} from '#/platform/http-server/validated';
import { type ArticleListQuery, articleListQuery } from './contract';
import {
  furtherArticles,
  publishedArticle,
  publishedArticleInAll,
  publishedArticles,
  publishedArticlesInAll,
} from './queries';

type QueryContext = RequestContext<Env, '/articles', { out: { query: ArticleListQuery } }>;

/** Without `?lang=`, an article and the list are in every public language. The list is newest first, without bodies. */
export const articleRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono()
    .get(
      '/articles',
      validQuery(articleListQuery),
      inAllLanguages((c: QueryContext) => publishedArticlesInAll(ctx, languagesFor(c), c.req.valid('query'))),
      async (c) => c.json(await publishedArticles(ctx, readerOf(c), c.req.valid('query'))),
    )
    .get(
      '/articles/:id',
      langQuery,
      inAllLanguages(async (c) =>
        found(await publishedArticleInAll(ctx, c.req.param('id') ?? '', languagesFor(c))),
      ),
      async (c) => c.json(found(await publishedArticle(ctx, c.req.param('id'), readerOf(c)))),
    )
    .get('/articles/:id/ways-on', langQuery, async (c) =>
      c.json(found(await furtherArticles(ctx, c.req.param('id'), readerOf(c)))),
    );

function found<T>(article: T | undefined): T {
  if (!article) throw new Problem('not_found');
  return article;
}

export type ArticleRoutes = ReturnType<typeof articleRoutes>;
