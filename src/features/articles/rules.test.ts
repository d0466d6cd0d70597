import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from './contract';
import { categoryIn, grouped, groupOf, homeArticles, neighboursOf, relatedTo } from './rules';

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
  ])('Given "%s" of %s, then it stands under %s alone', (title, category, group) => {
    expect(groupOf({ title, category })).toBe(group);
  });

  test('Given articles of two groups, then the empty ones are left out and the order is the page’s', () => {
    const parts = grouped([article('a', { category: 'CNN Türk' }), article('b')]);
    expect(parts.map(({ group, articles }) => [group, ids(articles)])).toEqual([
      ['strange', ['b']],
      ['cnnTurk', ['a']],
    ]);
  });
});

test('Given four articles of Felsefe among others, then the home page shows the first three', () => {
  const all = [article('a'), article('x', { category: 'Tuhaf' }), article('b'), article('c'), article('d')];
  expect(ids(homeArticles(all))).toEqual(['a', 'b', 'c']);
});

describe('the ways on from an article', () => {
  const all = [article('new'), article('middle'), article('old')];

  test('Given a list that is newest first, then before is older and after is newer', () => {
    expect(neighboursOf(all, 'middle')).toMatchObject({ previous: { id: 'old' }, next: { id: 'new' } });
    expect(neighboursOf(all, 'new')).toEqual({ previous: all[1] });
    expect(neighboursOf(all, 'old')).toEqual({ next: all[1] });
    expect(neighboursOf(all, 'unknown')).toEqual({});
  });

  test('Given others, then those of its category come first, and never itself', () => {
    const others = [
      article('radikal', { category: 'Radikal' }),
      article('strange', { category: 'Tuhaf' }),
      ...all,
    ];
    expect(ids(relatedTo(others, article('middle')))).toEqual(['new', 'old', 'strange']);
  });
});

test.each([
  ['Felsefe', 'Philosophy'],
  ['Kendi', 'Kendi'],
  ['constructor', 'constructor'],
])('Given the category %s, then it is called %s', (category, name) => {
  expect(categoryIn({ Felsefe: 'Philosophy' }, category)).toBe(name);
});
