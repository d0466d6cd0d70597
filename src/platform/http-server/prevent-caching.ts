import type { Context } from 'hono';

/** For responses about one person, or that are true only now. */
export const preventCaching = (c: Context): void => c.header('Cache-Control', 'no-store');
