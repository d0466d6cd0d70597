import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson, withoutBody } from '#/platform/http-client/api';
import type { OwnCalendarAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  hc<OwnCalendarAdminRoutes>('/api', { fetch: api }).admin['own-calendar'];

export const ownCalendarQuery = () =>
  queryOptions({
    queryKey: ['admin', 'own-calendar'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
  });

export const renewFeed = () => readJson(client().feed.$post({}, withoutBody));
export const removeFeed = () => readJson(client().feed.$delete());
