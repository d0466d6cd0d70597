import { isWithin } from '../../path-within';
import type { ReadPage, WorkerSettings } from '../worker-settings';

/**
 * The service worker: caches the public pages that were read. Without a connection, it shows these, and an offline page for all
 * others.
 */
export function serviceWorker(scope: ServiceWorkerGlobalScope, settings: WorkerSettings): void {
  const prefix = 'kursu-';
  const cacheName = `${prefix}${settings.build}`;
  /** At most this many pages and pictures are cached. If there are more, the oldest are deleted. */
  const maxEntries = 200;
  const isPersonal = (path: string) => isWithin(settings.personal, path);
  const hashed = /^\/(assets|fonts)\//;

  const isOurs = (url: URL) => url.origin === scope.location.origin && !isPersonal(url.pathname);
  const mayCache = (response: Response) =>
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/no-store|private/.test(response.headers.get('Cache-Control') ?? '') &&
    !response.headers.has('Set-Cookie');

  async function cacheResponse(request: Request | string, response: Response): Promise<void> {
    if (!mayCache(response)) return;
    const cache = await scope.caches.open(cacheName);
    await cache.put(request, response);
    const entries = (await cache.keys()).filter(({ url }) => !isPermanent(new URL(url)));
    await Promise.all(entries.slice(0, -maxEntries).map((entry) => cache.delete(entry)));
  }

  /** Files whose name changes with their content, and the offline pages. They are never deleted to make room. */
  const isPermanent = ({ pathname, search }: URL) =>
    hashed.test(pathname) || Object.values(settings.offline).includes(`${pathname}${search}`);

  async function cachedResponse(request: Request | string): Promise<Response | undefined> {
    return (await scope.caches.open(cacheName)).match(request, { ignoreVary: true });
  }

  /** For files whose name changes with their content. */
  async function cacheFirst(request: Request | string): Promise<Response> {
    const cached = await cachedResponse(request);
    if (cached) return cached;
    const response = await scope.fetch(request);
    await cacheResponse(request, response.clone());
    return response;
  }

  async function networkFirst(event: FetchEvent): Promise<Response> {
    try {
      const response = await scope.fetch(event.request);
      event.waitUntil(cacheResponse(event.request, response.clone()));
      return response;
    } catch (error) {
      const cached = await cachedResponse(event.request);
      if (cached) return cached;
      throw error;
    }
  }

  /** The address with the language in which the server would respond: the address's own, otherwise that of the cookie. */
  async function inLanguage(url: URL): Promise<URL> {
    if (url.searchParams.has('lang')) return url;
    const { value } = (await scope.cookieStore?.get('language').catch(() => null)) ?? {};
    const named = new URL(url);
    if (value && value !== settings.main && value in settings.offline) named.searchParams.set('lang', value);
    return named;
  }

  async function respondWithPage(event: FetchEvent): Promise<Response> {
    const url = new URL(event.request.url);
    try {
      const response = await scope.fetch(event.request);
      if (isOurs(url)) event.waitUntil(cacheResponse(event.request, response.clone()));
      return response;
    } catch {
      const localized = await inLanguage(url);
      const cached = isOurs(localized) ? await cachedResponse(localized.href) : undefined;
      const { offline, main } = settings;
      const page = offline[localized.searchParams.get('lang') ?? main] ?? offline.en ?? offline[main] ?? '';
      return cached ?? (await cachedResponse(page)) ?? Response.error();
    }
  }

  /** Caches a page that was reached without a request through this worker. */
  async function cacheReadPage({ read, files }: ReadPage): Promise<void> {
    const addresses = files.map((file) => new URL(file, scope.location.origin));
    const ourFiles = addresses.filter((url) => isOurs(url) && hashed.test(url.pathname));
    const url = new URL(read, scope.location.origin);
    url.hash = '';
    const fetched = async () => cacheResponse(url.href, await scope.fetch(url.href, { redirect: 'error' }));
    await Promise.all([
      ...(isOurs(url) ? [fetched()] : []),
      ...ourFiles.map((file) => cacheFirst(file.href)),
    ]).catch(() => undefined);
  }

  const isReadPage = (data: unknown): data is ReadPage =>
    typeof data === 'object' && data !== null && 'read' in data && 'files' in data;

  async function install(): Promise<void> {
    const cache = await scope.caches.open(cacheName);
    const addresses = Object.values(settings.offline).map((path) => new URL(path, scope.location.origin));
    const pages = addresses.map((url) => new Request(url, { cache: 'reload' }));
    await cache.addAll([...pages, ...settings.files]);
    await scope.skipWaiting();
  }

  // This worker doesn't claim pages that are already loading, because they would then fetch their files twice.
  async function activate(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    if (isReadPage(event.data)) event.waitUntil(cacheReadPage(event.data));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || request.headers.has('Range')) return;
    const url = new URL(request.url);
    if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
    else if (!isOurs(url)) return;
    else if (hashed.test(url.pathname)) event.respondWith(cacheFirst(request));
    else if (request.destination === 'image') event.respondWith(networkFirst(event));
  });
}
