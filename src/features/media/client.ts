import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { MediaRoutes } from './routes';

const client = (api: ApiFetch) => hc<MediaRoutes>('/api', { fetch: api });

export const mediaQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['media', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).media.$get({ query: { lang: locale } })),
  });
