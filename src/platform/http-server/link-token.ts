import type { Context } from 'hono';

/** The secret of a mail's link, which its page sends as `Authorization: Bearer`; an empty text where there is none. */
export const linkToken = (c: Context): string =>
  c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1] ?? '';
