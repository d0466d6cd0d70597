import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, nullIf, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type {
  AttendanceRequest,
  CancelRequest,
  CertificateRequest,
  CohortRequest,
  RenewalRequest,
  TypedCohort,
} from './admin-contract';
import type { CohortAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) => apiClient<CohortAdminRoutes>('/api', { fetch: api }).admin.cohorts;

/** Milliseconds for which loaded data counts as fresh, so that a page that was just loaded doesn't fetch its data again. */
const staleTime = 3000;

export const cohortListQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'cohorts', 'list', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get({ query: { lang: locale } })),
    staleTime,
  });

export const cohortQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'cohorts', 'one', id, locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))[':id'].$get({ param: { id }, query: { lang: locale } })).catch(
        nullIf(404),
      ),
    staleTime,
  });

export function saveCohort(id: string, cohort: TypedCohort, locale: Locale) {
  // The form holds an amount as text, but the route's type has only the amount as the server parses it.
  const json = cohort as CohortRequest;
  return readJson(client()[':id'].$put({ param: { id }, json, query: { lang: locale } }));
}

export const cancelCohort = (id: string, request: CancelRequest, locale: Locale) =>
  readJson(client()[':id'].cancel.$post({ param: { id }, json: request, query: { lang: locale } }));

export const renewLink = (id: string, request: RenewalRequest, locale: Locale) =>
  readJson(client()[':id'].link.$post({ param: { id }, json: request, query: { lang: locale } }));

export const markAttendance = (id: string, request: AttendanceRequest, locale: Locale) =>
  readJson(client()[':id'].attendance.$post({ param: { id }, json: request, query: { lang: locale } }));

export const issueCertificate = (id: string, request: CertificateRequest, locale: Locale) =>
  readJson(client()[':id'].certificates.$post({ param: { id }, json: request, query: { lang: locale } }));

export const makePrivateCohort = (applicationId: string) =>
  readJson(client()['from-application'].$post({ json: { applicationId } }));
