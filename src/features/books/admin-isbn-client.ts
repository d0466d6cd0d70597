import { hc } from 'hono/client';
import { readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { IsbnOutcome } from './admin-isbn-contract';
import type { IsbnAdminRoutes } from './admin-isbn-routes';

export const sendIsbns = (text: string, language: Locale): Promise<IsbnOutcome[]> =>
  readJson(hc<IsbnAdminRoutes>('/api').admin.isbn.$post({ json: { text, language } }));
