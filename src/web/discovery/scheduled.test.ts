import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sources } from '#/api/nouns';
import { articleItem } from '#/features/articles/item';
import { articles } from '#/features/articles/table';
import { followLanguages } from '#/features/languages/followed-languages';
import { addItems } from '#/owner/items/store';
import { withDailyVersion } from '#/platform/db/content-version';
import { createDayCount } from '#/platform/time/day-count';
import { defaultTimeZone } from '#/platform/time/site-zone';
import { openTestApi, type TestApi } from '../../../tests/support/api';
import { keyOf } from '../../../tests/support/pages';
import { createPageCache } from '../delivery/cache/page-cache';
import { sitePages } from '../site-pages';
import { discoveryRoutes } from './routes';

const ids = {
  before: '5f0c8f0e-0000-4000-8000-000000000001',
  friday: '5f0c8f0e-0000-4000-8000-000000000002',
};
const article = (id: string, title: string, date: string) => ({
  id,
  title: { tr: title },
  excerpt: { tr: title },
  content: { tr: `<p>${title}</p>` },
  category: 'Felsefe',
  date,
  readTime: 1,
});

let site: TestApi;
beforeAll(async () => {
  // One minute before Friday, 5 June, in Istanbul.
  site = await openTestApi('postgres', '2026-06-04T20:59:00Z');
  await addItems(site.ctx.db, articleItem, articles, [
    article(ids.before, 'Dün', '2026-06-03'),
    article(ids.friday, 'Cuma', '2026-06-05'),
  ]);
});
afterAll(() => site.close());

test('Given an article with a future date, then it appears nowhere until that day begins, and everywhere from then on', async () => {
  const content = withDailyVersion(
    { isKnown: () => true, current: () => 1, timeZone: () => defaultTimeZone, stop: () => Promise.resolve() },
    createDayCount(site.clock, () => defaultTimeZone),
  );
  const discovery = discoveryRoutes(
    site.ctx,
    { baseUrl: 'https://a.example', content, languages: followLanguages(site.ctx, content) },
    sitePages,
    sources,
  );
  const listed = async (path: string) => (await site.get(path)).text();
  const pages = createPageCache({
    render: async () =>
      new Response(await listed('/api/articles?lang=tr'), {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
    keyOf,
    version: content.current,
    now: () => site.clock.now().getTime(),
  });
  const page = () =>
    new Promise<string>((resolve, reject) => {
      const sent = { writeHead: () => undefined, end: (body?: Buffer) => resolve(String(body)) };
      pages.serve({ method: 'GET', url: '/articles', headers: {} }, sent, reject);
    });
  const places = async () => ({
    page: (await page()).includes('Cuma'),
    list: (await listed('/api/articles')).includes('Cuma'),
    home: (await listed('/api/articles?lang=tr&category=Felsefe&limit=3')).includes('Cuma'),
    one: (await site.get(`/api/articles/${ids.friday}?lang=tr`)).status === 200,
    'ways on from it': (await site.get(`/api/articles/${ids.friday}/ways-on?lang=tr`)).status === 200,
    'ways on to it': (await listed(`/api/articles/${ids.before}/ways-on?lang=tr`)).includes('Cuma'),
    sitemap: (await (await discovery.request('/sitemap.xml')).text()).includes(ids.friday),
    feed: (parseRssFeed(await (await discovery.request('/feed.xml')).text()).items ?? []).length === 2,
  });
  const everywhere = (seen: boolean) => Object.fromEntries(Object.keys(before).map((place) => [place, seen]));
  const before = await places();
  expect(before).toEqual(everywhere(false));
  site.clock.set('2026-06-04T21:00:00Z');
  expect(await places()).toEqual(everywhere(true));
});

test('Given a page whose items are of an unknown content noun, then the site doesn’t start', () => {
  const content = { current: () => 1, isKnown: () => true };
  const pages = [...sitePages, { id: '/talks', path: '/talks', items: 'talk' }];
  expect(() =>
    discoveryRoutes(
      site.ctx,
      { baseUrl: 'https://a.example', content, languages: followLanguages(site.ctx, content) },
      pages,
      sources,
    ),
  ).toThrow('"talk"');
});
