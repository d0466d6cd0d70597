import { foldLetters } from '#/platform/i18n/fold-letters';
import { parseOneOf, parseText, withoutUndefined } from '#/platform/input/search';
import type { ListedArticle } from '../../item';
import { isScheduled } from '../../rules';

export const articleStates = ['published', 'scheduled', 'draft'] as const;
export type ArticleState = (typeof articleStates)[number];

function articleState(article: Pick<ListedArticle, 'isPublished' | 'date'>, today: string): ArticleState {
  if (!article.isPublished) return 'draft';
  return isScheduled(article, today) ? 'scheduled' : 'published';
}

export interface ArticleFilter {
  q?: string | undefined;
  category?: string | undefined;
  state?: ArticleState | undefined;
}

export const articleFilter = ({ q, category, state }: Record<string, unknown>): ArticleFilter =>
  withoutUndefined({
    q: parseText(q)?.trim(),
    category: parseText(category),
    state: parseOneOf(articleStates, state),
  });

export function matches(
  article: Pick<ListedArticle, 'title' | 'category' | 'isPublished' | 'date'>,
  { q, category, state }: ArticleFilter,
  today: string,
): boolean {
  if (category !== undefined && article.category.trim() !== category) return false;
  if (state !== undefined && articleState(article, today) !== state) return false;
  const titles = foldLetters(Object.values(article.title).join('\n'));
  const words = foldLetters(q ?? '').split(/\s+/);
  return words.every((word) => titles.includes(word));
}

export const listCategories = (articles: readonly Pick<ListedArticle, 'category'>[]): string[] =>
  [...new Set(articles.map(({ category }) => category.trim()))]
    .filter(Boolean)
    .toSorted(new Intl.Collator('tr').compare);
