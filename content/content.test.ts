import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseGroup } from '#/features/articles/rules';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoAbout } from './about/demo';
import { demoArticles } from './articles/demo';
import { demoBooks, fallbackBooks } from './books/demo';
import { demoMedia } from './media/demo';

const uuidV4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const allowedTag = /^<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|a)|a href="[^"]+")>$/;
const tags = (html: string) => html.match(/<[^>]*>/g) ?? [];
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');
const words = (html: string) =>
  plain(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const inLocale = (text: Partial<Record<Locale, string>>, locale: Locale) => text[locale] ?? '';

const bodies = demoArticles.flatMap((article) =>
  locales
    .filter((locale) => article.content[locale])
    .map((locale) => ({ name: article.title.tr, locale, html: inLocale(article.content, locale) })),
);
const sections = demoAbout.flatMap((section) =>
  locales.map((locale) => ({ name: section.section, locale, html: section.content[locale] })),
);
const texts = [
  ...demoBooks.concat(fallbackBooks).flatMap((book) => [book.title, book.description]),
  ...demoMedia.flatMap((item) => [item.title, item.description, item.channel]),
  ...demoAbout.flatMap((section) => [section.title, section.content]),
  ...demoArticles.flatMap((article) => [article.title, article.excerpt, article.content, article.imageAlt]),
];

describe('Given the demo articles', () => {
  it('When they are read, Then all thirteen are whole in every language, so that no page is mixed', () => {
    expect(demoArticles).toHaveLength(13);
    for (const { title, excerpt, content } of demoArticles)
      for (const locale of locales)
        for (const text of [title, excerpt, content]) expect(text[locale]?.trim()).toBeTruthy();
  });

  it.each(demoArticles)(
    'When $title.tr is compared by language, Then no paragraph is missing',
    ({ content }) => {
      const paragraphs = (html = '') => html.match(/<(p|li|h2|h3|blockquote)>/g)?.join('');
      expect(paragraphs(content.en)).toBe(paragraphs(content.tr));
      expect(paragraphs(content.ar)).toBe(paragraphs(content.tr));
    },
  );

  it('When they are timed, Then short and long ones stand side by side', () => {
    const minutes = demoArticles.map(({ readTime }) => readTime);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([2, 7]);
    expect(new Set(minutes).size).toBeGreaterThanOrEqual(4);
  });

  it.each(demoArticles)('When $title.tr is timed, Then 200 words make a minute', ({ content, readTime }) => {
    expect(readTime).toBe(Math.ceil(words(content.tr) / 200));
  });

  it('When they are grouped as the specification says, Then no group is empty in any language', () => {
    const press = demoArticles.filter(({ category }) => /Radikal|CNN Türk/.test(category));
    expect(press.filter(({ category }) => category.includes('Radikal')).length).toBeGreaterThanOrEqual(2);
    expect(press.filter(({ category }) => category.includes('CNN Türk')).length).toBeGreaterThanOrEqual(2);
    expect(demoArticles.filter(({ category }) => category === 'Felsefe').length).toBeGreaterThanOrEqual(3);
    for (const locale of locales) {
      const technology = demoArticles.filter(
        ({ title, category }) => chooseGroup({ title: title[locale] ?? title.tr, category }) === 'technology',
      );
      expect(technology.length).toBeGreaterThanOrEqual(1);
      expect(demoArticles.length - press.length - technology.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('When they are listed, Then the newest is first and none lies outside the last two years', () => {
    const dates = demoArticles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => date > '2024-11-21' && date <= '2026-11-21')).toBe(true);
  });

  it.each(bodies)('When $name is outlined in $locale, Then no heading skips a level', ({ html }) => {
    const levels = [...html.matchAll(/<h([23])>/g)].map(([, level]) => Number(level));
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1);
    });
  });

  it('When an article links, Then the link stays on the site and keeps the language', () => {
    for (const { html, locale } of bodies) {
      for (const [, href] of html.matchAll(/href="([^"]+)"/g)) {
        const url = new URL(href ?? '', 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.searchParams.get('lang')).toBe(locale === 'tr' ? null : locale);
      }
    }
  });
});

describe('Given the demo markup', () => {
  it.each([...bodies, ...sections])(
    'When $name is taken apart in $locale, Then only allowed tags are in it',
    ({ html }) => {
      expect(tags(html).filter((tag) => !allowedTag.test(tag))).toEqual([]);
    },
  );

  it.each([...bodies, ...sections])(
    'When $name is taken apart in $locale, Then every tag is closed in order',
    ({ html }) => {
      const open: string[] = [];
      for (const tag of tags(html)) {
        const name = /\w+/.exec(tag)?.[0] ?? '';
        if (tag.startsWith('</')) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    },
  );
});

describe('Given all demo texts', () => {
  it('When Arabic is read, Then no Latin letter is left in it', () => {
    const left = texts
      .map((text) => plain(inLocale(text, 'ar')))
      .filter((text) => /\p{Script=Latin}/u.test(text));
    expect(left).toEqual([]);
  });

  it('When Turkish and English are read, Then quotation marks and apostrophes are typographic', () => {
    const typed = texts
      .flatMap((text) => [inLocale(text, 'tr'), inLocale(text, 'en')])
      .filter((text) => /['"]/.test(plain(text)) || / {2}|\.\.\./.test(text));
    expect(typed).toEqual([]);
  });

  it('When ids are gathered, Then each is a version 4 UUID of its own', () => {
    const ids = [...demoBooks, ...fallbackBooks, ...demoArticles, ...demoMedia, ...demoAbout].map(
      ({ id }) => id,
    );
    expect(ids.filter((id) => !uuidV4.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('When pictures are looked up, Then every file is there', () => {
    const pictures = [
      ...demoBooks.concat(fallbackBooks).map(({ image }) => image),
      ...demoArticles.map(({ image }) => image),
      ...demoMedia.map(({ thumbnail }) => thumbnail),
    ];
    expect(pictures.filter((path) => !existsSync(new URL(`../public${path}`, import.meta.url)))).toEqual([]);
  });
});

describe('Given the books', () => {
  it.each(demoBooks.concat(fallbackBooks))(
    'When $title.tr is described, Then the text is long enough to be cut',
    (book) => {
      for (const locale of locales) {
        // A card shows the first 120 characters.
        expect(book.description[locale].length).toBeGreaterThanOrEqual(160);
        expect(book.description[locale].length).toBeLessThanOrEqual(420);
      }
    },
  );

  it('When none is published, Then three samples are there', () => {
    expect(demoBooks).toHaveLength(5);
    expect(fallbackBooks).toHaveLength(3);
  });
});

describe('Given the about page', () => {
  it.each(sections)('When $name is read in $locale, Then it has 90 to 160 words', ({ html }) => {
    expect(words(html)).toBeGreaterThanOrEqual(90);
    expect(words(html)).toBeLessThanOrEqual(160);
  });
});
