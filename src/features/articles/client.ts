import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, nullIf, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { ArticleRoutes } from './routes';
import { pageSize } from './rules';

const client = (api: ApiFetch) => apiClient<ArticleRoutes>('/api', { fetch: api }).articles;

export const articlesQuery = (locale: Locale, page: number) =>
  queryOptions({
    queryKey: ['articles', locale, page],
    queryFn: async ({ meta }) => {
      const query = { lang: locale, limit: pageSize + 1, offset: (page - 1) * pageSize };
      const found = await readJson(client(apiFetch(meta)).$get({ query }));
      return { articles: found.slice(0, pageSize), more: found.length > pageSize };
    },
  });

export const homeArticlesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['articles', locale, 'home'],
    queryFn: ({ meta }) => {
      return readJson(client(apiFetch(meta)).$get({ query: { lang: locale, place: 'home' } }));
    },
  });

export const articleQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['article', id, locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))[':id'].$get({ param: { id }, query: { lang: locale } })).catch(
        nullIf(404),
      ),
  });

export const furtherArticlesQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['article', id, locale, 'ways on'],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))[':id']['ways-on'].$get({ param: { id }, query: { lang: locale } })),
  });
