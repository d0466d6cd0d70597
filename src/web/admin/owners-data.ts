import type { QueryClient } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import type { PageContext } from '../page-context';

/** What a loader is given. */
interface Given {
  context: PageContext & { owner: unknown };
  deps: { lang?: string | undefined };
}

type Load = (queries: QueryClient, locale: Locale) => readonly Promise<unknown>[];

/**
 * Loads what one of the owner's pages shows, if she is signed in. Not for a kind of record: it names the pages of its
 * kind, so that its type would come from the types of the routes, and these from it.
 */
export const ownersData =
  (load: Load) =>
  async ({ context: { queryClient, owner }, deps: { lang } }: Given): Promise<void> => {
    if (owner) await Promise.all(load(queryClient, parseLocale(lang)));
  };

/** Loads all items of a noun. */
export const itemList = <Item, Listed>(noun: Noun<Item, Listed>) =>
  ownersData((queries) => [queries.fetchQuery(itemClient(noun).list())]);
