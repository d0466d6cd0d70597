import { ApiError, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { PictureAdminRoutes } from './admin-routes';
import type { Picture } from './contract';

const language = () => document.documentElement.lang;

/** Has the site fetch a picture from another site and store it. Throws an `ApiError` if it refuses. */
export const importPicture = (url: string): Promise<Picture> =>
  readJson(apiClient<PictureAdminRoutes>('/api').admin.pictures['by-url'].$post({ json: { url } }));

/** The share that has been uploaded, 0 to 1; 1 while the server processes the picture. */
type OnProgress = (share: number) => void;

/** Uploads a picture. Throws an `ApiError`, whose `problem?.detail` says in the page's language what is wrong with it. */
export function uploadPicture(file: File, onProgress?: OnProgress, signal?: AbortSignal): Promise<Picture> {
  const { promise, resolve, reject } = Promise.withResolvers<Picture>();
  // Not fetch: it doesn't report the progress of an upload.
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => {
    if (request.status === 200) return resolve(JSON.parse(request.responseText));
    reject(new ApiError(request.status, request.responseText));
  };
  request.onerror = () => reject(new ApiError(0, 'no connection'));
  request.onabort = () => reject(new DOMException('', 'AbortError'));
  signal?.addEventListener('abort', () => request.abort());
  request.open('POST', `/api/admin/upload-image?lang=${encodeURIComponent(language())}`);
  const form = new FormData();
  form.append('image', file);
  request.send(form);
  return promise;
}
