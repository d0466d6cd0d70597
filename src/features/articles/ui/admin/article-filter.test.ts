import { describe, expect, test } from 'vitest';
import { articleFilter, listCategories, matches } from './article-filter';

const article = {
  title: { tr: 'İki halka: ışık', en: 'Two rings', ar: 'حلقتان' },
  category: 'Felsefe',
  isPublished: true,
  date: '2026-06-05',
};

describe('the list of articles', () => {
  test.each(['iki', 'IKI', 'İKİ', 'isik', 'IŞIK', 'two RINGS', 'halka iki', 'حلقتان'])(
    'Given a search for "%s", then the article is found',
    (q) => expect(matches(article, { q }, '2026-06-05')).toBe(true),
  );
  test.each([
    { q: 'üç' },
    { category: 'Tuhaf' },
    { state: 'draft' as const },
    { state: 'scheduled' as const },
    { q: 'iki', state: 'draft' as const },
  ])('Given the filter %j, then the article is not shown', (filter) =>
    expect(matches(article, filter, '2026-06-05')).toBe(false),
  );
  test('Given a future date, then the article is scheduled until that day begins', () => {
    expect(matches(article, { state: 'scheduled' }, '2026-06-04')).toBe(true);
    expect(matches(article, { state: 'published' }, '2026-06-04')).toBe(false);
    expect(matches(article, { state: 'published' }, '2026-06-05')).toBe(true);
    expect(matches({ ...article, isPublished: false }, { state: 'draft' }, '2026-06-04')).toBe(true);
  });
  test('Given an address with any values, then only valid filters are read from it', () => {
    expect(articleFilter({ q: '  a ', category: 'Tuhaf', state: 'draft', lang: 'en' })).toEqual({
      q: 'a',
      category: 'Tuhaf',
      state: 'draft',
    });
    expect(articleFilter({ q: 1, category: '', state: 'gone' })).toEqual({});
  });
  test('Given several articles of one category, then the category is listed once, in alphabetical order', () => {
    expect(
      listCategories(['Tuhaf', 'Çay', 'Dijital', '', 'Tuhaf '].map((category) => ({ category }))),
    ).toEqual(['Çay', 'Dijital', 'Tuhaf']);
  });
});
