import type { HomeSection, Look } from '#/features/look/contract';
import { shownSections } from '#/features/look/rules';
import type { Page } from '../pages';

/** An address that search engines may list, without its language. */
export interface ListedAddress {
  path: string;
  /** YYYY-MM-DD, where it is known. */
  changed?: string;
}

interface Dated {
  id: string;
  date?: string;
}

/** The address of an item: its own page, or its place on the page that shows all items. */
export const itemPath = ({ path }: Pick<Page, 'path'>, id: string): string =>
  path.includes('$id') ? path.replace('$id', id) : `${path}#${id}`;

/** The pages that lists of pages name: those of a section that the owner hides, or that is empty, are left out. */
export function shownPages(pages: readonly Page[], look: Look, empty: readonly HomeSection[]): Page[] {
  const shown: readonly string[] = ['home', ...shownSections(look, empty)];
  return pages.filter(({ barItem }) => typeof barItem !== 'string' || shown.includes(barItem));
}

/** The addresses of the sitemap: first the fixed pages, then the items, with their dates by noun. */
export const addressesOf = (
  pages: readonly Page[],
  dates: ReadonlyMap<string, readonly Dated[]>,
): ListedAddress[] => [
  ...pages.flatMap(({ path, sitemap }) => (sitemap === 'page' ? [{ path }] : [])),
  ...pages.flatMap((page) =>
    itemsListedOn(page).flatMap((noun) =>
      (dates.get(noun) ?? []).map(({ id, date }) => ({
        path: itemPath(page, id),
        ...(date ? { changed: date } : {}),
      })),
    ),
  ),
];

/** The noun whose items the sitemap lists for a page, if any. */
export const itemsListedOn = ({ sitemap, items }: Pick<Page, 'sitemap' | 'items'>): string[] =>
  sitemap === 'items' && items ? [items] : [];
