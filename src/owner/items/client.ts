import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiFetch, done, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { Noun } from './item';

/** Milliseconds; short, so that a list that is opened again shows changes from other tabs or devices. */
const staleTimeMs = 2000;

/**
 * How the owner's pages fetch and change the items of a noun. `locale` is the language of error messages. A failed response
 * throws an `ApiError`. After a change on an outdated version, its status is 409, and `problem.current` is the stored item.
 */
export function itemClient<Item, Listed>({ name, single = false, shownIn }: Noun<Item, Listed>) {
  const address = `/api/admin/${name}`;
  const send = (method: string, path: string, locale: Locale, body?: object, headers?: object) =>
    fetch(`${address}${path}?lang=${locale}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const at = (id: string) => (single ? '' : `/${encodeURIComponent(id)}`);
  return {
    list: () =>
      queryOptions({
        queryKey: ['admin', name],
        staleTime: staleTimeMs,
        queryFn: ({ meta }): Promise<Listed[]> => readJson(apiFetch(meta)(address)),
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: ['admin', name, id],
        staleTime: staleTimeMs,
        queryFn: ({ meta }): Promise<Item> => readJson(apiFetch(meta)(`${address}${at(id)}`)),
      }),
    /** `key`: makes sure that an item that is sent again, because the response was lost, is created once. */
    create: (draft: object, key: string, locale: Locale): Promise<Item> =>
      readJson(send('POST', '', locale, draft, { 'Idempotency-Key': key })),
    /** Fields that are left out stay unchanged. */
    change: (id: string, change: object, locale: Locale): Promise<Item> =>
      readJson(send('PUT', at(id), locale, change)),
    remove: (id: string, locale: Locale) => done(send('DELETE', at(id), locale)),
    restore: (id: string, locale: Locale): Promise<Item> =>
      readJson(send('POST', `${at(id)}/restore`, locale, {})),
    /** To be called after a change: fetches the owner's lists again, and drops the cached data of visitors' pages. */
    async invalidate(queries: QueryClient): Promise<void> {
      for (const shown of shownIn) queries.removeQueries({ queryKey: [shown], type: 'inactive' });
      // Queries in use are fetched again instead of dropped: until the response comes, the page keeps showing the old data.
      const keys = [['admin', name], ...shownIn.map((shown) => [shown])];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    order: (ids: string[], locale: Locale): Promise<Listed[]> =>
      readJson(send('PUT', '/order', locale, { ids })),
  };
}
