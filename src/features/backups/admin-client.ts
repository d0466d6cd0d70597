import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, done, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { BackupValues } from './admin-contract';
import type { BackupAdminRoutes } from './admin-routes';
import { type RestoreResponse, restoreHeaders } from './contract';

const client = (api: ApiFetch = fetch) => apiClient<BackupAdminRoutes>('/api', { fetch: api }).admin.backup;

/** Milliseconds between two looks at a backup that is being made. */
const watchMs = 2_000;

/** Backups of the site, and whether a restored one holds its mails back. */
export const ownersBackupQuery = () =>
  queryOptions({
    queryKey: ['admin', 'backup'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.outcome.isRunning ? watchMs : false),
  });

export const saveBackupSettings = (values: BackupValues & { version: number }, language: Locale) =>
  readJson(client().$put({ json: { ...values, language } }));
export const backUpNow = () => done(client().run.$post({ json: {} }));
/** The page with the key of encrypted backups. */
export const recoverySheetPath = '/api/admin/backup/sheet';

export const activateSite = (sendDue: boolean) => done(client().activate.$post({ json: { sendDue } }));

interface RestoreUpload {
  file: File;
  key: string;
  /** Of the set-up link. */
  token: string;
}

/**
 * Sends an archive as it is, and tells how much of it has been sent: the only way to learn that is this older interface. Rejects
 * where the connection is lost.
 */
export function sendBackup(
  { file, key, token }: RestoreUpload,
  onProgress: (percent: number) => void,
): Promise<RestoreResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RestoreResponse>();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/restore');
  request.responseType = 'json';
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader(restoreHeaders.token, token);
  if (isHeaderText.test(key)) request.setRequestHeader(restoreHeaders.key, key);
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
  request.onerror = () => reject(new Error('the connection was lost'));
  request.onload = () => {
    const response: RestoreResponse | null = request.response;
    if (response && 'ok' in response) resolve(response);
    else reject(new Error(`${request.status}`));
  };
  request.send(file);
  return promise;
}

/** What a header can hold; a key holds nothing else. */
const isHeaderText = /^[\x21-\x7e]+$/;

/** Resolves once the restored site is open: the server closes the former one first. */
export async function untilOpen(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 1_000));
  while (
    !(await fetch('/readyz').then(
      ({ ok }) => ok,
      () => false,
    ))
  );
}
