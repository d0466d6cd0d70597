import type { ReadPage, WorkerSettings } from '../worker-settings';

/** The service worker: caches the public pages that were read, and shows an offline page for all others. */
export function serviceWorker(scope: ServiceWorkerGlobalScope, settings: WorkerSettings): void {
  const prefix = 'kursu-';
  const kept = `${prefix}${settings.build}`;
  /** When there are more pages and pictures, the oldest are deleted. */
  const mostEntries = 200;
  const isPersonal = (path: string) => settings.personal.some((beginning) => path.startsWith(beginning));
  const hashed = /^\/(assets|fonts)\//;

  const isOurs = (url: URL) => url.origin === scope.location.origin && !isPersonal(url.pathname);
  const mayKeep = (answer: Response) =>
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !/no-store|private/.test(answer.headers.get('Cache-Control') ?? '') &&
    !answer.headers.has('Set-Cookie');

  async function keep(request: Request | string, answer: Response): Promise<void> {
    if (!mayKeep(answer)) return;
    const cache = await scope.caches.open(kept);
    await cache.put(request, answer);
    const entries = (await cache.keys()).filter(({ url }) => !isBasic(new URL(url)));
    await Promise.all(entries.slice(0, -mostEntries).map((entry) => cache.delete(entry)));
  }

  const isBasic = ({ pathname, search }: URL) =>
    hashed.test(pathname) || Object.values(settings.offline).includes(`${pathname}${search}`);

  async function keptAnswer(request: Request | string): Promise<Response | undefined> {
    return (await scope.caches.open(kept)).match(request, { ignoreVary: true });
  }

  /** For files whose name changes with their content. */
  async function keptFirst(request: Request | string): Promise<Response> {
    const before = await keptAnswer(request);
    if (before) return before;
    const answer = await scope.fetch(request);
    await keep(request, answer.clone());
    return answer;
  }

  async function networkFirst(event: FetchEvent): Promise<Response> {
    try {
      const answer = await scope.fetch(event.request);
      event.waitUntil(keep(event.request, answer.clone()));
      return answer;
    } catch (error) {
      const before = await keptAnswer(event.request);
      if (before) return before;
      throw error;
    }
  }

  /** The address in the language that the server would answer in: its own, otherwise that of the cookie. */
  async function inLanguage(url: URL): Promise<URL> {
    if (url.searchParams.has('lang')) return url;
    const cookie = await scope.cookieStore?.get('language').catch(() => null);
    const named = new URL(url);
    if (cookie?.value && cookie.value !== 'tr') named.searchParams.set('lang', cookie.value);
    return named;
  }

  async function page(event: FetchEvent): Promise<Response> {
    const url = new URL(event.request.url);
    try {
      const answer = await scope.fetch(event.request);
      if (isOurs(url)) event.waitUntil(keep(event.request, answer.clone()));
      return answer;
    } catch {
      const wanted = await inLanguage(url);
      const before = isOurs(wanted) ? await keptAnswer(wanted.href) : undefined;
      const offline = settings.offline[wanted.searchParams.get('lang') ?? 'tr'] ?? settings.offline.en;
      return before ?? (await keptAnswer(offline)) ?? Response.error();
    }
  }

  /** Caches a page that was reached without a request through this worker. */
  async function keepRead({ read, files }: ReadPage): Promise<void> {
    const addresses = files.map((file) => new URL(file, scope.location.origin));
    const wanted = addresses.filter((url) => isOurs(url) && hashed.test(url.pathname));
    const url = new URL(read, scope.location.origin);
    url.hash = '';
    const fetched = async () => keep(url.href, await scope.fetch(url.href, { redirect: 'error' }));
    await Promise.all([
      ...(isOurs(url) ? [fetched()] : []),
      ...wanted.map((file) => keptFirst(file.href)),
    ]).catch(() => undefined);
  }

  const isReadPage = (data: unknown): data is ReadPage =>
    typeof data === 'object' && data !== null && 'read' in data && 'files' in data;

  async function install(): Promise<void> {
    const cache = await scope.caches.open(kept);
    const addresses = Object.values(settings.offline).map((path) => new URL(path, scope.location.origin));
    const pages = addresses.map((url) => new Request(url, { cache: 'reload' }));
    await cache.addAll([...pages, ...settings.files]);
    await scope.skipWaiting();
  }

  // An open page is not taken over: while it loads, that would make it fetch its files twice.
  async function activate(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== kept);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    if (isReadPage(event.data)) event.waitUntil(keepRead(event.data));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || request.headers.has('Range')) return;
    const url = new URL(request.url);
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (!isOurs(url)) return;
    else if (hashed.test(url.pathname)) event.respondWith(keptFirst(request));
    else if (request.destination === 'image') event.respondWith(networkFirst(event));
  });
}
