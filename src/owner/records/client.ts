import { queryOptions } from '@tanstack/react-query';
import { apiFetch, nullIf, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { RecordDetail, RecordSearch, RecordSummary } from './contract';
import type { Page } from './paging';

/** Milliseconds for which an answer counts as new: a page that has just been loaded doesn't ask twice. */
const fresh = 3000;

const asked = (search: object): string =>
  new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

export type RecordClient<
  Summary extends RecordSummary,
  Detail extends RecordDetail,
  Search extends RecordSearch,
> = ReturnType<typeof recordClient<Summary, Detail, Search>>;

/** How the owner's pages ask for one kind of record (`messages`), in the language `locale`. */
export function recordClient<
  Summary extends RecordSummary,
  Detail extends RecordDetail,
  Search extends RecordSearch,
>(kind: string) {
  const address = `/api/admin/${kind}`;
  const at = (id: string) => `${address}/${encodeURIComponent(id)}`;
  return {
    list: (search: Search, locale: Locale) =>
      queryOptions({
        queryKey: ['inbox', kind, 'list', search, locale],
        staleTime: fresh,
        queryFn: ({ meta }) =>
          readJson<Page<Summary>>(apiFetch(meta)(`${address}?${asked({ ...search, lang: locale })}`)),
      }),
    /** Null where there is no such record. */
    one: (id: string, locale: Locale) =>
      queryOptions({
        queryKey: ['inbox', kind, 'one', id, locale],
        staleTime: fresh,
        queryFn: ({ meta }) =>
          readJson<Detail>(apiFetch(meta)(`${at(id)}?lang=${locale}`)).catch(nullIf(404)),
      }),
    /** Where the list is saved from, as it is narrowed. */
    file: (search: Search, locale: Locale): string =>
      `${address}.csv?${asked({ ...search, page: undefined, lang: locale })}`,
    /** Does something with a record (`erase`); answers the whole of it as it is afterwards. */
    act: (id: string, locale: Locale, action: string, details: object = {}): Promise<Detail> =>
      readJson(
        fetch(`${at(id)}/${action}?lang=${locale}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(details),
        }),
      ),
  };
}
