import { Hono, type Context as Request } from 'hono';
import { articlesWords } from '#/features/articles/copy';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import { ownTexts } from '#/features/profile/rules';
import { withSearchTexts } from '#/features/profile/search-texts';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { publicLocale, type Reader, readerIn, type SiteLanguages } from '#/platform/i18n/site-languages';
import { newestItems } from '#/published/queries';
import type { Source } from '#/published/source';
import { feedPaths } from '../../head/addresses';
import type { Page } from '../../pages';
import { itemPath } from '../addresses';
import { createTextCache } from '../cached-texts';
import type { DiscoverySettings } from '../settings';
import { respondTagged } from '../tagged';
import type { Feed } from './feed';

/** The most items in a feed. Feed readers only look for new items. */
const maxItems = 30;

/** The formats of the feeds. The code that writes a format is loaded when it is first requested. */
const formats = {
  rss: {
    path: feedPaths.rss,
    type: 'application/rss+xml',
    write: async (feed: Feed) => (await import('./rss')).rss(feed),
  },
  atom: {
    path: feedPaths.atom,
    type: 'application/atom+xml',
    write: async (feed: Feed) => (await import('./atom')).atom(feed),
  },
} as const;

export function feedRoutes(
  ctx: Pick<Context, 'db' | 'clock'>,
  { baseUrl, content, languages }: DiscoverySettings,
  pages: readonly Page[],
  sources: readonly Source[],
) {
  const cached = createTextCache(content, ctx.clock);
  const newestOf = async (source: Source, reader: Reader) => {
    const page = pages.find(({ items }) => items === source.noun.name);
    if (!page) return [];
    const items = await newestItems(ctx, source, reader, maxItems);
    return items.map((item) => ({ ...item, path: itemPath(page, item.id) }));
  };
  const feedFor = async (locale: Locale, site: SiteLanguages, path: string): Promise<Feed> => {
    const reader = readerIn(locale, site);
    const items = await Promise.all(sources.map((source) => newestOf(source, reader)));
    const [copy, { createFeed }] = await Promise.all([articlesWords.load(locale), import('./feed')]);
    const profile = withSearchTexts(localizeProfile(await storedProfile(ctx), reader), locale);
    return createFeed({
      baseUrl,
      languages: site,
      locale,
      path,
      profile,
      items: items
        .flat()
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .slice(0, maxItems),
      words: {
        title: copy.meta.title,
        description: ownTexts(profile).plain('articlesDescription', copy.meta.description),
        categories: copy.categories,
      },
    });
  };
  const respond = async (c: Request, { path, type, write }: (typeof formats)[keyof typeof formats]) => {
    const site = await languages.read();
    const locale = publicLocale(c.req.query('lang'), site);
    const { text, tag } = await cached(`${path} ${locale}`, async () =>
      write(await feedFor(locale, site, path)),
    );
    return respondTagged(c, tag, `${type}; charset=utf-8`, text);
  };
  return new Hono()
    .get(formats.rss.path, (c) => respond(c, formats.rss))
    .get(formats.atom.path, (c) => respond(c, formats.atom));
}
