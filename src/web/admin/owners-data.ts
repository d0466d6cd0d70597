import type { QueryClient } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import { recordClient } from '#/owner/records/client';
import type { RecordName, RecordSearch } from '#/owner/records/contract';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import type { PageContext } from '../page-context';

interface Given {
  context: PageContext & { owner: unknown };
  deps: { lang?: string | undefined };
}

type Load = (queries: QueryClient, locale: Locale) => readonly Promise<unknown>[];

/** Makes the loader of one of the owner's pages. It loads data only if she is signed in. */
export const ownersData =
  (load: Load) =>
  async ({ context: { queryClient, owner }, deps: { lang } }: Given): Promise<void> => {
    if (owner) await Promise.all(load(queryClient, parseLocale(lang)));
  };

/** Loads all items of a noun, and what else their page shows. */
export const itemList = <Item, Listed>(noun: Noun<Item, Listed>, more: Load = () => []) =>
  ownersData((queries, locale) => [queries.fetchQuery(itemClient(noun).list()), ...more(queries, locale)]);

/**
 * Loads the record whose id is in the address. The types of a `RecordClient` depend on those of the routes, and these on their
 * loaders. So this loader and the next one take the name of a kind instead, and state their return type.
 */
export const recordData =
  (kind: RecordName) =>
  ({ params: { id }, ...given }: Given & { params: { id: string } }): Promise<void> =>
    ownersData((queries, locale) => [queries.fetchQuery(recordClient(kind).one(id, locale))])(given);

/** Loads the records that the address asks for, and what else their page shows. */
export const recordListData =
  (kind: RecordName, more: Load = () => []) =>
  (given: Given & { deps: { search: RecordSearch } }): Promise<void> =>
    ownersData((queries, locale) => [
      queries.fetchQuery(recordClient(kind).list(given.deps.search, locale)),
      ...more(queries, locale),
    ])(given);
