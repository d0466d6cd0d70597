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
 * Loads what one of the owner's pages shows, if she is signed in. Records can't use this: a kind of record names its own pages,
 * so its type would depend on the types of the routes, and they on its type.
 */
export const ownersData =
  (load: Load) =>
  async ({ context: { queryClient, owner }, deps: { lang } }: Given): Promise<void> => {
    if (owner) await Promise.all(load(queryClient, parseLocale(lang)));
  };

/** Loads all items of a noun. */
export const itemList = <Item, Listed>(noun: Noun<Item, Listed>) =>
  ownersData((queries) => [queries.fetchQuery(itemClient(noun).list())]);
