import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import type { OpeningRoutes } from './routes';

const client = (api: ApiFetch) => hc<OpeningRoutes>('/api', { fetch: api });

export const openingQuery = () =>
  queryOptions({
    queryKey: ['opening'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).opening.$get()),
  });
