import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from './contract';
import { byCategory, categoryIn, chooseGroup, grouped } from './rules';

const article = (id: string, over: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  title: `Yazı ${id}`,
  excerpt: '',
  languages: { title: 'tr', excerpt: 'tr' },
  image: null,
  picture: null,
  imageAlt: '',
  category: 'Felsefe',
  date: '2026-05-10',
  readTime: 5,
  isPublished: true,
  ...over,
});
const ids = (articles: readonly ArticleSummary[]) => articles.map(({ id }) => id);

describe('the groups of the articles page', () => {
  test.each([
    ['Dijital Pazarlama raporu', 'Felsefe', 'technology'],
    ['The Digital Marketing report', 'Teknoloji', 'technology'],
    ['تقرير التسويق الرقمي', 'Teknoloji', 'technology'],
    ['Sıra numarası', 'Radikal Gazetesi', 'radikal'],
    ['Sıra numarası', 'CNN Türk', 'cnnTurk'],
    ['Sıra numarası', 'Teknoloji', 'strange'],
    ['Dijital Pazarlama ve gazete', 'Radikal', 'technology'],
  ])(
    'Given the title "%s" in the category %s, then the article is in the group %s only',
    (title, category, group) => {
      expect(chooseGroup({ title, category })).toBe(group);
    },
  );

  test('Given the articles of another person, then they are grouped by her categories, that of the newest first, those without one last', () => {
    const parts = byCategory([
      article('a', { category: 'Sağlık' }),
      article('b', { category: '' }),
      article('c', { category: 'Beslenme' }),
      article('d', { category: 'Sağlık' }),
    ]);
    expect(parts.map(({ category, articles }) => [category, ids(articles)])).toEqual([
      ['Sağlık', ['a', 'd']],
      ['Beslenme', ['c']],
      ['', ['b']],
    ]);
  });

  test('Given articles of two groups, then empty groups are left out, and the groups are in the order of the page', () => {
    const parts = grouped([article('a', { category: 'CNN Türk' }), article('b')]);
    expect(parts.map(({ group, articles }) => [group, ids(articles)])).toEqual([
      ['strange', ['b']],
      ['cnnTurk', ['a']],
    ]);
  });
});

test.each([
  ['Felsefe', 'Philosophy'],
  ['Kendi', 'Kendi'],
  ['constructor', 'constructor'],
])('Given the category %s, then its translated name is %s', (category, name) => {
  expect(categoryIn({ Felsefe: 'Philosophy' }, category)).toBe(name);
});
