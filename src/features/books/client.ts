import { queryOptions } from '@tanstack/react-query';
import { apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { Book } from './item';

/** The published books. While there are none, the sample books, unless the site is about a real person. */
export const shelfQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['books', locale],
    queryFn: async ({ meta }) => {
      const fetchBooks = (path: string): Promise<Book[]> =>
        readJson(apiFetch(meta)(`/api/books${path}?lang=${locale}`));
      const published = await fetchBooks('');
      return published.length > 0 ? published : fetchBooks('/samples');
    },
  });
