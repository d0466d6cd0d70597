import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, done, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { OpeningAdminRoutes } from './admin-routes';
import type { SetUpStep } from './contract';

const client = (api: ApiFetch = fetch) => apiClient<OpeningAdminRoutes>('/api', { fetch: api }).admin;

export const ownersOpeningQuery = () =>
  queryOptions({
    queryKey: ['admin', 'opening'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).opening.$get()),
    staleTime: 0,
  });

/** The beginning of the query keys of the preview (`OutsidePreview`). */
export const outsideKey = ['admin', 'outside'];

export const openSite = () => done(client().opening.$post({}, withoutBody));
export const closeSite = () => done(client().opening.$delete());
export const finishStep = (finished: SetUpStep) => done(client().opening.steps.$post({ json: { finished } }));
export const removeSamples = () => done(client().samples.$delete());
export const restoreSamples = () => done(client().samples.$post({}, withoutBody));
