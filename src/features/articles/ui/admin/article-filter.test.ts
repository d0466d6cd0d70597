import { describe, expect, test } from 'vitest';
import { articleFilter, categoriesOf, matches } from './article-filter';

const article = {
  title: { tr: 'İki halka: ışık', en: 'Two rings', ar: 'حلقتان' },
  category: 'Felsefe',
  isPublished: true,
};

describe('the list of articles', () => {
  test.each(['iki', 'IKI', 'İKİ', 'isik', 'IŞIK', 'two RINGS', 'halka iki', 'حلقتان'])(
    'Given "%s" is looked for, then it is found',
    (q) => expect(matches(article, { q })).toBe(true),
  );
  test.each([
    { q: 'üç' },
    { category: 'Tuhaf' },
    { state: 'draft' as const },
    { q: 'iki', state: 'draft' as const },
  ])('Given %j, then it is not shown', (filter) => expect(matches(article, filter)).toBe(false));
  test('Given an address of anybody’s, then only filters are read from it', () => {
    expect(articleFilter({ q: '  a ', category: 'Tuhaf', state: 'draft', lang: 'en' })).toEqual({
      q: 'a',
      category: 'Tuhaf',
      state: 'draft',
    });
    expect(articleFilter({ q: 1, category: '', state: 'gone' })).toEqual({});
  });
  test('Given several of one category, then it is named once, in the order of the alphabet', () => {
    expect(categoriesOf(['Tuhaf', 'Çay', 'Dijital', '', 'Tuhaf '].map((category) => ({ category })))).toEqual(
      ['Çay', 'Dijital', 'Tuhaf'],
    );
  });
});
