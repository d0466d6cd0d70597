import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { ApplicationRequest } from './contract';
import type { TrainingRoutes } from './routes';

const client = (api: ApiFetch = fetch) => apiClient<TrainingRoutes>('/api', { fetch: api });

export const applicationQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['training-reservation', id, locale],
    queryFn: ({ meta }) =>
      readJson(
        client(apiFetch(meta))['training-reservations'][':id'].$get({
          param: { id },
          query: { lang: locale },
        }),
      ),
  });

/** `key` makes the request idempotent: sent twice with the same key, the application is stored once. */
export const sendApplication = (request: ApplicationRequest, key: string) =>
  readJson(
    client()['training-reservations'].$post({ json: request }, { headers: { 'Idempotency-Key': key } }),
  );
