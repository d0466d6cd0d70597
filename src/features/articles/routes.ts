import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { langQuery, queryOf } from '#/platform/http/validated';
import { localeOf } from '#/platform/i18n/locale';
import { articlesAsked } from './contract';
import { publishedArticle, publishedArticles, waysOnFrom } from './queries';

/** The articles in the language of `?lang=`, newest first and without bodies; the body comes with one article. */
export const articleRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono()
    .get('/articles', queryOf(articlesAsked), async (c) => {
      const { lang, ...asked } = c.req.valid('query');
      return c.json(await publishedArticles(ctx, localeOf(lang), asked));
    })
    .get('/articles/:id', langQuery, async (c) => {
      const article = await publishedArticle(ctx, c.req.param('id'), localeOf(c.req.query('lang')));
      if (!article) throw new Problem('not_found');
      return c.json(article);
    })
    .get('/articles/:id/ways-on', langQuery, async (c) => {
      const ways = await waysOnFrom(ctx, c.req.param('id'), localeOf(c.req.query('lang')));
      if (!ways) throw new Problem('not_found');
      return c.json(ways);
    });

export type ArticleRoutes = ReturnType<typeof articleRoutes>;
