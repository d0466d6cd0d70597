import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Headers of a 304 that caches need to update (RFC 9110, section 15.4.5). */
const headersOf304 = ['Cache-Control', 'Last-Modified', 'Vary'];

/** Serves the files of a folder, compressed where a compressed copy exists; responds with 304 where the client has this version. */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const response = await files(c, next);
    // Where there is no such file, the next handler's response is already in the context.
    if (!(response instanceof Response)) return;
    response.headers.set('Cache-Control', cacheControl);
    const since = c.req.header('If-Modified-Since');
    // An entity tag would take precedence over the date; none of these files has one.
    if (since === undefined || c.req.header('If-None-Match') !== undefined) return response;
    if (response.status !== 200 || response.headers.get('Last-Modified') !== since) return response;
    await response.body?.cancel();
    const headers = headersOf304.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return new Response(null, { status: 304, headers });
  };
}
