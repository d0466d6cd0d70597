import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, done, readFile, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { BackupFormValues } from './admin-contract';
import type { BackupAdminRoutes } from './admin-routes';
import { type RestoreResponse, restoreHeaders } from './contract';

const client = (api: ApiFetch = fetch) => apiClient<BackupAdminRoutes>('/api', { fetch: api }).admin.backup;

/** Milliseconds between two requests for the state of a backup that is being made. */
const watchMs = 2_000;

export const ownersBackupQuery = () =>
  queryOptions({
    queryKey: ['admin', 'backup'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning ? watchMs : false),
  });

export const saveBackupSettings = (values: BackupFormValues & { version: number }, language: Locale) =>
  readJson(client().$put({ json: { ...values, language } }));
export const backUpNow = () => done(client().run.$post({ json: {} }));
/** Fetches the recovery sheet, a page with the key of encrypted backups. */
export const recoverySheet = (password: string, code: string, language: Locale): Promise<Blob> =>
  readFile(client().sheet.$post({ json: { password, code, language } }));

export const activateSite = (sendDue: boolean) => done(client().activate.$post({ json: { sendDue } }));

interface RestoreUpload {
  file: File;
  key: string;
  /** The token of the set-up link. */
  token: string;
}

/**
 * Uploads an archive and reports how much of it has been sent. It uses `XMLHttpRequest`, because `fetch` reports no progress of
 * uploads. Rejects if the connection is lost, or if the response is not a `RestoreResponse`.
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

/** The visible ASCII characters, which a header can hold. Every real key consists of them; any other input is not sent. */
const isHeaderText = /^[\x21-\x7e]+$/;

/** Resolves once the restored site responds. Until then, the server closes, opens again, and reports that it is not ready. */
export async function untilOpen(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 1_000));
  while (
    !(await fetch('/readyz').then(
      ({ ok }) => ok,
      () => false,
    ))
  );
}
