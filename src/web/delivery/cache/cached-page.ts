import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#/platform/http-server/encoding';
import { type RawResponse, rawResponse } from '../internals/raw-response';

interface Encoded {
  raw: RawResponse;
  headers: string[];
}

/** A page as it is sent, in the encodings requested so far. */
export interface CachedPage {
  etag: string;
  /** Headers of every response, also of a 304. */
  commonHeaders: string[];
  /** Seconds for which the connection stays open after the response. */
  idle: number;
  encoded: { identity: Encoded } & Partial<Record<Encoding, Encoded>>;
  /** The compressions that are running. One that fails is forgotten, so that the next request tries again. */
  pending: Partial<Record<Encoding, Promise<Encoded>>>;
}

/** The quality of Brotli: it makes pages of 100 kB almost as small as the highest quality does, at a hundredth of the cost. */
const brotliQuality = 6;

/** Headers that belong to one response or one encoding of the body, and not to the page. */
const encodingHeader = /^(content-length|content-encoding|transfer-encoding|etag|vary|date|connection)$/i;

export function cachedPage(headers: Headers, html: Buffer, idle: number): CachedPage {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const ofPage = [...headers].filter(([name]) => !encodingHeader.test(name)).flat();
  const commonHeaders = [...ofPage, 'ETag', etag, 'Vary', 'Accept-Encoding'];
  const encoded = { identity: encode(commonHeaders, 'identity', html, idle) };
  return { etag, commonHeaders, idle, encoded, pending: {} };
}

function encode(commonHeaders: readonly string[], encoding: Encoding, body: Buffer, idle: number): Encoded {
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const headers = [...commonHeaders, 'Content-Length', String(body.length), ...coded];
  return { raw: rawResponse(headers, body, idle), headers };
}

/** Compresses the page when an encoding is first requested, not in advance: most pages are requested only once. */
export function addEncoding(page: CachedPage, encoding: Encoding): Promise<Encoded> {
  const adding =
    page.pending[encoding] ??
    compressed(encoding, page.encoded.identity.raw.body)
      .then((body) => {
        const added = encode(page.commonHeaders, encoding, body, page.idle);
        page.encoded[encoding] = added;
        return added;
      })
      .finally(() => delete page.pending[encoding]);
  page.pending[encoding] = adding;
  return adding;
}

async function compressed(encoding: Encoding, html: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return promisify(gzip)(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return promisify(brotliCompress)(html, { params });
}

export const pageBytes = (page: CachedPage): number =>
  Object.values(page.encoded).reduce((sum, { raw }) => sum + raw.bytes.length, 0);
