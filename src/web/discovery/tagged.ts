import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { matchesTag } from '#/platform/http-server/entity-tag';

/** The entity tag of a content (RFC 9110, section 8.8.3). */
export const tagFor = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** For an hour, and then only if it changed. */
const cacheControl = 'public, max-age=3600';

/** Answers with a content of this tag, or with 304 to those who have it. */
export function answered(
  c: Context,
  tag: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): Response {
  const headers = { ETag: tag, 'Cache-Control': cacheControl };
  if (matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  return c.body(content, 200, { ...headers, 'Content-Type': type });
}
