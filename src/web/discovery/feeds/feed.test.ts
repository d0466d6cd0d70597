import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { beforeEach, describe, expect, test } from 'vitest';
import { localizeProfile } from '#/features/profile/contract';
import { locales } from '#/platform/i18n/locale';
import { everyLanguage, readerIn } from '#/platform/i18n/site-languages';
import type { FeedItem } from '#/published/queries';
import { demoProfile } from '#content/profile/demo';
import { createTextCache } from '../cached-texts';
import { atom } from './atom';
import { createFeed } from './feed';
import { rss } from './rss';

type Item = FeedItem & { path: string };

const baseUrl = 'https://leyla.example';
const article = {
  id: '5f0c8f0e-0000-4000-8000-000000000001',
  title: 'Ölçmek & <tartmak>',
  path: '/articles/5f0c8f0e-0000-4000-8000-000000000001',
  summary: 'Kısa ]]> bir özet',
  content:
    '<p>Bir <a href="/consulting#audit">bağ</a>, <a href="#not">bir not</a>, <a href="https://a.example/b?c=1&amp;d=2">bir başka</a>.</p><p><img src="/media/b.png" alt="b" /></p>',
  image: '/img/a"b.png',
  picture: { width: 960, height: 640 },
  imageAlt: '"Kum"',
  category: 'Felsefe',
  date: '2026-05-10',
  languages: { title: 'tr', summary: 'tr', content: 'tr' },
} satisfies Item;
const words = { title: 'Makaleler', description: 'Yazılar', categories: { Felsefe: 'Philosophy' } };
const feed = (path: string, articles: Item[] = [article]) =>
  createFeed({
    languages: everyLanguage,
    baseUrl,
    locale: 'en',
    profile: localizeProfile(demoProfile, readerIn('en')),
    items: articles,
    words,
    path,
  });

describe('Given an article, When it is written into a feed and read again', () => {
  const address = `${baseUrl}/articles/${article.id}?lang=en`;

  test('then the RSS feed has all its fields', () => {
    const read = parseRssFeed(rss(feed('/feed.xml')));
    expect(read).toMatchObject({
      title: 'Makaleler - Leyla Günışık',
      link: `${baseUrl}/articles?lang=en`,
      language: 'en',
      atom: { links: [{ href: `${baseUrl}/feed.xml?lang=en`, rel: 'self' }] },
    });
    const [item] = read.items ?? [];
    expect(item).toMatchObject({
      title: article.title,
      description: article.summary,
      link: address,
      guid: { value: address, isPermaLink: true },
      categories: [{ name: 'Philosophy' }],
      dc: { creators: ['Leyla Günışık'], languages: ['tr'] },
    });
    expect(new Date(item?.pubDate ?? '').toISOString()).toBe('2026-05-09T21:00:00.000Z');
  });

  test('then the Atom feed has all its fields, and names the language of each text', () => {
    const read = parseAtomFeed(atom(feed('/atom.xml')));
    expect(read.links).toMatchObject([
      { href: `${baseUrl}/atom.xml?lang=en`, rel: 'self' },
      { href: `${baseUrl}/articles?lang=en`, rel: 'alternate' },
    ]);
    expect(read.xml?.lang).toBe('en');
    expect(read.entries).toMatchObject([
      {
        id: address,
        title: { value: article.title, xml: { lang: 'tr' } },
        summary: { value: article.summary },
        content: { type: 'html', xml: { lang: 'tr' } },
      },
    ]);
  });

  test('then every link and picture of the body has an absolute address', () => {
    const content = parseRssFeed(rss(feed('/feed.xml'))).items?.[0]?.content?.encoded ?? '';
    expect(content).toContain(
      `<img src="${baseUrl}/img/a%22b.png" alt="&quot;Kum&quot;" width="960" height="640">`,
    );
    expect([...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      `${baseUrl}/img/a%22b.png`,
      `${baseUrl}/consulting#audit`,
      `${address}#not`,
      'https://a.example/b?c=1&amp;d=2',
      `${baseUrl}/media/b.png`,
    ]);
    expect(parseAtomFeed(atom(feed('/atom.xml'))).entries?.[0]?.content?.value).toBe(content);
  });
});

test('Given characters that are illegal in XML, then both feeds can still be parsed', () => {
  const odd = {
    ...article,
    title: 'Bir\uFFFE söz',
    summary: 'Öz\u0001et',
    content: '<p>Me\uFFFFtin\u{1F600}</p>',
  };
  const written = feed('/feed.xml', [odd]);
  for (const xml of [rss(written), atom(written)]) {
    for (const illegal of ['\uFFFE', '\uFFFF', '\u0001']) expect(xml).not.toContain(illegal);
    expect(xml).toContain('Metin\u{1F600}');
  }
  expect(parseRssFeed(rss(written)).items?.[0]?.title).toBe('Bir söz');
});

describe('Given many readers of a feed', () => {
  const state = { version: 1, isKnown: true, built: 0 };
  const cached = createTextCache(
    { current: () => state.version, isKnown: () => state.isKnown },
    { now: () => new Date(0) },
  );
  const ask = (name = 'rss tr') => cached(name, async () => `<rss>${++state.built}</rss>`);
  beforeEach(() => {
    state.version += 1;
    state.isKnown = true;
    state.built = 0;
  });

  test('then the feed is built once for all of them, and again when the content changes', async () => {
    expect(new Set((await Promise.all([ask(), ask(), ask()])).map(({ tag }) => tag)).size).toBe(1);
    expect(state.built).toBe(1);
    await ask('atom ar');
    expect(state.built).toBe(2);
    state.version += 1;
    expect((await ask()).text).toBe('<rss>3</rss>');
  });

  test('then a failed feed is rebuilt, and the old one is served while the latest version is unknown', async () => {
    await expect(cached('rss tr', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await ask()).text).toBe('<rss>1</rss>');
    state.isKnown = false;
    state.version += 1;
    expect((await ask()).text).toBe('<rss>1</rss>');
    state.isKnown = true;
    expect((await ask()).text).toBe('<rss>2</rss>');
  });
});

test.each(locales)('Given no articles, then the feeds in %s are empty but valid', (locale) => {
  const none = createFeed({
    languages: everyLanguage,
    baseUrl,
    locale,
    profile: localizeProfile(demoProfile, readerIn(locale)),
    items: [],
    words,
    path: '/feed.xml',
  });
  expect(parseRssFeed(rss(none)).title).toContain('Makaleler');
  expect(parseAtomFeed(atom(none)).entries ?? []).toEqual([]);
});
