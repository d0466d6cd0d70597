import type { Page } from '../pages';

/** An address that search engines may list, without language. */
export interface ListedAddress {
  path: string;
  /** YYYY-MM-DD, where it is known. */
  changed?: string;
}

/** What the sitemap lists: the pages that are always there, then those of the articles. */
export const addressesOf = (
  pages: readonly Page[],
  articles: readonly { id: string; date: string }[],
): ListedAddress[] => [
  ...pages.flatMap(({ path, sitemap }) => (sitemap === 'page' ? [{ path }] : [])),
  ...pages.flatMap(({ path, sitemap }) =>
    sitemap === 'articles'
      ? articles.map(({ id, date }) => ({ path: path.replace('$id', id), changed: date }))
      : [],
  ),
];
