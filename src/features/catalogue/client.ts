import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { CatalogueRoutes } from './routes';

const client = (api: ApiFetch) => hc<CatalogueRoutes>('/api', { fetch: api });

export const consultingServicesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['consulting-services', locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))['consulting-services'].$get({ query: { lang: locale } })),
  });

export const consultingPackagesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['consulting-packages', locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))['consulting-packages'].$get({ query: { lang: locale } })),
  });

export const corporateProgramsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['corporate-programs', locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))['corporate-programs'].$get({ query: { lang: locale } })),
  });

export const trainingServicesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['training-services', locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))['training-services'].$get({ query: { lang: locale } })),
  });
