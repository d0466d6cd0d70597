import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { type Encoding, encodingFor } from '#/platform/http-server/encoding';

/** Characters; a shorter text fits into one packet anyway. */
const shortest = 1000;
/** Saves three quarters of what the best quality saves, in a twentieth of its time. */
const brotliQuality = 4;
/** The number of compressed texts that are cached: lists are the same for everybody until something changes. */
const mostKept = 50;
/** Characters of a cached text. */
const longestKept = 32_000;

const packers = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Compresses public responses. Never personal ones: where a secret is compressed together with text that an attacker
 * chooses, the length reveals the secret (BREACH).
 */
export function compressed() {
  const kept = { br: new Map<string, Buffer>(), gzip: new Map<string, Buffer>() };

  async function packed(text: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    if (text.length > longestKept) return packers[encoding](text);
    const known = kept[encoding];
    const bytes = known.get(text) ?? (await packers[encoding](text));
    known.delete(text);
    known.set(text, bytes);
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break;
      known.delete(oldest);
    }
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
    const isShort = text.length < shortest;
    if (!isShort) headers.set('Content-Encoding', encoding);
    const body = isShort ? text : new Uint8Array(await packed(text, encoding));
    // Otherwise Hono would merge the headers of the response that is replaced.
    c.res = undefined;
    c.res = new Response(body, { status: 200, headers });
  });
}
