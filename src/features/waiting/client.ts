import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson, refusalOf } from '#/platform/http-client/api';
import { byLink, type MailLink, openLink } from '#/platform/http-client/mail-link';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { JoinRequest } from './contract';
import type { WaitingRoutes } from './routes';

const client = (api: ApiFetch = fetch) => apiClient<WaitingRoutes>('/api', { fetch: api }).waiting;

/** Whether there is a waiting list, and on which weekdays and in which parts of the day the service is offered. */
export const waitingListQuery = (service = '') =>
  queryOptions({
    queryKey: ['waiting-list', service],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get({ query: { service } })),
  });

export const joinWaitingList = (request: JoinRequest, key: string) =>
  readJson(client().$post({ json: request }, { headers: { 'Idempotency-Key': key } }));

/** The server's message that a free slot suits the person, who can book it instead of waiting; undefined for any other error. */
export function freeNowMessage(error: unknown): string | undefined {
  const { status, problem } = refusalOf(error) ?? {};
  return status === 409 && problem?.current ? problem.detail : undefined;
}

/** The entry that a mail's link opens; null if the link is not valid. */
export const waitingQuery = (link: MailLink, locale: Locale) =>
  queryOptions({
    queryKey: ['waiting', link.id, link.token, locale],
    queryFn: ({ meta }) => {
      const entry = client(apiFetch(meta))[':id'];
      return openLink(link, (by) => entry.$get({ param: { id: link.id }, query: { lang: locale } }, by));
    },
    staleTime: 0,
  });

export const answerEntry = (link: MailLink, answer: 'confirm' | 'leave', language: Locale) =>
  readJson(client()[':id'][answer].$post({ param: { id: link.id }, json: { language } }, byLink(link)));

/** `answers` to the service's questions belong to `take` only. */
export function answerOffer(
  link: MailLink,
  answer: 'take' | 'decline',
  json: { offerId: string; answers?: Record<string, string>; language: Locale },
): Promise<unknown> {
  const entry = client()[':id'];
  return readJson<object>(entry[answer].$post({ param: { id: link.id }, json }, byLink(link)));
}
