import { queryOptions } from '@tanstack/react-query';
import { apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';

/** The query for the published items at `/api/<name>` in one language. */
export const published =
  <Item>(name: string, limit?: number) =>
  (locale: Locale) =>
    queryOptions({
      queryKey: limit ? [name, locale, limit] : [name, locale],
      queryFn: ({ meta }): Promise<Item[]> => {
        const query = limit ? `&limit=${limit}` : '';
        return readJson(apiFetch(meta)(`/api/${name}?lang=${locale}${query}`));
      },
    });
