import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, nullIf, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { JoinRequest } from './contract';
import type { WaitingRoutes } from './routes';

const client = (api: ApiFetch = fetch) => apiClient<WaitingRoutes>('/api', { fetch: api }).waiting;

/** Whether there is a waiting list, and in which parts of the day a service can begin. */
export const waitingListQuery = (service = '') =>
  queryOptions({
    queryKey: ['waiting-list', service],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get({ query: { service } })),
  });

export const joinWaitingList = (request: JoinRequest) => readJson(client().$post({ json: request }));

/** Whether an address can be that of a mail's link. */
const isLink = ({ id, token }: WaitingLink): boolean =>
  /^[\w-]{43}$/.test(token) && /^[0-9a-f-]{36}$/i.test(id);

export interface WaitingLink {
  id: string;
  token: string;
}

const by = ({ token }: WaitingLink) => ({ headers: { Authorization: `Bearer ${token}` } });

/** The entry that a mail's link opens; null if the link is not valid or no longer valid. */
export const waitingQuery = (link: WaitingLink, locale: Locale) =>
  queryOptions({
    queryKey: ['waiting', link.id, link.token, locale],
    queryFn: ({ meta }) =>
      isLink(link)
        ? readJson(
            client(apiFetch(meta))[':id'].$get({ param: { id: link.id }, query: { lang: locale } }, by(link)),
          ).catch(nullIf(403))
        : null,
    staleTime: 0,
  });

export const confirmPlace = (link: WaitingLink, language: Locale) =>
  readJson(client()[':id'].confirm.$post({ param: { id: link.id }, json: { language } }, by(link)));

export const leaveList = (link: WaitingLink, language: Locale) =>
  readJson(client()[':id'].leave.$post({ param: { id: link.id }, json: { language } }, by(link)));

export const declineOffer = (link: WaitingLink, offerId: string, language: Locale) =>
  readJson(client()[':id'].decline.$post({ param: { id: link.id }, json: { offerId, language } }, by(link)));

export const takeOffer = (
  link: WaitingLink,
  offerId: string,
  answers: Record<string, string>,
  language: Locale,
) =>
  readJson(
    client()[':id'].take.$post({ param: { id: link.id }, json: { offerId, answers, language } }, by(link)),
  );
