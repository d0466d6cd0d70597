import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#/platform/http-server/encoding';
import { type RawResponse, rawResponse } from '../internals/raw-response';

interface Form {
  raw: RawResponse;
  headers: string[];
}

/** A page as it goes over the wire, in the forms that were asked for so far. */
export interface CachedPage {
  etag: string;
  /** Of the answer to those who have it already. */
  unchanged: string[];
  /** Seconds for which its connection stays open afterwards. */
  idle: number;
  forms: { identity: Form } & Partial<Record<Encoding, Form>>;
  /** Forms on their way. */
  coming: Partial<Record<Encoding, Promise<Form>>>;
}

/** Good for pages of 100 kB: close to the smallest form at a hundredth of its cost. */
const brotliQuality = 6;

/** Headers that belong to a body, and are said anew for each form of it. */
const ofBody = /^(content-length|content-encoding|transfer-encoding|etag|vary|date|connection)$/i;

export function cachedPage(headers: Headers, html: Buffer, idle: number): CachedPage {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const lasting = [...headers].filter(([name]) => !ofBody.test(name)).flat();
  const unchanged = [...lasting, 'ETag', etag, 'Vary', 'Accept-Encoding'];
  const forms = { identity: formOf(unchanged, 'identity', html, idle) };
  return { etag, unchanged, idle, forms, coming: {} };
}

function formOf(unchanged: readonly string[], encoding: Encoding, body: Buffer, idle: number): Form {
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const headers = [...unchanged, 'Content-Length', String(body.length), ...coded];
  return { raw: rawResponse(headers, body, idle), headers };
}

/** Compresses the page when somebody first asks for it so: most addresses that are asked for once are never asked for again. */
export function addForm(page: CachedPage, encoding: Encoding): Promise<Form> {
  const adding =
    page.coming[encoding] ??
    compressed(encoding, page.forms.identity.raw.body).then((body) => {
      const added = formOf(page.unchanged, encoding, body, page.idle);
      page.forms[encoding] = added;
      return added;
    });
  page.coming[encoding] = adding;
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

/** What a page takes of the memory. */
export const bytesOf = (page: CachedPage): number =>
  Object.values(page.forms).reduce((sum, { raw }) => sum + raw.bytes.length, 0);
