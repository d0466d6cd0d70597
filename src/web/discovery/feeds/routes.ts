import { Hono, type Context as Request } from 'hono';
import { newestArticles } from '#/features/articles/queries';
import { profileIn } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { localeOf } from '#/platform/i18n/locale';
import { loadCopy } from '../../copy';
import { feedPaths } from '../../head/addresses';
import { answered, tagFor } from '../tagged';
import { atom } from './atom';
import { type Feed, feedOf } from './feed';
import { rss } from './rss';

/** Articles of a feed: readers ask for what is new. */
const newest = 30;

/** The articles as feeds, in the language of `?lang=`. */
export function feedRoutes(ctx: Pick<Context, 'db'>, baseUrl: string) {
  const feedFor = async (c: Request, path: string): Promise<Feed> => {
    const locale = localeOf(c.req.query('lang'));
    const { articles: copy } = await loadCopy(locale);
    return feedOf({
      baseUrl,
      locale,
      path,
      profile: profileIn(await storedProfile(ctx), locale),
      articles: await newestArticles(ctx, locale, newest),
      words: { ...copy.meta, categories: copy.categories },
    });
  };
  const answer = (c: Request, xml: string, type: string) =>
    answered(c, tagFor(xml), `${type}; charset=utf-8`, xml);
  return new Hono()
    .get(feedPaths.rss, async (c) => answer(c, rss(await feedFor(c, feedPaths.rss)), 'application/rss+xml'))
    .get(feedPaths.atom, async (c) =>
      answer(c, atom(await feedFor(c, feedPaths.atom)), 'application/atom+xml'),
    );
}
