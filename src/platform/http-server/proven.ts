import type { Context } from 'hono';
import { type Asked, isProven } from '#/platform/crypto/proof';
import { Problem } from '#/platform/errors/problem';
import { preventCaching } from './prevent-caching';

/** Returns the header that proves that the sender knows the site's secret. Without a valid proof it throws `not_found`. */
export function requireProof(c: Context, secret: string, asked: Asked, now: Date): string {
  const header = c.req.header('authorization') ?? '';
  if (!isProven(secret, asked, header, now)) throw new Problem('not_found');
  preventCaching(c);
  return header;
}
