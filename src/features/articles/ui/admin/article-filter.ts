import type { ListedArticle } from '../../admin-contract';

/** What narrows the list; it lives in the address. */
export interface ArticleFilter {
  q?: string;
  category?: string;
  state?: 'published' | 'draft';
}

/** Of an address whatever is a filter. */
export function articleFilter({ q, category, state }: Record<string, unknown>): ArticleFilter {
  return {
    ...(typeof q === 'string' && q.trim() ? { q: q.trim() } : {}),
    ...(typeof category === 'string' && category ? { category } : {}),
    ...(state === 'published' || state === 'draft' ? { state } : {}),
  };
}

/** Letters without their case and marks: 'İki' is found by 'iki', 'Çay' by 'cay'. */
const plain = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Whether an article is shown; words are looked for in its titles of all languages. */
export function matches(
  article: Pick<ListedArticle, 'title' | 'category' | 'isPublished'>,
  { q, category, state }: ArticleFilter,
): boolean {
  if (category !== undefined && article.category.trim() !== category) return false;
  if (state !== undefined && article.isPublished !== (state === 'published')) return false;
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
