import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, type ApiFetch, apiOf, read } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { TrainingAdminRoutes } from './admin-routes';
import type { ApplicationSearch, ApplicationStatus } from './rules';

const client = (api: ApiFetch = fetch) => hc<TrainingAdminRoutes>('/api', { fetch: api }).admin.applications;

/** Milliseconds for which an answer counts as new: a page that has just been loaded doesn't ask twice. */
const fresh = 3000;

export const applicationsQuery = (search: ApplicationSearch, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'applications', search, locale],
    queryFn: ({ meta }) => read(client(apiOf(meta)).$get({ query: { ...search, lang: locale } })),
    staleTime: fresh,
  });

/** Where the list is saved from, as it is narrowed. */
export function applicationsFile(search: ApplicationSearch, locale: Locale): string {
  const given = Object.entries({ ...search, page: undefined, lang: locale }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/api/admin/applications.csv?${new URLSearchParams(given)}`;
}

/** Null where there is no such application. */
export const ownersApplicationQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'application', id, locale],
    queryFn: ({ meta }) =>
      read(client(apiOf(meta))[':id'].$get({ param: { id }, query: { lang: locale } })).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: fresh,
  });

const about = (id: string, lang: Locale) => ({ param: { id }, query: { lang } });

/** What the owner does with an application; each answers the whole of it as it is afterwards. */
export const applicationActions = {
  setStatus: (id: string, lang: Locale, status: ApplicationStatus) =>
    read(client()[':id'].status.$post({ ...about(id, lang), json: { status } })),
  resend: (id: string, lang: Locale, mailId: string) =>
    read(client()[':id'].mails[':mailId'].resend.$post({ param: { id, mailId }, query: { lang }, json: {} })),
  erase: (id: string, lang: Locale) => read(client()[':id'].erase.$post({ ...about(id, lang), json: {} })),
};
