import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { OpeningRoutes } from './routes';

const client = (api: ApiFetch) => apiClient<OpeningRoutes>('/api', { fetch: api });

export const openingQuery = () =>
  queryOptions({
    queryKey: ['opening'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).opening.$get()),
  });
