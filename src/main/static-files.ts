import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

/** Headers of a 304 that caches need to update (RFC 9110, section 15.4.5). */
const headersOf304 = ['cache-control', 'last-modified', 'vary'];

interface KeptFile {
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The most bytes of a file in memory, and of all files in memory. Larger files are read for each request. */
const mostKept = { file: 512 * 1024, all: 32 * 1024 * 1024 };

/**
 * Serves the files of a folder, compressed where a compressed copy exists. Responds with 304 where the client has this version.
 * Files are kept in memory after they were first served, because reading a file costs several times as much as sending it. This
 * is possible because the folder doesn't change while the process runs.
 */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  const kept = new LRUCache<string, KeptFile>({
    maxSize: mostKept.all,
    // The cache demands a size of at least 1, even for an empty file.
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const keep = async (key: string, response: Response): Promise<KeptFile> => {
    const read = { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
    kept.set(key, read);
    return read;
  };
  return async (c, next) => {
    const key = keyOf(c);
    const file = key === undefined ? undefined : kept.get(key);
    if (file) return respond(c, file);
    const response = await files(c, next);
    // If there is no such file, the response of the next handler is already in the context.
    if (!(response instanceof Response)) return;
    response.headers.set('Cache-Control', cacheControl);
    if (response.status !== 200) return response;
    const isSmall = Number(response.headers.get('Content-Length')) <= mostKept.file;
    return respond(c, key !== undefined && isSmall ? await keep(key, response) : response);
  };
}

/** The encodings of compressed copies, in the order in which `serveStatic` prefers them. */
const encodings = ['br', 'zstd', 'gzip'];

/** The key of a response in memory: encodings and path. Undefined for a request that isn't for a whole file. */
function keyOf({ req }: Context): string | undefined {
  if (req.method !== 'GET' || req.header('Range') !== undefined) return undefined;
  const accepted =
    req
      .header('Accept-Encoding')
      ?.split(',')
      .map((encoding) => encoding.trim()) ?? [];
  return `${encodings.filter((each) => accepted.includes(each)).join()} ${req.path}`;
}

function respond({ req }: Context, file: KeptFile | Response): Response {
  const since = req.header('If-Modified-Since');
  const isKnown =
    since !== undefined &&
    since === file.headers.get('Last-Modified') &&
    // `If-None-Match` would take precedence over the date, and these files have no entity tags.
    req.header('If-None-Match') === undefined;
  if (!isKnown) return file instanceof Response ? file : new Response(file.bytes, file);
  if (file instanceof Response) void file.body?.cancel();
  const headers = [...file.headers].filter(([name]) => headersOf304.includes(name));
  return new Response(null, { status: 304, headers });
}
