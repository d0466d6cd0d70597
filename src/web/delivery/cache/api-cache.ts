import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '#/platform/db/content-version';
import type { ApiFetch } from '#/platform/http-client/api';

interface Entry {
  response: CachedResponse;
  version: number;
  requestedAt: number;
}

/** Milliseconds for which a response is used: some become outdated without a change of the content. */
const lifetime = 60_000;
const maxEntries = 500;

/**
 * The API as public pages call it: public responses are cached until the content changes, for a minute at most, so that rendering
 * a page rarely costs a query. Personal responses are fetched each time.
 */
export function cacheApi(
  api: ApiFetch,
  { current, isKnown }: Pick<ContentVersion, 'current' | 'isKnown'>,
  now = Date.now,
): ApiFetch {
  const cached = new LRUCache<string, Entry>({ max: maxEntries });

  const isFresh = (entry: Entry): boolean =>
    entry.version === current() && isKnown() && now() - entry.requestedAt < lifetime;

  return async (input, init) => {
    if (!isPublic(init)) return api(input, init);
    const address = String(input);
    const known = cached.get(address);
    // While the latest version is unknown, an older response is better than none.
    if (known && (isFresh(known) || !isKnown())) return known.response;
    const request = { version: current(), requestedAt: now() };
    const response = await api(input, init);
    if (!mayCache(response)) return response;
    const entry = { ...request, response: new CachedResponse(await response.text(), response) };
    if (isFresh(entry)) cached.set(address, entry);
    return entry.response;
  };
}

const personal = ['authorization', 'cookie'];

function isPublic(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (init?.method ?? 'GET') === 'GET' && !personal.some((name) => headers.has(name));
}

const mayCache = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '');

/** A JSON response that can be read any number of times, and is parsed once. */
class CachedResponse extends Response {
  readonly #text: string;
  readonly #data: unknown;

  constructor(text: string, head: ResponseInit) {
    super(null, head);
    this.#text = text;
    this.#data = JSON.parse(text);
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the platform types it
  override async json(): Promise<any> {
    return this.#data;
  }
}
