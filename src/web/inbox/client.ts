import { queryOptions } from '@tanstack/react-query';
import type { InboxRoutes } from '#/api/inbox';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';

const client = (api: ApiFetch) => apiClient<InboxRoutes>('/api', { fetch: api }).admin;

const staleTimeMs = 3000;

/** The numbers on the owner's tabs. A change of a record makes all queries stale whose key begins with `inbox`. */
export const countsQuery = () =>
  queryOptions({
    queryKey: ['inbox', 'counts'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).counts.$get()),
    staleTime: staleTimeMs,
  });

export const overviewQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'overview', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).overview.$get({ query: { lang: locale } })),
    staleTime: staleTimeMs,
  });
