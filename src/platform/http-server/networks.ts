import type { Context } from 'hono';

/** The networks that a request comes from, the narrower first; none where it comes from this machine. */
export type GetNetworks = (c: Context) => readonly string[];
