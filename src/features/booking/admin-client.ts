import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, type ApiFetch, apiOf, read } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { BookingAdminRoutes } from './admin-routes';
import type { ReservationSearch, ReservationStatus } from './rules';

const client = (api: ApiFetch = fetch) => hc<BookingAdminRoutes>('/api', { fetch: api }).admin.reservations;

/** Milliseconds for which an answer counts as new: a page that has just been loaded doesn't ask twice. */
const fresh = 3000;

export const reservationsQuery = (search: ReservationSearch, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'reservations', search, locale],
    queryFn: ({ meta }) => read(client(apiOf(meta)).$get({ query: { ...search, lang: locale } })),
    staleTime: fresh,
  });

/** Where the list is saved from, as it is narrowed. */
export function reservationsFile(search: ReservationSearch, locale: Locale): string {
  const given = Object.entries({ ...search, page: undefined, lang: locale }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/api/admin/reservations.csv?${new URLSearchParams(given)}`;
}

/** Null where there is no such reservation. */
export const ownersReservationQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'reservation', id, locale],
    queryFn: ({ meta }) =>
      read(client(apiOf(meta))[':id'].$get({ param: { id }, query: { lang: locale } })).catch(nullIfMissing),
    staleTime: fresh,
  });

const nullIfMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

/** The slots that a reservation can be moved to. Never kept. */
export const moveSlotsQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'move-slots', id, locale],
    queryFn: ({ meta }) =>
      read(client(apiOf(meta))[':id'].availability.$get({ param: { id }, query: { lang: locale } })),
    staleTime: 0,
    gcTime: 0,
  });

export const weekQuery = (date: string | undefined, service: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['inbox', 'week', date ?? '', service ?? '', locale],
    queryFn: ({ meta }) =>
      read(
        client(apiOf(meta)).week.$get({
          query: { ...(date ? { date } : {}), ...(service ? { service } : {}), lang: locale },
        }),
      ),
    staleTime: fresh,
  });

export const freeSlotsQuery = (service: string, count: string) =>
  queryOptions({
    queryKey: ['inbox', 'free-slots', service, count],
    queryFn: ({ meta }) => read(client(apiOf(meta)).free.$get({ query: { service, count } })),
    staleTime: fresh,
  });

const about = (id: string, lang: Locale) => ({ param: { id }, query: { lang } });

/** What the owner does with an appointment; each answers the whole of it as it is afterwards. */
export const reservationActions = {
  move: (id: string, lang: Locale, slotId: string, sequence: number) =>
    read(client()[':id'].move.$post({ ...about(id, lang), json: { slotId, sequence } })),
  cancel: (id: string, lang: Locale, message: string, sequence: number) =>
    read(client()[':id'].cancel.$post({ ...about(id, lang), json: { message, sequence } })),
  setStatus: (id: string, lang: Locale, status: ReservationStatus, sequence: number) =>
    read(client()[':id'].status.$post({ ...about(id, lang), json: { status, sequence } })),
  resend: (id: string, lang: Locale, mailId: string) =>
    read(
      client()[':id'].mails[':mailId'].resend.$post({
        param: { id, mailId },
        query: { lang },
        json: {},
      }),
    ),
  erase: (id: string, lang: Locale) => read(client()[':id'].erase.$post({ ...about(id, lang), json: {} })),
};
