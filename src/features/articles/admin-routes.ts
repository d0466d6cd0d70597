import { Hono } from 'hono';
import { type WrittenKind, writtenRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import {
  type ArticleDraft,
  articleChange,
  articleDraft,
  type ListedArticle,
  type OwnersArticle,
} from './admin-contract';
import { ownersArticle, ownersArticles } from './admin-queries';
import { shapeArticle } from './commands/shape-article';
import { articles } from './table';

type Ctx = Pick<Context, 'db' | 'clock'>;

const kindOf = ({
  clock,
}: Ctx): WrittenKind<typeof articles, ArticleDraft, OwnersArticle, ListedArticle> => ({
  table: articles,
  draft: articleDraft,
  change: articleChange,
  values: (given, stored) => shapeArticle(given, stored, wallTimeOf(clock.now(), timeZone).date),
  item: ownersArticle,
  list: ownersArticles,
});

/** What the owner does with articles (specification, section 7); the list comes without bodies. */
export const articleAdminRoutes = (ctx: Ctx) =>
  new Hono().route('/admin/articles', writtenRoutes(ctx, kindOf(ctx)));
