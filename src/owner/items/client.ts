import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiFetch, done, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { Noun } from './item';

/** Milliseconds: what another tab or device has changed shows when a list is opened again. */
const fresh = 2000;

/**
 * How the owner's pages ask for the items of a noun. `locale` is the language that what is refused is explained in.
 * Every call throws an `ApiError`; a change on an older version one with status 409, whose `problem.current` is the
 * stored item.
 */
export function itemClient<Item, Listed>({ name, shownIn }: Noun<Item, Listed>) {
  const address = `/api/admin/${name}`;
  const send = (method: string, path: string, locale: Locale, body?: object) =>
    fetch(`${address}${path}?lang=${locale}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const at = (id: string) => `/${encodeURIComponent(id)}`;
  return {
    list: () =>
      queryOptions({
        queryKey: ['admin', name],
        staleTime: fresh,
        queryFn: ({ meta }): Promise<Listed[]> => readJson(apiFetch(meta)(address)),
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: ['admin', name, id],
        staleTime: fresh,
        queryFn: ({ meta }): Promise<Item> => readJson(apiFetch(meta)(`${address}${at(id)}`)),
      }),
    create: (draft: object, locale: Locale): Promise<Item> => readJson(send('POST', '', locale, draft)),
    /** What is left out stays as it is. */
    change: (id: string, change: object, locale: Locale): Promise<Item> =>
      readJson(send('PUT', at(id), locale, change)),
    remove: (id: string, locale: Locale) => done(send('DELETE', at(id), locale)),
    restore: (id: string, locale: Locale): Promise<Item> =>
      readJson(send('POST', `${at(id)}/restore`, locale, {})),
    /** After a change: the owner's lists are asked for again, and pages of visitors in this browser when they are opened. */
    async changed(queries: QueryClient): Promise<void> {
      for (const shown of shownIn) queries.removeQueries({ queryKey: [shown] });
      await queries.invalidateQueries({ queryKey: ['admin', name] });
    },
    /** First to last; not for what goes by date. */
    order: (ids: string[], locale: Locale): Promise<Listed[]> =>
      readJson(send('PUT', '/order', locale, { ids })),
  };
}
