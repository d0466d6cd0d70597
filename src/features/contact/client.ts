import { hc } from 'hono/client';
import { readJson } from '#/platform/http-client/api';
import type { ContactRequest } from './contract';
import type { ContactRoutes } from './routes';

export const sendMessage = (request: ContactRequest) =>
  readJson(hc<ContactRoutes>('/api').contact.$post({ json: request }));
