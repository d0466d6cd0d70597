import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { SaleRequest } from './admin-contract';
import type { BalanceAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  apiClient<BalanceAdminRoutes>('/api', { fetch: api }).admin.balances;

export const salesDeskQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'sales-desk', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).packages.$get({ query: { lang: locale } })),
    staleTime: 3000,
  });

export const sellPackage = (sale: SaleRequest, locale: Locale) =>
  readJson(client().$post({ json: sale, query: { lang: locale } }));

/** Makes a link to the page of a sold package. */
export const makeLink = (id: string) => readJson(client()[':id'].link.$post({ param: { id }, json: {} }));
