import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, done, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { RedirectFilter, RedirectRequest } from './admin-contract';
import type { RedirectAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  apiClient<RedirectAdminRoutes>('/api', { fetch: api }).admin.redirects;

/** The beginning of the query key of every list of redirects. */
export const redirectsKey = ['admin', 'redirects'] as const;

export const redirectsQuery = (filter: RedirectFilter) =>
  queryOptions({
    queryKey: [...redirectsKey, filter],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get({ query: filter })),
    placeholderData: keepPreviousData,
  });

export const addRedirect = (redirect: RedirectRequest) => readJson(client().$post({ json: redirect }));
export const saveRedirect = (id: string, redirect: RedirectRequest) =>
  readJson(client()[':id'].$put({ param: { id }, json: redirect }));
export const removeRedirect = (id: string) => done(client()[':id'].$delete({ param: { id } }));
