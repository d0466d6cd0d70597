import { expect, test } from 'vitest';
import { sources } from '#/api/nouns';
import { articles } from '#/features/articles/table';
import { followLanguages } from '#/features/languages/followed-languages';
import { changeItem, createItem } from '#/owner/items/store';
import { openTestApi } from '../../../tests/support/api';
import { sitePages } from '../site-pages';
import { dayOfChange } from './addresses';
import { discoveryRoutes } from './routes';

test.each([
  ['changed after it appeared', '2026-05-01', '2026-06-04T10:00:00Z', '2026-06-04'],
  ['changed after midnight in the site’s zone', '2026-05-01', '2026-06-04T21:00:00Z', '2026-06-05'],
  ['written before it appeared', '2026-07-01', '2026-06-04T10:00:00Z', '2026-07-01'],
  ['without a date of its own', undefined, '2026-06-04T10:00:00Z', '2026-06-04'],
])('Given an item %s, then that day is told', (_, date, updatedAt, day) => {
  const item = { id: 'x', updatedAt: new Date(updatedAt), ...(date ? { date } : {}) };
  expect(dayOfChange(item, 'Europe/Istanbul')).toBe(day);
});

test('Given an article that is changed, then the sitemap tells the day of the change, and is made no more often than that', async () => {
  const site = await openTestApi('pglite', '2026-06-04T10:00:00Z');
  let version = 1;
  const content = { current: () => version, isKnown: () => true };
  const settings = { baseUrl: 'https://a.example', content, languages: followLanguages(site.ctx, content) };
  const discovery = discoveryRoutes(site.ctx, settings, sitePages, sources);
  const daysTold = async () => {
    const text = await (await discovery.request('/sitemap.xml')).text();
    return new Set([...text.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day));
  };
  const created = await createItem(site.ctx, articles, {
    title: { tr: 'Yazı' },
    excerpt: { tr: '' },
    content: { tr: '' },
    category: 'Felsefe',
    date: '2026-05-01',
    readTime: 1,
  });
  expect(await daysTold()).toEqual(new Set(['2026-06-04']));
  site.clock.set('2026-06-09T10:00:00Z');
  expect(await daysTold()).toEqual(new Set(['2026-06-04']));
  await changeItem(site.ctx, articles, created?.id ?? '', undefined, async () => ({
    title: { tr: 'Başlık' },
  }));
  expect(await daysTold(), 'before the change is known here').toEqual(new Set(['2026-06-04']));
  version += 1;
  expect(await daysTold()).toEqual(new Set(['2026-06-09']));
  await site.close();
});
