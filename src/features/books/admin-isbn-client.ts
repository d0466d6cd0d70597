import { readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { IsbnOutcome } from './admin-isbn-contract';
import type { IsbnAdminRoutes } from './admin-isbn-routes';

export const sendIsbns = (text: string, language: Locale): Promise<IsbnOutcome[]> =>
  readJson(apiClient<IsbnAdminRoutes>('/api').admin.isbn.$post({ json: { text, language } }));
