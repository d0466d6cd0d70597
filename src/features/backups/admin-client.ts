import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, done, readJson } from '#/platform/http-client/api';
import type { BackupAdminRoutes } from './admin-routes';
import { type RestoreResponse, restoreHeaders } from './contract';

const client = (api: ApiFetch = fetch) => hc<BackupAdminRoutes>('/api', { fetch: api }).admin.backup;

/** Whether a restored site holds its mails back. */
export const ownersBackupQuery = () =>
  queryOptions({
    queryKey: ['admin', 'backup'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
  });

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
