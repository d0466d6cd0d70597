import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { MovingState } from './admin-contract';
import type { MovingAdminRoutes } from './admin-routes';

const client = (api: ApiFetch) => apiClient<MovingAdminRoutes>('/api', { fetch: api }).admin;

/** Milliseconds after which the page asks for the state again, while a file is uploaded or an import runs. */
const pollMs = 1_500;

export const movingQuery = () =>
  queryOptions({
    queryKey: ['admin', 'moving'],
    queryFn: ({ meta }): Promise<MovingState> => readJson(client(apiFetch(meta)).moving.$get()),
    refetchInterval: ({ state: { data } }) => (data?.receiving || data?.import?.running ? pollMs : false),
    staleTime: 0,
  });

export interface ExportForm {
  file: Blob;
  /** The language of the texts. */
  language: Locale;
  publish: boolean;
  address: string;
}

/** Uploads the file of an export without reading it into memory. Throws an `ApiError` with the reason, in the language `lang`. */
export function sendExport(
  { file, language, publish, address }: ExportForm,
  lang: Locale,
): Promise<MovingState> {
  const query = new URLSearchParams({ language, publish: String(publish), address, lang });
  return readJson<MovingState>(
    fetch(`/api/admin/moving/export?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    }),
  );
}
