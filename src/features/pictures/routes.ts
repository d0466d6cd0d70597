import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { isFileKey } from '#/platform/files/files';
import { mediaTypeOf } from '#/platform/files/uploads';
import { matchesTag } from '#/platform/http-server/entity-tag';

/** The content of a file never changes, so it can be cached for ever. */
export const pictureFileRoutes = (ctx: Pick<Context, 'files'>) =>
  new Hono().get('/uploads/:key', async (c) => {
    const key = c.req.param('key');
    const type = mediaTypeOf(key);
    if (!type || !isFileKey(key)) return c.notFound();
    const etag = `"${key}"`;
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    };
    const bytes = await ctx.files.read(key);
    if (!bytes) return c.notFound();
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': type });
  });
