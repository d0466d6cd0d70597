import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { AuditFilter } from './admin-contract';
import type { AuditAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) => apiClient<AuditAdminRoutes>('/api', { fetch: api }).admin.audit;

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get({ query: filter })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
