import type { Context } from 'hono';

/** Forbids caching of a response that is about one person, or true only at this moment. */
export const preventCaching = (c: Context): void => c.header('Cache-Control', 'no-store');
