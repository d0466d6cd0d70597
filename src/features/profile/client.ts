import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { ProfileRoutes } from './routes';

const client = (api: ApiFetch) => hc<ProfileRoutes>('/api', { fetch: api });

export const profileQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['profile', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).profile.$get({ query: { lang: locale } })),
  });
