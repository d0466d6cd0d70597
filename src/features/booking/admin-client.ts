import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { BookingAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  apiClient<BookingAdminRoutes>('/api', { fetch: api }).admin.reservations;

/** Milliseconds for which loaded data counts as fresh: a page that was just loaded doesn't fetch its data again. */
const staleTimeMs = 3000;

/** The slots to which a reservation can be moved; its own slot counts as free. Always fetched anew. */
export const moveSlotsQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'move-slots', id, locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta))[':id'].availability.$get({ param: { id }, query: { lang: locale } })),
    staleTime: 0,
    gcTime: 0,
  });

export const weekQuery = (date: string | undefined, service: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'week', date ?? '', service ?? '', locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta)).week.$get({ query: { date, service, lang: locale } })),
    staleTime: staleTimeMs,
  });

export const freeSlotsQuery = (service: string, count: string) =>
  queryOptions({
    queryKey: ['inbox', 'free-slots', service, count],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).free.$get({ query: { service, count } })),
    staleTime: staleTimeMs,
  });
