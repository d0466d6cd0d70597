import type { ArticleSummary } from './contract';

/** What the home page shows, and how many of it (specification, section 2). */
export const onHome = { category: 'Felsefe', limit: 3 } as const;

/** Articles on one page of the list. */
export const pageSize = 48;

export const articleGroups = ['technology', 'strange', 'radikal', 'cnnTurk'] as const;
export type ArticleGroup = (typeof articleGroups)[number];

/** What a title of the first group holds, in the language that it is shown in. */
const technologyWords = ['Dijital Pazarlama', 'Digital Marketing', 'التسويق الرقمي'];

/** The one group of an article: by its title first, then by its category, else among the strange ones. */
export function groupOf({ title, category }: Pick<ArticleSummary, 'title' | 'category'>): ArticleGroup {
  if (technologyWords.some((words) => title.includes(words))) return 'technology';
  if (category.includes('Radikal')) return 'radikal';
  if (category.includes('CNN Türk')) return 'cnnTurk';
  return 'strange';
}

/** Whether it is to be published on a day that has not begun; both days are YYYY-MM-DD, where the owner lives. */
export const isScheduled = (
  { isPublished, date }: { isPublished: boolean; date: string },
  today: string,
): boolean => isPublished && date > today;

/** The groups that have articles, in the order of the page. */
export const grouped = (articles: readonly ArticleSummary[]) =>
  articleGroups
    .map((group) => ({ group, articles: articles.filter((article) => groupOf(article) === group) }))
    .filter((part) => part.articles.length > 0);

export const relatedCount = 3;

/** Up to three others: of the same category first, then of the same group, each newest first. */
export function relatedTo(
  articles: readonly ArticleSummary[],
  to: Pick<ArticleSummary, 'id' | 'title' | 'category'>,
): ArticleSummary[] {
  const group = groupOf(to);
  const distance = (article: ArticleSummary) =>
    Number(article.category !== to.category) + Number(groupOf(article) !== group);
  return articles
    .filter(({ id }) => id !== to.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, relatedCount);
}

/** A category in a language; one of the owner's own stays as it is. */
export const categoryIn = (names: Readonly<Record<string, string>>, category: string): string =>
  (Object.hasOwn(names, category) ? names[category] : undefined) ?? category;

/** How many words a reader takes in within a minute. */
const pace = 200;

/** Minutes that an HTML body takes to read, at least one. */
export function readTimeOf(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / pace));
}
