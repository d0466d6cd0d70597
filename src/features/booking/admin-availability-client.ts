import { queryOptions } from '@tanstack/react-query';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { type ApiFetch, apiFetch, done, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { BlockRequest, OverrideRequest, RuleRequest } from './admin-availability-contract';
import type { AvailabilityAdminRoutes } from './admin-availability-routes';

const client = (api: ApiFetch = fetch) => apiClient<AvailabilityAdminRoutes>('/api', { fetch: api }).admin;

const staleTimeMs = 3000;

export const availabilityOverviewQuery = () =>
  queryOptions({
    queryKey: availabilityKey,
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).availability.$get()),
    staleTime: staleTimeMs,
    refetchInterval: ({ state }) =>
      state.data?.calendars.some((calendar) => calendar.state === 'waiting') ? 1_000 : false,
  });

export const plannedAheadQuery = () =>
  queryOptions({
    queryKey: [...availabilityKey, 'ahead'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).availability.ahead.$get()),
    staleTime: staleTimeMs,
  });

export const touchedQuery = (times: readonly { start: string; end: string }[]) =>
  queryOptions({
    queryKey: [...availabilityKey, 'touched', times],
    queryFn: ({ meta }) =>
      readJson(client(apiFetch(meta)).availability.touched.$post({ json: { times: [...times] } })),
    enabled: times.length > 0,
    staleTime: 0,
  });

export const holidaysQuery = (country: string, locale: Locale) =>
  queryOptions({
    queryKey: [...availabilityKey, 'holidays', country, locale],
    queryFn: ({ meta }) =>
      readJson(
        client(apiFetch(meta)).holidays[':country'].$get({ param: { country }, query: { lang: locale } }),
      ),
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export const saveRule = (rule: RuleRequest) => readJson(client().availability.$put({ json: rule }));

export const saveOverride = (date: string, override: OverrideRequest) =>
  readJson(client().overrides[':date'].$put({ param: { date }, json: override }));
export const removeOverride = (date: string) =>
  readJson(client().overrides[':date'].$delete({ param: { date } }));

export const addBlock = (block: BlockRequest) => readJson(client().blocks.$post({ json: block }));
export const saveBlock = (id: string, block: BlockRequest) =>
  readJson(client().blocks[':id'].$put({ param: { id }, json: block }));
export const removeBlock = (id: string) => done(client().blocks[':id'].$delete({ param: { id } }));
export const restoreBlock = (id: string) =>
  readJson(client().blocks[':id'].restore.$post({ param: { id } }, withoutBody));
