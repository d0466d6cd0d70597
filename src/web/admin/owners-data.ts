import type { QueryClient } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import type { RecordKind, RecordTypes } from '#/owner/records/record';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import type { PageContext } from '../page-context';

/** What a loader is given; `deps` is what the route's `loaderDeps` says. */
interface Given<Deps = object> {
  context: PageContext & { owner: unknown };
  deps: Deps & { lang?: string | undefined };
  params: object;
}

/** `id` is that of the address. */
type Load = (queries: QueryClient, locale: Locale, id: string) => readonly Promise<unknown>[];

/** Loads what one of the owner's pages shows, if she is signed in. */
export const ownersData =
  (load: Load) =>
  async ({ context: { queryClient, owner }, deps: { lang }, params }: Given): Promise<void> => {
    const { id = '' }: { id?: string } = params;
    if (owner) await Promise.all(load(queryClient, parseLocale(lang), id));
  };

/** Loads all items of a noun. */
export const itemList = <Item, Listed>(noun: Noun<Item, Listed>) =>
  ownersData((queries) => [queries.fetchQuery(itemClient(noun).list())]);

/** Loads one record. */
export const recordData = <Types extends RecordTypes>({ client }: RecordKind<Types>) =>
  ownersData((queries, locale, id) => [queries.fetchQuery(client.one(id, locale))]);

/** Loads a list of records as the address asks for it, with what else its page shows. */
export const recordListData =
  <Types extends RecordTypes>({ client }: RecordKind<Types>, more: Load = () => []) =>
  (given: Given<{ search: Types['search'] }>) =>
    ownersData((queries, locale, id) => [
      queries.fetchQuery(client.list(given.deps.search, locale)),
      ...more(queries, locale, id),
    ])(given);
