import type { Context } from 'hono';

/** Returns the networks that a request comes from, the narrowest first; an empty list where the visitor's address is unknown. */
export type GetNetworks = (c: Context) => readonly string[];
