import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { Problem } from '#/platform/errors/problem';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin that the browser sent the request to. A proxy in front says by `X-Forwarded-Proto` whether it was HTTPS. */
function ownOrigin(c: Context): string {
  const url = new URL(c.req.url);
  const forwardedScheme = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim();
  const scheme =
    forwardedScheme === 'https' || forwardedScheme === 'http' ? `${forwardedScheme}:` : url.protocol;
  return new URL(`${scheme}//${url.host}`).origin;
}

/**
 * Accepts writes from pages of this site, and from clients that send no `Origin`. A site may be reached at other addresses than
 * `baseUrl`, for example by the machine's name. Therefore the origin that the request was sent to is accepted, too. Its host is
 * in the header `Host`, which a page of another site can't forge.
 */
export const sameOrigin = (baseUrl: string) => {
  const known = new URL(baseUrl).origin;
  return createMiddleware(async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('origin');
      const foreign = origin !== undefined && origin !== known && origin !== ownOrigin(c);
      if (foreign || c.req.header('sec-fetch-site') === 'cross-site') throw new Problem('forbidden');
    }
    await next();
  });
};

/** Limits a body to `bytes`, with or without a declared length. A larger body is refused with `problem`. */
export const limitBody = (bytes: number, problem = (_: Context) => new Problem('too_large')) => {
  const countBody = bodyLimit({
    maxSize: bytes,
    onError: (c) => {
      throw problem(c);
    },
  });
  return createMiddleware(async (c, next) => {
    const length = c.req.header('content-length');
    // A declared length can be trusted, because Node enforces it. Counting would need the body as a stream, which is slower.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBody(c, next);
    if (Number(length) > bytes) throw problem(c);
    await next();
  });
};

export const limitVisitorBody = limitBody(64 * 1024);

const hasBody = ({ headers }: Request) =>
  headers.has('content-type') ||
  headers.has('transfer-encoding') ||
  Number(headers.get('content-length')) > 0;

/** Refuses a body whose `Content-Type` is not JSON, except in DELETE requests. */
export const jsonOnly = createMiddleware(async (c, next) => {
  if (!safeMethods.has(c.req.method) && c.req.method !== 'DELETE' && hasBody(c.req.raw)) {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') throw new Problem('wrong_type');
  }
  await next();
});
