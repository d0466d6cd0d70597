import { queryOptions } from '@tanstack/react-query';
import type { ConsultingService } from '#/features/catalogue/contract';
import { type ApiFetch, apiFetch, readJson, refusalOf } from '#/platform/http-client/api';
import { byLink, type MailLink, openLink } from '#/platform/http-client/mail-link';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { Challenge } from '#/platform/proof-of-work/zero-bits';
import type { BalanceRoutes } from './balance-routes';
import type { ReservationRequest } from './contract';
import type { BookingRoutes } from './routes';

const client = (api: ApiFetch = fetch) => apiClient<BookingRoutes>('/api', { fetch: api });

type ServiceLength = Pick<ConsultingService, 'id' | 'lengths' | 'minutes'>;

/** The slots of a service, for the length in `service.minutes`. Always fetched anew, because others may take slots. */
export const slotsQuery = (service: ServiceLength | undefined, locale: Locale) => {
  const id = service?.id ?? '';
  const length = service?.lengths ? { minutes: String(service.minutes) } : {};
  return queryOptions({
    queryKey: ['availability', id, locale, length],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta)).availability.$get({ query: { service: id, lang: locale, ...length } })),
    enabled: id !== '',
    staleTime: 0,
    gcTime: 0,
  });
};

export const timeZonesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['time-zones', locale],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta))['time-zones'].$get({ query: { lang: locale } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const reservationQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['reservation', id, locale],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta)).reservations[':id'].$get({ param: { id }, query: { lang: locale } })),
  });

/** The appointment that a mail's link opens; null if the link is not valid or no longer valid. */
export const manageQuery = (link: MailLink, locale: Locale) =>
  queryOptions({
    queryKey: ['manage', link.id, link.token, locale],
    queryFn: ({ meta }) => {
      const { manage } = client(apiFetch(meta)).reservations[':id'];
      return openLink(link, (by) => manage.$get({ param: { id: link.id }, query: { lang: locale } }, by));
    },
    // A void link stays void, so it is not fetched again.
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : 0),
  });

/** Books an appointment. Sent twice with the same `key`, it books once. `proof` is the proof of work, if the server wants one. */
export const sendReservation = (request: ReservationRequest, key: string, proof?: string) =>
  readJson(
    client().reservations.$post(
      { json: request },
      { headers: { 'Idempotency-Key': key, ...(proof ? { 'Booking-Proof': proof } : {}) } },
    ),
  );

/** The challenge in a refusal that asks for a proof; undefined in other errors. */
export function challengeIn(error: unknown): Challenge | undefined {
  const { status, problem } = refusalOf(error) ?? {};
  return status === 429 && problem?.current ? (problem.current as Challenge) : undefined;
}

const balanceClient = (api: ApiFetch = fetch) =>
  apiClient<BalanceRoutes>('/api', { fetch: api }).balances[':id'];

/** The sold package that a mail's link opens, with its appointments; null if the link is not valid or no longer valid. */
export const balanceQuery = (link: MailLink, locale: Locale) =>
  queryOptions({
    queryKey: ['balance', link.id, link.token, locale],
    queryFn: ({ meta }) => {
      const balance = balanceClient(apiFetch(meta));
      return openLink(link, (by) => balance.$get({ param: { id: link.id }, query: { lang: locale } }, by));
    },
    staleTime: 0,
  });

/** Books from a sold package; `key` as for `sendReservation`. */
export const sendPaidReservation = (link: MailLink, request: ReservationRequest, key: string) =>
  readJson(balanceClient().reservations.$post({ param: { id: link.id }, json: request }, byLink(link, key)));

/** Makes a link to an appointment that the sold package of `link` pays for. */
export const openAppointment = (link: MailLink, language: Locale, reservation: string) =>
  readJson(
    balanceClient().reservations[':reservation'].open.$post(
      { param: { id: link.id, reservation }, json: { language } },
      byLink(link),
    ),
  );

export interface Change {
  link: MailLink;
  /** Makes the request idempotent, as for `sendReservation`. */
  key: string;
  language: Locale;
}

/** Moves an appointment. `visitorZone` is the zone in which the calendar showed its times. */
export const moveReservation = (
  { link, key, language }: Change,
  slotId: string,
  visitorZone: string | undefined,
) =>
  readJson(
    client().reservations[':id'].move.$post(
      { param: { id: link.id }, json: { slotId, language, ...(visitorZone ? { visitorZone } : {}) } },
      byLink(link, key),
    ),
  );

/** Cancels an appointment. `seen` is what the page said: whether the sold package gets its session back. */
export const cancelReservation = (
  { link, key, language }: Change,
  seen: { comesBack: boolean } | undefined,
) =>
  readJson(
    client().reservations[':id'].cancel.$post(
      { param: { id: link.id }, json: { language, ...(seen ? { seen } : {}) } },
      byLink(link, key),
    ),
  );
