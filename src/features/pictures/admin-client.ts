import { hc } from 'hono/client';
import { ApiError, read } from '#/platform/http-client/api';
import type { PictureAdminRoutes } from './admin-routes';
import type { Picture } from './contract';

const language = () => document.documentElement.lang;

/** Has the site fetch and keep a picture from where it lies. Throws an `ApiError`. */
export const takePicture = (url: string): Promise<Picture> =>
  read(hc<PictureAdminRoutes>('/api').admin.pictures['by-url'].$post({ json: { url } }));

/** How far the sending is, 0 to 1; 1 while the site works on what it got. */
type OnProgress = (share: number) => void;

/** Sends a picture. Throws an `ApiError`; its `problem?.detail` says in the page's language what is wrong with the picture. */
export function uploadPicture(file: File, onProgress?: OnProgress, signal?: AbortSignal): Promise<Picture> {
  const { promise, resolve, reject } = Promise.withResolvers<Picture>();
  // Of the browser's ways to send, only this one tells how far it is.
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
