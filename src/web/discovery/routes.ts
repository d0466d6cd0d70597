import { Hono } from 'hono';
import { publishedServices, publishedTrainings } from '#/features/catalogue/queries';
import { publicCohorts } from '#/features/cohorts/queries';
import { emptySections, publishedLook } from '#/features/look/queries';
import { readOpening } from '#/features/opening/queries';
import { localizeProfile } from '#/features/profile/contract';
import { siteTimeZone, storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import { publicLocale, readerIn, type SiteLanguages } from '#/platform/i18n/site-languages';
import { itemDates } from '#/published/queries';
import type { Source } from '#/published/source';
import type { Page } from '../pages';
import { addressesOf, dayOfChange, itemsListedOn, shownPages } from './addresses';
import { createTextCache } from './cached-texts';
import { feedRoutes } from './feeds/routes';
import { llms } from './llms';
import { closedRobots, robots } from './robots';
import type { DiscoverySettings } from './settings';
import { sharingRoutes } from './sharing/routes';
import { sitemap } from './sitemap';

const programPath = '/training/$id';

const oneHour = 'public, max-age=3600';

export const discoveryRoutes = (
  ctx: Pick<Context, 'db' | 'clock' | 'files'>,
  settings: DiscoverySettings,
  pages: readonly Page[],
  sources: readonly Source[],
) => {
  assertNouns(pages, sources);
  const { baseUrl, languages, content } = settings;
  const cached = createTextCache(content, ctx.clock);
  const pagesShown = async (site: SiteLanguages) =>
    shownPages(pages, await publishedLook(ctx), await emptySections(ctx, site));
  /** The pages of training programs with public courses that are not over. */
  const programsWithDates = async () => {
    const shown = await publicCohorts(ctx, sourceLocale);
    const ids = new Set(shown.map(({ program }) => program.id));
    return [...ids].map((id) => ({ path: programPath.replace('$id', id) }));
  };
  const sitemapText = async () => {
    const site = { baseUrl, languages: await languages.read() };
    const shown = await pagesShown(site.languages);
    const nouns = shown.flatMap(itemsListedOn);
    const timeZone = await siteTimeZone(ctx.db);
    const items = sources
      .filter(({ noun }) => nouns.includes(noun.name))
      .map(async (source) => {
        const dated = await itemDates(ctx, source, site.languages);
        const changed = dated.map((item) => ({ id: item.id, changed: dayOfChange(item, timeZone) }));
        return [source.noun.name, changed] as const;
      });
    const listed = [
      ...addressesOf(shown, new Map(await Promise.all(items))),
      ...(shown.some(({ path }) => path === programPath) ? await programsWithDates() : []),
    ];
    return sitemap(site, listed);
  };
  const llmsText = async (site: SiteLanguages, locale: Locale) => {
    const reader = readerIn(locale, site);
    const [profile, services, programs] = await Promise.all([
      storedProfile(ctx),
      publishedServices(ctx, reader),
      publishedTrainings(ctx, reader),
    ]);
    return llms({
      baseUrl,
      languages: site,
      locale,
      profile: localizeProfile(profile, reader),
      services,
      programs,
      pages: await pagesShown(site),
      now: ctx.clock.now(),
    });
  };
  return new Hono()
    .route('/', feedRoutes(ctx, settings, pages, sources))
    .route('/', sharingRoutes(ctx, settings, pages))
    .get('/robots.txt', async (c) => {
      const { isOpen } = await readOpening(ctx);
      // Not cached, so that opening the site takes effect at once.
      if (!isOpen) return c.text(closedRobots, 200, { 'Cache-Control': 'no-cache' });
      return c.text(robots(baseUrl, pages), 200, { 'Cache-Control': oneHour });
    })
    .get('/sitemap.xml', async (c) => {
      const { text } = await cached('sitemap', sitemapText);
      return c.body(text, 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': oneHour,
      });
    })
    .get('/llms.txt', async (c) => {
      const site = await languages.read();
      const locale = publicLocale(c.req.query('lang'), site);
      const { text } = await cached(`llms ${locale}`, () => llmsText(site, locale));
      return c.text(text, 200, { 'Cache-Control': oneHour, 'Content-Language': locale });
    });
};

/**
 * Throws if a page names an unknown noun. A misspelt noun would otherwise silently keep its items out of the sitemap and the
 * feeds.
 */
function assertNouns(pages: readonly Page[], sources: readonly Source[]): void {
  const nouns = new Set(sources.map(({ noun }) => noun.name));
  for (const { path, items } of pages) {
    if (items && !nouns.has(items))
      throw new Error(`${path} shows items of "${items}", which is no content noun.`);
  }
}
