import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { langQuery } from '#/platform/http/validated';
import { localeOf } from '#/platform/i18n/locale';
import { publishedArticle, publishedArticles } from './queries';

/** The articles in the language of `?lang=`, newest first and without bodies; the body comes with one article. */
export const articleRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono()
    .get('/articles', langQuery, async (c) =>
      c.json(await publishedArticles(ctx, localeOf(c.req.query('lang')))),
    )
    .get('/articles/:id', langQuery, async (c) => {
      const article = await publishedArticle(ctx, c.req.param('id'), localeOf(c.req.query('lang')));
      if (!article) throw new Problem('not_found');
      return c.json(article);
    });

export type ArticleRoutes = ReturnType<typeof articleRoutes>;
