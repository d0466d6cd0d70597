import { Hono, type Context as Request } from 'hono';
import { articlesWords } from '#/features/articles/copy';
import { newestArticles } from '#/features/articles/queries';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import { feedPaths } from '../../head/addresses';
import { answered } from '../tagged';
import { atom } from './atom';
import { createFeedCache } from './cached-feeds';
import { type Feed, feedOf } from './feed';
import { rss } from './rss';

/** Articles of a feed: readers ask for what is new. */
const newest = 30;

const formats = {
  rss: { path: feedPaths.rss, type: 'application/rss+xml', write: rss },
  atom: { path: feedPaths.atom, type: 'application/atom+xml', write: atom },
} as const;

/** The articles as feeds, in the language of `?lang=`, cached for a version of the content. */
export function feedRoutes(
  ctx: Pick<Context, 'db' | 'clock'>,
  baseUrl: string,
  content: Pick<ContentVersion, 'current' | 'isKnown'>,
) {
  const cached = createFeedCache(content);
  const feedFor = async (locale: Locale, path: string): Promise<Feed> => {
    const copy = await articlesWords.load(locale);
    return feedOf({
      baseUrl,
      locale,
      path,
      profile: localizeProfile(await storedProfile(ctx), locale),
      articles: await newestArticles(ctx, locale, newest),
      words: { ...copy.meta, categories: copy.categories },
    });
  };
  const answer = async (c: Request, { path, type, write }: (typeof formats)[keyof typeof formats]) => {
    const locale = parseLocale(c.req.query('lang'));
    const { xml, tag } = await cached(`${path} ${locale}`, async () => write(await feedFor(locale, path)));
    return answered(c, tag, `${type}; charset=utf-8`, xml);
  };
  return new Hono()
    .get(formats.rss.path, (c) => answer(c, formats.rss))
    .get(formats.atom.path, (c) => answer(c, formats.atom));
}
