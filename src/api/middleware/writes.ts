import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { Problem } from '#/platform/errors/problem';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin under which a request came: what a proxy in front speaks with the browser is told by that proxy. */
function ownOrigin(c: Context): string {
  const url = new URL(c.req.url);
  const outside = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim();
  const scheme = outside === 'https' || outside === 'http' ? `${outside}:` : url.protocol;
  return new URL(`${scheme}//${url.host}`).origin;
}

/**
 * A write comes from this site's own pages, or from a program that sends no origin at all; nothing else is obeyed. No
 * page of others can write the headers of which the own origin is read.
 */
export const sameOrigin = (baseUrl: string) => {
  const known = new URL(baseUrl).origin;
  return createMiddleware(async (c, next) => {
    if (!reading.has(c.req.method)) {
      const origin = c.req.header('origin');
      const foreign = origin !== undefined && origin !== known && origin !== ownOrigin(c);
      if (foreign || c.req.header('sec-fetch-site') === 'cross-site') throw new Problem('forbidden');
    }
    await next();
  });
};

/** `bytes` at most, however the body is sent; what is larger is refused in the words of `problem`. */
export const bodyUpTo = (bytes: number, problem = (_: Context) => new Problem('too_large')) => {
  const counted = bodyLimit({
    maxSize: bytes,
    onError: (c) => {
      throw problem(c);
    },
  });
  return createMiddleware(async (c, next) => {
    const length = c.req.header('content-length');
    // Counting needs the body as a stream, which takes longer than reading it; who said its length is held to it.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    if (Number(length) > bytes) throw problem(c);
    await next();
  });
};

/** What visitors send is JSON and small. */
export const smallBody = bodyUpTo(64 * 1024);

const hasBody = ({ headers }: Request) =>
  headers.has('content-type') ||
  headers.has('transfer-encoding') ||
  Number(headers.get('content-length')) > 0;

/** A body, where there is one, is JSON (specification, section 7). */
export const jsonOnly = createMiddleware(async (c, next) => {
  if (!reading.has(c.req.method) && c.req.method !== 'DELETE' && hasBody(c.req.raw)) {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') throw new Problem('wrong_type');
  }
  await next();
});
