import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { AccountChoice, AccountRequest, ProposalAnswer } from './admin-contract';
import type { OwnCalendarAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) =>
  apiClient<OwnCalendarAdminRoutes>('/api', { fetch: api }).admin['own-calendar'];

/** The beginning of the query keys of the owner's calendar, the same in all languages. */
export const ownCalendarKey = ['admin', 'own-calendar'] as const;

/** Polled while the account waits to be synchronised. */
export const ownCalendarQuery = (lang: Locale) =>
  queryOptions({
    queryKey: [...ownCalendarKey, lang],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get({ query: { lang } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.account?.state === 'waiting' ? 1_000 : false),
  });

export const renewFeed = (lang: Locale) => readJson(client().feed.$post({ query: { lang } }, withoutBody));
export const removeFeed = (lang: Locale) => readJson(client().feed.$delete({ query: { lang } }));

export const connectAccount = (lang: Locale, account: AccountRequest) =>
  readJson(client().account.$post({ query: { lang }, json: account }));
export const chooseCalendars = (lang: Locale, choice: AccountChoice) =>
  readJson(client().account.$put({ query: { lang }, json: choice }));
export const removeAccount = (lang: Locale) => readJson(client().account.$delete({ query: { lang } }));
export const syncAccount = (lang: Locale) =>
  readJson(client().account.sync.$post({ query: { lang } }, withoutBody));
export const answerProposal = (lang: Locale, id: string, answer: ProposalAnswer) =>
  readJson(client().proposals[':id'].$post({ param: { id }, query: { lang }, json: answer }));
