import { readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { ContactRequest } from './contract';
import type { ContactRoutes } from './routes';

export const sendMessage = (request: ContactRequest) =>
  readJson(apiClient<ContactRoutes>('/api').contact.$post({ json: request }));
