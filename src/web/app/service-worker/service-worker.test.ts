import { expect, test } from 'vitest';
import { serviceWorker } from './service-worker';

const origin = 'https://leyla.example';
const settings = {
  build: 'b1',
  main: 'tr',
  offline: { tr: '/offline', en: '/offline?lang=en', ar: '/offline?lang=ar' },
  files: [],
  personal: ['/api', '/admin', '/reservation', '/reservation-success'],
};

/** A browser around a service worker, reduced to what these tests need: caches, a network that can fail, and events. */
function startWorker() {
  const listeners = new Map<string, (event: unknown) => void>();
  const stores = new Map<string, Map<string, Response>>();
  let network: ((url: string) => Response) | undefined;
  const addressOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const fetched = async (request: Request | string) => {
    if (!network) throw new TypeError('Failed to fetch');
    return sameOrigin(network(addressOf(request)));
  };
  const storeOf = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
      put: async (request: Request | string, response: Response) =>
        void entries.set(addressOf(request), response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      addAll: async (requests: (Request | string)[]) => {
        for (const request of requests) entries.set(addressOf(request), await fetched(request));
      },
    };
  };
  const scope = {
    addEventListener: (name: string, listen: (event: unknown) => void) => listeners.set(name, listen),
    caches: {
      open: async (name: string) => storeOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: fetched,
    location: { origin },
    skipWaiting: async () => undefined,
  };
  serviceWorker(scope as unknown as ServiceWorkerGlobalScope, settings);

  const dispatch = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const text = await (await response)?.text();
    await Promise.all(work);
    return text;
  };
  return {
    stores,
    dispatch,
    /** The text that a visitor sees at an address, or undefined if the worker leaves the request alone. */
    visit: (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
      dispatch('fetch', { request: { url: origin + path, method, mode, headers: new Headers() } }),
    connect: (response: (url: string) => Response) => {
      network = response;
    },
    disconnect: () => {
      network = undefined;
    },
  };
}

/** Gives a response the type that it has in browsers when it comes from the same origin. */
function sameOrigin(response: Response): Response {
  const { clone } = response;
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => sameOrigin(clone.call(response)) },
  });
}

async function installedWorker(headers: Record<string, string> = {}, status = 200) {
  const worker = startWorker();
  worker.stores.set('kursu-b0', new Map());
  worker.stores.set('another', new Map());
  worker.connect((url) => new Response(url.replace(origin, 'read ')));
  await worker.dispatch('install');
  await worker.dispatch('activate');
  worker.connect((url) => new Response(url.replace(origin, 'read '), { headers, status }));
  return worker;
}

test('Given a new build, When it takes over, Then only the caches of older builds are deleted', async () => {
  const { stores } = await installedWorker();
  expect([...stores.keys()].sort()).toEqual(['another', 'kursu-b1']);
});

test('Given a page that was read, When the browser is offline, Then the page opens; any other address shows the offline page in its language', async () => {
  const worker = await installedWorker();
  expect(await worker.visit('/consulting?lang=en')).toBe('read /consulting?lang=en');
  worker.disconnect();
  expect(await worker.visit('/consulting?lang=en')).toBe('read /consulting?lang=en');
  expect(await worker.visit('/consulting')).toBe('read /offline');
  expect(await worker.visit('/consulting?lang=ar')).toBe('read /offline?lang=ar');
  expect(await worker.visit('/consulting?lang=fr')).toBe('read /offline?lang=en');
});

test('Given a path that only begins like a personal one, When the browser is offline, Then the page opens', async () => {
  const worker = await installedWorker();
  expect(await worker.visit('/administration')).toBe('read /administration');
  worker.disconnect();
  expect(await worker.visit('/administration')).toBe('read /administration');
});

test.each([
  ['no-store', '/', { 'Cache-Control': 'no-store' }, 200],
  ['private', '/', { 'Cache-Control': 'private, max-age=60' }, 200],
  ['a page that sets a cookie', '/', { 'Set-Cookie': 'a=b' }, 200],
  ['a failed page', '/', {}, 500],
  ['a confirmation page', '/reservation-success?id=1', {}, 200],
  ['the page of an appointment', '/reservation/1/manage', {}, 200],
  ['the owner’s room', '/admin', {}, 200],
])(
  'Given %s, When the browser is offline, Then it turns out not to be cached',
  async (_, path, headers, status) => {
    const worker = await installedWorker(headers, status);
    expect(await worker.visit(path)).toBe(`read ${path}`);
    worker.disconnect();
    expect(await worker.visit(path)).toBe('read /offline');
  },
);

test('Given a request to the API or to another site, or a write, Then the worker does not handle it', async () => {
  const worker = await installedWorker();
  expect(await worker.visit('/api/availability', { mode: 'cors' })).toBeUndefined();
  expect(await worker.visit('/', { method: 'POST' })).toBeUndefined();
  expect(await worker.visit('.evil.example/assets/x.js', { mode: 'cors' })).toBeUndefined();
});

test('Given a file whose name changes with its content, Then it is fetched once', async () => {
  const worker = await installedWorker();
  expect(await worker.visit('/assets/client-abc.js', { mode: 'cors' })).toBe('read /assets/client-abc.js');
  worker.disconnect();
  expect(await worker.visit('/assets/client-abc.js', { mode: 'cors' })).toBe('read /assets/client-abc.js');
});
