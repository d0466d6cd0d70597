import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { matchesTag } from '#/platform/http-server/entity-tag';

/** The entity tag of a content (RFC 9110). */
export const entityTag = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const cacheControl = 'public, max-age=3600';

export function respondTagged(
  c: Context,
  tag: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): Response {
  const headers = { ETag: tag, 'Cache-Control': cacheControl };
  if (matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  return c.body(content, 200, { ...headers, 'Content-Type': type });
}
