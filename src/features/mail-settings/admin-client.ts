import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { MailFormValues, MailValues } from './admin-contract';
import type { MailSettingsAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) => apiClient<MailSettingsAdminRoutes>('/api', { fetch: api }).admin;

export const ownersMailQuery = () =>
  queryOptions({
    queryKey: ['admin', 'mail'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).mail.$get()),
    staleTime: 0,
  });

/** `selector` is the name of the DKIM key; empty if unknown. */
export const mailDomainQuery = (selector: string) =>
  queryOptions({
    queryKey: ['admin', 'mail', 'domain', selector],
    queryFn: () => readJson(client().mail.domain.$get({ query: selector ? { selector } : {} })),
    staleTime: 0,
    retry: false,
  });

export const saveMail = (values: MailFormValues & { version: number }, language: Locale) =>
  readJson(client().mail.$put({ json: { ...values, language } }));
export const sendTestMail = (values: MailValues, language: Locale) =>
  readJson(client().mail.test.$post({ json: { ...values, language } }));
