import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, done, readFile, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { PrivacyAdminRoutes } from './admin-routes';
import type { PrivacyValues, Retention } from './contract';

const client = (api: ApiFetch = fetch) => apiClient<PrivacyAdminRoutes>('/api', { fetch: api }).admin.privacy;

export const ownersPrivacyQuery = () =>
  queryOptions({
    queryKey: ['admin', 'privacy'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
  });

/** How many records the next night would erase with these retention times. */
export const dueQuery = (retention: Retention) =>
  queryOptions({
    queryKey: ['admin', 'privacy', 'due', retention],
    queryFn: () => readJson(client().due.$post({ json: retention })),
    staleTime: 0,
  });

export const storedNoticeQuery = (version: string, locale: Locale) =>
  queryOptions({
    queryKey: ['admin', 'privacy', 'notices', version, locale],
    queryFn: () =>
      readJson(client().notices[':version'].$get({ param: { version }, query: { lang: locale } })),
  });

export const savePrivacy = (values: PrivacyValues & { version: number }, language: Locale) =>
  readJson(client().$put({ json: { ...values, language } }));

/**
 * What is stored about the person with these mail addresses and phone numbers. They are sent in a body, never in a URL, and the
 * response is not cached.
 */
export const findPerson = (contacts: string[], language: Locale) =>
  readJson(client().person.$post({ json: { contacts, language } }));

export const erasePerson = (contacts: string[], language: Locale) =>
  readJson(client().person.erase.$post({ json: { contacts, language } }));

/** Empties one of the owner's notes that no page shows. */
export const emptyNote = (id: string) => done(client().notes[':id'].$delete({ param: { id } }));

export const personsFile = (contacts: string[], language: Locale): Promise<Blob> =>
  readFile(client().person.file.$post({ json: { contacts, language } }));
