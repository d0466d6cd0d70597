import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { SettingsRequest } from './admin-contract';
import type { WaitingAdminRoutes } from './admin-routes';

const settings = (api: ApiFetch = fetch) =>
  apiClient<WaitingAdminRoutes>('/api', { fetch: api }).admin['waiting-settings'];

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'waiting-settings'],
    queryFn: ({ meta }) => readJson(settings(apiFetch(meta)).$get()),
    staleTime: 0,
  });

export const saveSettings = (request: SettingsRequest, locale: Locale) =>
  readJson(settings().$put({ json: request, query: { lang: locale } }));
