import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Of a file that somebody has already: what a cache is to learn anew (RFC 9110, section 15.4.5). */
const lasting = ['Cache-Control', 'Last-Modified', 'Vary'];

/** Files of a folder, compressed where they lie there so; 304 for who has the file of this very date. */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const answer = await files(c, next);
    // Where there is no such file, the answer of whoever comes next is in the context already.
    if (!(answer instanceof Response)) return;
    answer.headers.set('Cache-Control', cacheControl);
    const since = c.req.header('If-Modified-Since');
    // A tag would say more than a date, and none of these files has one.
    if (since === undefined || c.req.header('If-None-Match') !== undefined) return answer;
    if (answer.status !== 200 || answer.headers.get('Last-Modified') !== since) return answer;
    await answer.body?.cancel();
    const headers = lasting.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return new Response(null, { status: 304, headers });
  };
}
