import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { ImportReport, ImportSource, ImportState } from './admin-contract';
import type { ImportAdminRoutes } from './admin-routes';

const client = (api: ApiFetch) => apiClient<ImportAdminRoutes>('/api', { fetch: api }).admin;

export const importsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'imports'],
    queryFn: ({ meta }): Promise<ImportState[]> => readJson(client(apiFetch(meta)).imports.$get()),
  });

const paths: Record<ImportSource, string> = {
  tuhaf: 'import',
  radikal: 'import-radikal',
  'cnn-turk': 'import-cnn-turk',
};

/**
 * Starts an import and resolves when it has finished. Throws an `ApiError` with the reason in `language`. If the connection is
 * lost, the import continues on the server.
 */
export const runImport = (source: ImportSource, language: Locale): Promise<ImportReport> =>
  readJson<ImportReport>(fetch(`/api/admin/articles/${paths[source]}?lang=${language}`, { method: 'POST' }));
