import { type Localized, locales } from '#/platform/i18n/locale';
import type { ArticleSummary } from './contract';

/** The home page shows three articles: of the sample person those in this category, of anybody else the newest. */
export const onHome = { category: 'Felsefe', limit: 3 } as const;

/** Articles on one page of the list. */
export const pageSize = 48;

/** The parts into which the page divides the sample person's articles; `strange` has all that are in no other. */
export const articleGroups = ['technology', 'strange', 'radikal', 'cnnTurk'] as const;
export type ArticleGroup = (typeof articleGroups)[number];

/** An article whose title contains one of these belongs to `technology`. */
const technologyWords = ['Dijital Pazarlama', 'Digital Marketing', 'التسويق الرقمي'];

/** The group of an article: by its title, then by its category, otherwise `strange`. */
export function chooseGroup({ title, category }: Pick<ArticleSummary, 'title' | 'category'>): ArticleGroup {
  if (technologyWords.some((words) => title.includes(words))) return 'technology';
  if (category.includes('Radikal')) return 'radikal';
  if (category.includes('CNN Türk')) return 'cnnTurk';
  return 'strange';
}

/** Whether it is published on a future date; both dates are YYYY-MM-DD in the site's time zone. */
export const isScheduled = (
  { isPublished, date }: { isPublished: boolean; date: string },
  today: string,
): boolean => isPublished && date > today;

/** The groups of the sample person's articles that have any, in the order of the page. */
export const grouped = (articles: readonly ArticleSummary[]) =>
  articleGroups
    .map((group) => ({ group, articles: articles.filter((article) => chooseGroup(article) === group) }))
    .filter((part) => part.articles.length > 0);

/** The articles by the owner's categories, the category of the newest article first; those without one come last. */
export function byCategory(
  articles: readonly ArticleSummary[],
): { category: string; articles: ArticleSummary[] }[] {
  const groups = Map.groupBy(articles, ({ category }) => category.trim());
  return [...groups]
    .map(([category, members]) => ({ category, articles: members }))
    .toSorted((one, other) => Number(one.category === '') - Number(other.category === ''));
}

/** The translated name of a category; the owner's own categories have no translation. */
export const categoryIn = (names: Readonly<Record<string, string>>, category: string): string =>
  (Object.hasOwn(names, category) ? names[category] : undefined) ?? category;

/** The body in the first language that has one; empty where none has. */
export const firstBody = (body: Partial<Localized> = {}): string =>
  locales.map((locale) => body[locale] ?? '').find((text) => text !== '') ?? '';

const wordsPerMinute = 200;

/** The reading time of an HTML body in minutes, at least one. */
export function estimateReadTime(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
