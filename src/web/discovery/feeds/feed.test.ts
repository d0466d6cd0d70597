import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import type { Article } from '#/features/articles/contract';
import { profileIn } from '#/features/profile/contract';
import { locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { atom } from './atom';
import { feedOf } from './feed';
import { rss } from './rss';

const baseUrl = 'https://leyla.example';
const article: Article = {
  id: '5f0c8f0e-0000-4000-8000-000000000001',
  title: 'Ölçmek & <tartmak>',
  excerpt: 'Kısa ]]> bir özet',
  content:
    '<p>Bir <a href="/consulting#audit">bağ</a>, <a href="#not">bir not</a>, <a href="https://a.example/b?c=1&amp;d=2">bir başka</a>.</p><p><img src="/media/b.png" alt="b" /></p>',
  image: '/img/a"b.png',
  picture: { url: '/img/a"b.png', width: 960, height: 640, placeholder: '', variants: [] },
  canonicalUrl: null,
  imageAlt: '"Kum"',
  category: 'Felsefe',
  date: '2026-05-10',
  readTime: 4,
  isPublished: true,
  languages: { title: 'tr', excerpt: 'tr', content: 'tr' },
};
const words = { title: 'Makaleler', description: 'Yazılar', categories: { Felsefe: 'Philosophy' } };
const feed = (path: string, articles: Article[] = [article]) =>
  feedOf({ baseUrl, locale: 'en', profile: profileIn(demoProfile, 'en'), articles, words, path });

describe('Given an article, When it is written into a feed and read again', () => {
  const address = `${baseUrl}/articles/${article.id}?lang=en`;

  test('then RSS says all of it', () => {
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
      description: article.excerpt,
      link: address,
      guid: { value: address, isPermaLink: true },
      categories: [{ name: 'Philosophy' }],
      dc: { creators: ['Leyla Günışık'], languages: ['tr'] },
    });
    expect(new Date(item?.pubDate ?? '').toISOString()).toBe('2026-05-09T21:00:00.000Z');
  });

  test('then Atom says all of it, and which texts are in another language', () => {
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
        summary: { value: article.excerpt },
        content: { type: 'html', xml: { lang: 'tr' } },
      },
    ]);
  });

  test('then every link and picture of the body names its host', () => {
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

test.each(locales)('Given no article, then the feeds in %s are empty and still feeds', (locale) => {
  const none = feedOf({
    baseUrl,
    locale,
    profile: profileIn(demoProfile, locale),
    articles: [],
    words,
    path: '/feed.xml',
  });
  expect(parseRssFeed(rss(none)).title).toContain('Makaleler');
  expect(parseAtomFeed(atom(none)).entries ?? []).toEqual([]);
});
