import type { Context } from 'hono';

/** Returns the networks that a request comes from, the narrowest first; an empty list where it comes from this machine. */
export type GetNetworks = (c: Context) => readonly string[];
