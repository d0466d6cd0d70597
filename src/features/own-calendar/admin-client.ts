import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { OwnCalendarAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  apiClient<OwnCalendarAdminRoutes>('/api', { fetch: api }).admin['own-calendar'];

export const ownCalendarQuery = () =>
  queryOptions({
    queryKey: ['admin', 'own-calendar'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
  });

export const renewFeed = () => readJson(client().feed.$post({}, withoutBody));
export const removeFeed = () => readJson(client().feed.$delete());
