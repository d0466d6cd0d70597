import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { AboutRoutes } from './routes';

const client = (api: ApiFetch) => hc<AboutRoutes>('/api', { fetch: api });

export const aboutQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['about', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).about.$get({ query: { lang: locale } })),
  });
