import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiOf, read } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { ImportReport, ImportSource, ImportState } from './admin-contract';
import type { ImportAdminRoutes } from './admin-routes';

const client = (api: ApiFetch) => hc<ImportAdminRoutes>('/api', { fetch: api }).admin;

/** How each of the three imports stands. */
export const importsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'imports'],
    queryFn: ({ meta }): Promise<ImportState[]> => read(client(apiOf(meta)).imports.$get()),
  });

const paths: Record<ImportSource, string> = {
  tuhaf: 'import',
  radikal: 'import-radikal',
  'cnn-turk': 'import-cnn-turk',
};

/** Ends with the import. Throws an `ApiError` that says why not in `language`; an answer that is lost ends no import. */
export const runImport = (source: ImportSource, language: Locale): Promise<ImportReport> =>
  read<ImportReport>(fetch(`/api/admin/articles/${paths[source]}?lang=${language}`, { method: 'POST' }));
