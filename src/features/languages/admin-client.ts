import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import type { LanguagesAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) => apiClient<LanguagesAdminRoutes>('/api', { fetch: api }).admin;

export const ownersLanguagesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'languages'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).languages.$get()),
    staleTime: 0,
  });

/** `seen` is what was stored when the owner chose. `language` is the language of the response. */
export const saveLanguages = (
  { main, public: chosen, notices }: SiteLanguages,
  seen: SiteLanguages,
  language: Locale,
) =>
  readJson(
    client().languages.$put({
      json: {
        main,
        public: [...chosen],
        seen: { main: seen.main, public: [...seen.public] },
        notices,
        language,
      },
    }),
  );
