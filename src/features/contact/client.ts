import { hc } from 'hono/client';
import { read } from '#/platform/http-client/api';
import type { ContactRequest } from './contract';
import type { ContactRoutes } from './routes';

export const sendMessage = (request: ContactRequest) =>
  read(hc<ContactRoutes>('/api').contact.$post({ json: request }));
