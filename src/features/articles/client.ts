import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, type ApiFetch, apiOf, read } from '#/platform/http/api';
import type { Locale } from '#/platform/i18n/locale';
import type { ArticleRoutes } from './routes';

const client = (api: ApiFetch) => hc<ArticleRoutes>('/api', { fetch: api }).articles;

export const articlesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['articles', locale],
    queryFn: ({ meta }) => read(client(apiOf(meta)).$get({ query: { lang: locale } })),
  });

/** One article; null where there is none. */
export const articleQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['article', id, locale],
    queryFn: ({ meta }) =>
      read(client(apiOf(meta))[':id'].$get({ param: { id }, query: { lang: locale } })).catch(missing),
  });

const missing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};
