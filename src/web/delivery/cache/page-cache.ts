import { setTimeout } from 'node:timers/promises';
import { type Encoding, encodingFor } from '#/platform/http-server/encoding';
import { matchesTag } from '#/platform/http-server/entity-tag';
import { canSendRaw, sendRaw } from '../internals/raw-response';
import { addEncoding, type CachedPage, cachedPage, pageBytes } from './cached-page';

/** The parts of Node's request and response used here. Pages are sent without the framework: every microsecond counts. */
interface PageRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}
interface PageResponse {
  writeHead(status: number, headers: string[]): unknown;
  end(body?: Buffer): unknown;
}

interface CacheSettings {
  render: (address: string) => Promise<Response>;
  /** The key under which the page of an address is cached for everybody; undefined if it is not cached. */
  keyOf: (address: string, cookie: string | undefined) => string | undefined;
  /** The current version of the content. A cached page of another version is rendered again. */
  version: () => number;
  /** Whether `version` is certain. It isn't while the database is unreachable; cached pages are then sent as they are. */
  isVersionCertain?: () => boolean;
  /** The time in milliseconds: some pages change without a change of the content, with the day or the year. */
  now?: () => number;
  maxBytes?: number;
  /** Seconds for which an idle connection stays open; announced with each page. */
  idle?: number;
}

interface Entry {
  page: CachedPage;
  bytes: number;
  /** Whether the page was requested since it was cached, or since `evict` last spared it. */
  isUsed: boolean;
  version: number;
  madeAt: number;
  /** Milliseconds for which the page is sent without being rendered again. */
  lifetime: number;
}

const defaultMaxBytes = 32 * 1024 * 1024;
/** Milliseconds for which a cached page is sent without being rendered again, unless the page itself says another time. */
const usualLifetime = 5 * 60_000;
/** Milliseconds of rendering after which the old page is sent instead, if the database is unreachable. */
const renderTimeout = 4_000;

/**
 * The value of `Cache-Control`. Browsers ask each time whether a page has changed. Shared caches keep a page for at most 30
 * seconds, or for a day while this server can't respond. `stale-while-revalidate` is left out because browsers heed it too: the
 * owner would see a page as it was before her change.
 */
const sharedCaching = (seconds: number) =>
  `public, max-age=0, s-maxage=${Math.min(30, seconds)}, stale-if-error=86400`;

/**
 * Pages ready to send, one per address, in front of the rest of the server. Each belongs to a version of the content. A page
 * that several clients request at once is rendered once. When the cache is full, pages not requested again are evicted first.
 */
export function createPageCache({
  render,
  keyOf,
  version,
  isVersionCertain = () => true,
  now = Date.now,
  maxBytes = defaultMaxBytes,
  idle = 5,
}: CacheSettings) {
  const cached = new Map<string, Entry>();
  const rendering = new Map<string, Promise<Entry | Response>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0;
    cached.delete(key);
  }

  function store(key: string, entry: Entry): void {
    drop(key);
    cached.set(key, entry);
    bytes += entry.bytes;
    evict();
  }

  /** Pages requested since the last eviction get a second chance, so that single requests don't evict popular pages. */
  function evict(): void {
    for (const [key, entry] of cached) {
      if (bytes <= maxBytes) break;
      drop(key);
      if (!entry.isUsed) continue;
      entry.isUsed = false;
      cached.set(key, entry);
      bytes += entry.bytes;
    }
  }

  /** Counts the page's bytes again after an encoding was added. */
  function recount(key: string, entry: Entry): void {
    if (cached.get(key) !== entry) return;
    const before = entry.bytes;
    entry.bytes = pageBytes(entry.page);
    bytes += entry.bytes - before;
    evict();
  }

  const isFresh = (entry: Entry): boolean =>
    isVersionCertain() && entry.version === version() && now() - entry.madeAt < entry.lifetime;

  /** Tells caches and operators that a page may be outdated: its age in seconds, and that it is stale (RFC 9111, RFC 9211). */
  function staleHeaders(entry: Entry): readonly string[] {
    const age = Math.max(0, Math.floor((now() - entry.madeAt) / 1000));
    return ['Age', String(age), 'Cache-Status', 'kursu; hit; detail=stale'];
  }

  const headersFor = (entry: Entry) => (isFresh(entry) ? noHeaders : staleHeaders(entry));

  async function renderAt(key: string, current: number): Promise<Entry | Response> {
    const rendered = await render(key);
    if (!mayCache(rendered)) return rendered;
    const lifetime = lifetimeOf(rendered);
    rendered.headers.set('Cache-Control', sharedCaching(lifetime / 1000));
    const page = cachedPage(rendered.headers, Buffer.from(await rendered.arrayBuffer()), idle);
    const bytes = pageBytes(page);
    const entry = { page, bytes, isUsed: false, version: current, madeAt: now(), lifetime };
    if (isFresh(entry)) store(key, entry);
    return entry;
  }

  /**
   * Resolves to the rendered page, or to the old page if the new one can't be rendered now: its response is a 503, or rendering
   * has taken `renderTimeout` while the database is unreachable.
   */
  async function orOldPage(key: string, begun: Promise<Entry | Response>): Promise<Entry | Response> {
    const oldPage = cached.get(key);
    if (!oldPage) return begun;
    const rendered = await Promise.race([begun, setTimeout(renderTimeout, undefined, { ref: false })]);
    if (rendered === undefined) return isVersionCertain() ? begun : oldPage;
    return 'page' in rendered || rendered.status !== 503 ? rendered : oldPage;
  }

  /**
   * Renders a page once for all who request it at the same time. A request after a change of the content never gets a page whose
   * rendering began before the change, unless the new one can't be rendered.
   */
  function renderOnce(key: string): Promise<Entry | Response> {
    const current = version();
    const name = `${current} ${key}`;
    const begun =
      rendering.get(name) ?? orOldPage(key, renderAt(key, current)).finally(() => rendering.delete(name));
    rendering.set(name, begun);
    return begun;
  }

  function readyEntry(key: string): Entry | undefined {
    const entry = cached.get(key);
    return entry && (isFresh(entry) || !isVersionCertain()) ? entry : undefined;
  }

  function requestKey({ method, url, headers }: PageRequest): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const { cookie } = headers;
    return keyOf(url ?? '', typeof cookie === 'string' ? cookie : undefined);
  }

  /** Sends a page that is ready. Returns false if there is none in the wanted encoding. */
  function serveCached(request: PageRequest, response: PageResponse): boolean {
    const key = requestKey(request);
    const entry = key === undefined ? undefined : readyEntry(key);
    if (!entry || !send(request, response, entry.page, headersFor(entry))) return false;
    entry.isUsed = true;
    return true;
  }

  /**
   * Sends a cached page however old it is, to save the work of rendering. Returns false if there is none in the wanted encoding.
   */
  function serveOld(request: PageRequest, response: PageResponse): boolean {
    const key = requestKey(request);
    const entry = key === undefined ? undefined : cached.get(key);
    return entry !== undefined && send(request, response, entry.page, headersFor(entry));
  }

  async function respond(key: string, request: PageRequest, response: PageResponse): Promise<void> {
    const entry = readyEntry(key) ?? (await renderOnce(key));
    if (!('page' in entry)) return pass(request, response, entry);
    if (send(request, response, entry.page, headersFor(entry))) return;
    await addEncoding(entry.page, encodingWanted(request));
    recount(key, entry);
    send(request, response, entry.page, headersFor(entry));
  }

  /** Serves a cacheable page. Returns false for any other request, which is left to the rest of the server. */
  function serve(request: PageRequest, response: PageResponse, onError: (error: unknown) => void): boolean {
    const key = requestKey(request);
    if (key === undefined) return false;
    if (!serveCached(request, response)) respond(key, request, response).catch(onError);
    return true;
  }

  return {
    serveCached,
    serveOld,
    serve,
    get bytes() {
      return bytes;
    },
  };
}

const mayCache = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /^text\/html/.test(headers.get('Content-Type') ?? '') &&
  !headers.has('Set-Cookie') &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '');

/**
 * Milliseconds for which a page may be sent without being rendered again. A page that soon becomes outdated, such as one with
 * free slots, says this time as `s-maxage`.
 */
function lifetimeOf({ headers }: Response): number {
  const seconds = /s-maxage=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1];
  return seconds === undefined ? usualLifetime : Number(seconds) * 1000;
}

function encodingWanted({ headers }: PageRequest): Encoding {
  const accepted = headers['accept-encoding'];
  return encodingFor(typeof accepted === 'string' ? accepted : undefined);
}

const noHeaders: readonly string[] = [];

/** Sends a page. Returns false, without sending anything, if the page has not been compressed in the wanted encoding yet. */
function send(
  request: PageRequest,
  response: PageResponse,
  page: CachedPage,
  moreHeaders: readonly string[],
): boolean {
  const etag = request.headers['if-none-match'];
  if (typeof etag === 'string' && matchesTag(etag, page.etag)) {
    response.writeHead(304, [...page.commonHeaders, ...moreHeaders]);
    response.end();
    return true;
  }
  const encoded = page.encoded[encodingWanted(request)];
  if (!encoded) return false;
  if (request.method === 'GET' && moreHeaders === noHeaders && canSendRaw(response)) {
    sendRaw(response, encoded.raw);
    return true;
  }
  response.writeHead(200, [...encoded.headers, ...moreHeaders]);
  if (request.method === 'HEAD') response.end();
  else response.end(encoded.raw.body);
  return true;
}

/**
 * Sends a response that is not cached, such as a missing or failed page. The response is cloned, because several clients may be
 * waiting for it.
 */
async function pass(request: PageRequest, response: PageResponse, uncached: Response): Promise<void> {
  const body = Buffer.from(await uncached.clone().arrayBuffer());
  response.writeHead(uncached.status, [...uncached.headers].flat());
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
