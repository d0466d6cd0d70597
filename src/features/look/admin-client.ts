import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { LookAdminRoutes } from './admin-routes';
import type { Look } from './contract';

const client = (api: ApiFetch = fetch) => apiClient<LookAdminRoutes>('/api', { fetch: api }).admin.look;

export const ownersLookQuery = () =>
  queryOptions({
    queryKey: ['admin', 'look'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
  });

export const emptySectionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'look', 'empty'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).empty.$get()),
    staleTime: 0,
  });

export const keepDraft = (look: Look, version: number) =>
  readJson(client().draft.$put({ json: { look, version } }));
export const publishLook = (version: number) => readJson(client().publish.$post({ json: { version } }));
export const undoLook = (version: number) => readJson(client().undo.$post({ json: { version } }));
