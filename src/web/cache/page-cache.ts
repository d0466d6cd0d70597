import { namesTag } from '#/platform/http/entity-tag';
import { cacheKey } from './cacheable';
import { encodingFor, type KeptPage, keptPage } from './kept-page';
import { sendWhole, takesWhole } from './whole-answer';

/** The parts of Node's request and response that a page needs; written by hand because every microsecond counts here. */
interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}
interface Sent {
  writeHead(status: number, headers: string[]): unknown;
  end(body?: Buffer): unknown;
}

interface CacheSettings {
  /** The page of an address as anybody would get it. */
  render: (address: string) => Promise<Response>;
  /** Which state of the content a page shows; pages of any other are not shown again. */
  version: () => number;
  /** Milliseconds, for what changes without a change of the content: a year, a day. */
  now?: () => number;
  maxBytes?: number;
}

interface Entry {
  page: KeptPage;
  version: number;
  madeAt: number;
}

const defaultMaxBytes = 32 * 1024 * 1024;
const lifetime = 5 * 60_000;

/** For browsers: ask each time. For those in between: keep for a moment, and longer while this server can't answer. */
const sharedCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

/**
 * Pages kept ready to send, by address and version of the content, in front of everything else. A page that several
 * ask for at once is made once; those made longest ago go when there are too many.
 */
export function createPageCache({
  render,
  version,
  now = Date.now,
  maxBytes = defaultMaxBytes,
}: CacheSettings) {
  const kept = new Map<string, Entry>();
  const coming = new Map<string, Promise<Entry | Response>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    kept.set(key, entry);
    bytes += entry.page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  const isFresh = (entry: Entry): boolean =>
    entry.version === version() && entry.version >= 0 && now() - entry.madeAt < lifetime;

  async function made(key: string, of: number): Promise<Entry | Response> {
    const answer = await render(key);
    if (!mayKeep(answer)) return answer;
    answer.headers.set('Cache-Control', sharedCaching);
    const page = await keptPage(answer.headers, Buffer.from(await answer.arrayBuffer()));
    const entry = { page, version: of, madeAt: now() };
    if (isFresh(entry)) keep(key, entry);
    return entry;
  }

  /** Whoever asks after a change of the content never gets what was begun before it. */
  function making(key: string): Promise<Entry | Response> {
    const of = version();
    const name = `${of} ${key}`;
    const begun = coming.get(name) ?? made(key, of).finally(() => coming.delete(name));
    coming.set(name, begun);
    return begun;
  }

  /** Answers what is kept, or can be; false leaves the request to the rest of the server. */
  function serve(asked: Asked, sent: Sent, failed: (error: unknown) => void): boolean {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return false;
    const cookie = asked.headers.cookie;
    const key = cacheKey(asked.url ?? '', typeof cookie === 'string' ? cookie : undefined);
    if (key === undefined) return false;
    const entry = kept.get(key);
    if (entry && isFresh(entry)) {
      send(asked, sent, entry.page);
      return true;
    }
    making(key)
      .then((answer) => ('page' in answer ? send(asked, sent, answer.page) : pass(asked, sent, answer)))
      .catch(failed);
    return true;
  }

  return {
    serve,
    get bytes() {
      return bytes;
    },
  };
}

const mayKeep = ({ status, headers }: Response): boolean =>
  status === 200 &&
  /^text\/html/.test(headers.get('Content-Type') ?? '') &&
  !headers.has('Set-Cookie') &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '');

function send(asked: Asked, sent: Sent, page: KeptPage): void {
  const etag = asked.headers['if-none-match'];
  if (typeof etag === 'string' && namesTag(etag, page.etag)) {
    sent.writeHead(304, page.unchanged);
    sent.end();
    return;
  }
  const accepted = asked.headers['accept-encoding'];
  const { whole, headers } = page.sent[encodingFor(typeof accepted === 'string' ? accepted : undefined)];
  if (asked.method === 'GET' && takesWhole(sent)) {
    sendWhole(sent, whole);
    return;
  }
  sent.writeHead(200, headers);
  if (asked.method === 'HEAD') sent.end();
  else sent.end(whole.body);
}

/** What nobody keeps, a missing page or a failed one; several may be waiting for it. */
async function pass(asked: Asked, sent: Sent, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.clone().arrayBuffer());
  sent.writeHead(answer.status, [...answer.headers].flat());
  if (asked.method === 'HEAD') sent.end();
  else sent.end(body);
}
