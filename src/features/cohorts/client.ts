import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, nullIf, readFile, readJson } from '#/platform/http-client/api';
import { byLink, type MailLink, openLink } from '#/platform/http-client/mail-link';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { EnrolmentRequest } from './contract';
import type { CohortRoutes } from './routes';

const client = (api: ApiFetch = fetch) => apiClient<CohortRoutes>('/api', { fetch: api });

export const cohortsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['cohorts', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).cohorts.$get({ query: { lang: locale } })),
  });

/**
 * The seats that are left in a program's cohorts, or in the cohort of a private link. Never cached, because they can change at
 * any time.
 */
export const seatsQuery = (of: { program: string } | { key: string }) =>
  queryOptions({
    queryKey: ['cohort-seats', of],
    queryFn: ({ meta }) =>
      readJson(
        client(apiFetch(meta)).cohorts.seats.$get({ query: { program: undefined, key: undefined, ...of } }),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Whether a text from an address can be the key of a private link. */
const isKey = (key: string): boolean => /^[\w-]+$/.test(key);

/** The cohort of a private link; null if the link is not valid. */
export const privateCohortQuery = (key: string, locale: Locale) =>
  queryOptions({
    queryKey: ['private-cohort', key, locale],
    queryFn: ({ meta }) => {
      if (!isKey(key)) return null;
      const one = client(apiFetch(meta))['private-cohorts'][':key'];
      return readJson(one.$get({ param: { key }, query: { lang: locale } })).catch(nullIf(404));
    },
    staleTime: 0,
  });

/** Enrols a person. `key` makes the request idempotent: sent twice with the same key, it enrols once. */
export const sendEnrolment = (cohortId: string, request: EnrolmentRequest, key: string) =>
  readJson(
    client().cohorts[':id'].enrolments.$post(
      { param: { id: cohortId }, json: request },
      { headers: { 'Idempotency-Key': key } },
    ),
  );

/** The enrolment that a link opens; null if the link is not valid or no longer valid. */
export const enrolmentQuery = (link: MailLink, locale: Locale) =>
  queryOptions({
    queryKey: ['enrolment', link.id, link.token, locale],
    queryFn: ({ meta }) => {
      const enrolment = client(apiFetch(meta)).enrolments[':id'];
      return openLink(link, (by) => enrolment.$get({ param: { id: link.id }, query: { lang: locale } }, by));
    },
    staleTime: 0,
  });

export const certificateFile = (link: MailLink, locale: Locale): Promise<Blob> => {
  const args = { param: { id: link.id }, query: { lang: locale } };
  return readFile(client().enrolments[':id'].certificate.$get(args, byLink(link)));
};

/** Takes the offered seat, or leaves the cohort or its waiting list. */
export const answerEnrolment = (link: MailLink, answer: 'accept' | 'leave', language: Locale) => {
  const enrolment = client().enrolments[':id'];
  return readJson(enrolment[answer].$post({ param: { id: link.id }, json: { language } }, byLink(link)));
};
