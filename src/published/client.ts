import { queryOptions } from '@tanstack/react-query';
import { apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';

/** The query for the published items at `/api/<name>`, in one language. */
export const published =
  <Item>(name: string) =>
  (locale: Locale) =>
    queryOptions({
      queryKey: [name, locale],
      queryFn: ({ meta }): Promise<Item[]> => readJson(apiFetch(meta)(`/api/${name}?lang=${locale}`)),
    });
