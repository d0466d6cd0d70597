import type { HomeSection, Look } from '#/features/look/contract';
import { shownSections } from '#/features/look/rules';
import { toWallTime } from '#/platform/time/zone';
import type { ItemDates } from '#/published/queries';
import type { Page } from '../pages';

/** An address that search engines may list, without its language. */
export interface ListedAddress {
  path: string;
  /** The day of its last change, YYYY-MM-DD, if it is known. */
  changed?: string;
}

interface ListedItem extends Pick<ListedAddress, 'changed'> {
  id: string;
}

/** The day in the site's time zone on which an item was last changed, or on which it appeared, if that was later. */
export function dayOfChange({ date = '', updatedAt }: ItemDates, timeZone: string): string {
  const changed = toWallTime(updatedAt, timeZone).date;
  return date > changed ? date : changed;
}

/** The address of an item: its own page, or its place on the page that shows all items. */
export const itemPath = ({ path }: Pick<Page, 'path'>, id: string): string =>
  path.includes('$id') ? path.replace('$id', id) : `${path}#${id}`;

/**
 * The pages that may be listed, such as in the sitemap. Pages of a section that the owner hides, or that is empty, are left out.
 */
export function shownPages(pages: readonly Page[], look: Look, empty: readonly HomeSection[]): Page[] {
  const shown: readonly string[] = ['home', ...shownSections(look, empty)];
  return pages.filter(({ barItem }) => typeof barItem !== 'string' || shown.includes(barItem));
}

/** The addresses of the sitemap: first the fixed pages, then the items. `items` has the items of each noun. */
export const addressesOf = (
  pages: readonly Page[],
  items: ReadonlyMap<string, readonly ListedItem[]>,
): ListedAddress[] => [
  ...pages.flatMap(({ path, sitemap }) => (sitemap === 'page' ? [{ path }] : [])),
  ...pages.flatMap((page) =>
    itemsListedOn(page).flatMap((noun) =>
      (items.get(noun) ?? []).map(({ id, ...known }) => ({ path: itemPath(page, id), ...known })),
    ),
  ),
];

export const itemsListedOn = ({ sitemap, items }: Pick<Page, 'sitemap' | 'items'>): string[] =>
  sitemap === 'items' && items ? [items] : [];
