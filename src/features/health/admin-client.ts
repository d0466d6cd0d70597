import { queryOptions } from '@tanstack/react-query';
import { done, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { HealthAdminRoutes } from './admin-routes';

const client = apiClient<HealthAdminRoutes>('/api').admin;

/** Has the server check the whole site, which takes seconds. Runs only when the page opens, and when the owner asks for it. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: () => readJson(client.health.$get()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

export const retryJobs = () => done(client.health.jobs.retry.$post({}, withoutBody));
