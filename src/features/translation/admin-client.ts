import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Translated, TranslateRequest } from './admin-contract';
import type { TranslationAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  apiClient<TranslationAdminRoutes>('/api', { fetch: api }).admin.translate;

/** Whether the server's environment configures a translation service. */
export const translationQuery = () =>
  queryOptions({
    queryKey: ['admin', 'translate'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Throws an `ApiError`, or the signal's reason if it is aborted. */
export const translateText = (request: TranslateRequest, signal: AbortSignal): Promise<Translated> =>
  readJson(client().$post({ json: request }, { init: { signal } }));
