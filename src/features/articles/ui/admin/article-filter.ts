import type { ListedArticle } from '../../item';
import { isScheduled } from '../../rules';

export const articleStates = ['published', 'scheduled', 'draft'] as const;
export type ArticleState = (typeof articleStates)[number];

/** What an article is on a day. */
function stateOf(article: Pick<ListedArticle, 'isPublished' | 'date'>, today: string): ArticleState {
  if (!article.isPublished) return 'draft';
  return isScheduled(article, today) ? 'scheduled' : 'published';
}

/** What narrows the list; it lives in the address. */
export interface ArticleFilter {
  q?: string;
  category?: string;
  state?: ArticleState;
}

export const isState = (state: unknown): state is ArticleState =>
  articleStates.some((known) => known === state);

/** Of an address whatever is a filter. */
export function articleFilter({ q, category, state }: Record<string, unknown>): ArticleFilter {
  return {
    ...(typeof q === 'string' && q.trim() ? { q: q.trim() } : {}),
    ...(typeof category === 'string' && category ? { category } : {}),
    ...(isState(state) ? { state } : {}),
  };
}

/** Letters without their case and marks: 'İki' is found by 'iki', 'Çay' by 'cay'. */
const plain = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Whether an article is shown on a day; words are looked for in its titles of all languages. */
export function matches(
  article: Pick<ListedArticle, 'title' | 'category' | 'isPublished' | 'date'>,
  { q, category, state }: ArticleFilter,
  today: string,
): boolean {
  if (category !== undefined && article.category.trim() !== category) return false;
  if (state !== undefined && stateOf(article, today) !== state) return false;
  const titles = plain(Object.values(article.title).join('\n'));
  return (
    !q ||
    plain(q)
      .split(/\s+/)
      .every((word) => titles.includes(word))
  );
}

/** The categories there are, in the order of the Turkish alphabet. */
export const categoriesOf = (articles: readonly Pick<ListedArticle, 'category'>[]): string[] =>
  [...new Set(articles.map(({ category }) => category.trim()))]
    .filter(Boolean)
    .toSorted(new Intl.Collator('tr').compare);
