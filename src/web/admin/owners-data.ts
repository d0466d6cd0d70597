import type { QueryClient } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import type { PageContext } from '../page-context';

/** The part of a loader's arguments that is used here. */
interface Given {
  context: PageContext & { owner: unknown };
  deps: { lang?: string | undefined };
}

type Load = (queries: QueryClient, locale: Locale) => readonly Promise<unknown>[];

/**
 * Makes the loader of one of the owner's pages. It loads data only if she is signed in. Pages of records can't use it: a kind of
 * record names its own pages, so its type would depend on the types of the routes, which would depend on this type again.
 */
export const ownersData =
  (load: Load) =>
  async ({ context: { queryClient, owner }, deps: { lang } }: Given): Promise<void> => {
    if (owner) await Promise.all(load(queryClient, parseLocale(lang)));
  };

/** Loads all items of a noun. */
export const itemList = <Item, Listed>(noun: Noun<Item, Listed>) =>
  ownersData((queries) => [queries.fetchQuery(itemClient(noun).list())]);
