import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import { useLocale } from '#/ui/language/language';
import type { ProfileRoutes } from './routes';
import { ownTexts } from './rules';

const client = (api: ApiFetch) => apiClient<ProfileRoutes>('/api', { fetch: api });

export const profileQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['profile', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).profile.$get({ query: { lang: locale } })),
  });

export const useProfile = () => useSuspenseQuery(profileQuery(useLocale())).data;

/** Access to the owner's texts of pages, in the page's language, with the shipped texts as defaults. */
export const useOwnTexts = () => ownTexts(useProfile());
