import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { BookRoutes } from './routes';

const client = (api: ApiFetch) => hc<BookRoutes>('/api', { fetch: api }).books;

/** What stands on the shelf: the published books, or the samples while there are none. */
export const shelfQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['books', locale],
    queryFn: async ({ meta }) => {
      const books = client(apiFetch(meta));
      const query = { lang: locale };
      const published = await readJson(books.$get({ query }));
      return published.length > 0 ? published : readJson(books.samples.$get({ query }));
    },
  });
