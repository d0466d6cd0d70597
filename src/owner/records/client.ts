import { queryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { apiFetch, nullIf, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { RecordDetail, RecordName, RecordSearch, RecordSummary } from './contract';
import type { Page } from './paging';

/** Long enough that a page doesn't fetch again what it has just been loaded with. */
const staleTimeMs = 3000;

const queryString = (search: object): string =>
  new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

/** How the owner's pages fetch records of one kind, and link to them. `locale` is the language of the texts in responses. */
export function recordClient<
  Summary extends RecordSummary,
  Detail extends RecordDetail,
  Search extends RecordSearch,
>(kind: RecordName) {
  const address = `/api/admin/${kind}`;
  const at = (id: string) => `${address}/${encodeURIComponent(id)}`;
  return {
    pages: {
      list: (search: Search): LinkProps => ({ to: `/admin/${kind}`, search }),
      one: (id: string): LinkProps => ({ to: `/admin/${kind}/$id`, params: { id } }),
    },
    list: (search: Search, locale: Locale) =>
      queryOptions({
        queryKey: ['inbox', kind, 'list', search, locale],
        staleTime: staleTimeMs,
        queryFn: ({ meta }) =>
          readJson<Page<Summary>>(apiFetch(meta)(`${address}?${queryString({ ...search, lang: locale })}`)),
      }),
    /** Null if there is no such record. */
    one: (id: string, locale: Locale) =>
      queryOptions({
        queryKey: ['inbox', kind, 'one', id, locale],
        staleTime: staleTimeMs,
        queryFn: ({ meta }) =>
          readJson<Detail>(apiFetch(meta)(`${at(id)}?lang=${locale}`)).catch(nullIf(404)),
      }),
    /** The address of the spreadsheet with all pages of the filtered list. */
    file: (search: Search, locale: Locale): string =>
      `${address}.csv?${queryString({ ...search, page: undefined, lang: locale })}`,
    /** Runs an action on a record, such as `erase`. Resolves to the changed record; rejects if the server refuses. */
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
