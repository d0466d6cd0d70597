import { readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { ContactRequest } from './contract';
import type { ContactRoutes } from './routes';

/** `key` makes the request idempotent: sent twice with the same key, the message is stored once. */
export const sendMessage = (request: ContactRequest, key: string) =>
  readJson(
    apiClient<ContactRoutes>('/api').contact.$post(
      { json: request },
      { headers: { 'Idempotency-Key': key } },
    ),
  );
