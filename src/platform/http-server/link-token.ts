import type { Context } from 'hono';

/** The secret in a mail's link. The page of the link sends it as `Authorization: Bearer`. An empty text where there is none. */
export const linkToken = (c: Context): string =>
  c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1] ?? '';
