import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { PrivacyRoutes } from './routes';

const client = (api: ApiFetch) => apiClient<PrivacyRoutes>('/api', { fetch: api });

export const privacyNoticeQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['privacy-notice', locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))['privacy-notice'].$get({ query: { lang: locale } })),
  });
