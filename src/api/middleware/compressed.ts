import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from '#/platform/http-server/encoding';

/** The fewest characters of a text that is compressed. A shorter text usually fits into one packet anyway. */
const minLength = 1000;
/** This level saves almost as many bytes as the best one, in a small part of the time. */
const brotliQuality = 4;
/** How many compressed texts are cached for each encoding. Many are requested again, because lists are the same for everybody. */
const maxCached = 50;
const maxCachedLength = 32_000;

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Compresses public responses. Don't use it for personal ones: if a secret is compressed together with text that an attacker
 * chooses, the length of the response reveals the secret (BREACH).
 */
export function compress() {
  const createCache = () => new LRUCache<string, Buffer>({ max: maxCached });
  const caches = { br: createCache(), gzip: createCache() };

  async function compressText(text: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    if (text.length > maxCachedLength) return compressors[encoding](text);
    const cache = caches[encoding];
    const bytes = cache.get(text) ?? (await compressors[encoding](text));
    cache.set(text, bytes);
    return bytes;
  }

  return createMiddleware(async (c, next) => {
    await next();
    if (c.res.status !== 200 || c.res.headers.has('Set-Cookie')) return;
    c.header('Vary', 'Accept-Encoding', { append: true });
    const encoding = encodingFor(c.req.header('Accept-Encoding'));
    if (encoding === 'identity' || c.req.method !== 'GET') return;
    const { headers } = c.res;
    const text = await c.res.text();
    const isShort = text.length < minLength;
    if (!isShort) headers.set('Content-Encoding', encoding);
    const body = isShort ? text : new Uint8Array(await compressText(text, encoding));
    // Unset first: otherwise Hono would add the headers of the old response.
    c.res = undefined;
    c.res = new Response(body, { status: 200, headers });
  });
}
