import { type Localized, locales } from '#/platform/i18n/locale';
import type { ArticleSummary } from './contract';

/** The home page shows the three newest articles. While the site shows the sample person, they are all from this category. */
export const onHome = { category: 'Felsefe', limit: 3 } as const;

export const pageSize = 48;

/** The groups into which the page divides the sample person's articles. `strange` holds the articles that fit no other group. */
export const articleGroups = ['technology', 'strange', 'radikal', 'cnnTurk'] as const;
export type ArticleGroup = (typeof articleGroups)[number];

/** An article whose title contains one of these belongs to `technology`. */
const technologyWords = ['Dijital Pazarlama', 'Digital Marketing', 'التسويق الرقمي'];

export function chooseGroup({ title, category }: Pick<ArticleSummary, 'title' | 'category'>): ArticleGroup {
  if (technologyWords.some((words) => title.includes(words))) return 'technology';
  if (category.includes('Radikal')) return 'radikal';
  if (category.includes('CNN Türk')) return 'cnnTurk';
  return 'strange';
}

/** Whether an article is published with a future date. Both dates are YYYY-MM-DD in the site's time zone. */
export const isScheduled = (
  { isPublished, date }: { isPublished: boolean; date: string },
  today: string,
): boolean => isPublished && date > today;

/** The sample person's articles by group, in the order of the page. Groups without articles are left out. */
export const grouped = (articles: readonly ArticleSummary[]) =>
  articleGroups
    .map((group) => ({ group, articles: articles.filter((article) => chooseGroup(article) === group) }))
    .filter((part) => part.articles.length > 0);

/**
 * The articles by the owner's categories. `articles` are newest first. The category of the newest article comes first, articles
 * without a category come last.
 */
export function byCategory(
  articles: readonly ArticleSummary[],
): { category: string; articles: ArticleSummary[] }[] {
  const groups = Map.groupBy(articles, ({ category }) => category.trim());
  return [...groups]
    .map(([category, members]) => ({ category, articles: members }))
    .toSorted((one, other) => Number(one.category === '') - Number(other.category === ''));
}

/** The translated name of a category. Categories that the owner has added are shown as they are stored. */
export const categoryIn = (names: Readonly<Record<string, string>>, category: string): string =>
  (Object.hasOwn(names, category) ? names[category] : undefined) ?? category;

/** The body in the first language that has a text; empty if no language has one. */
export const firstBody = (body: Partial<Localized> = {}): string =>
  locales.map((locale) => body[locale] ?? '').find((text) => text !== '') ?? '';

const wordsPerMinute = 200;

export function estimateReadTime(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
