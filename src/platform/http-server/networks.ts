import type { Context } from 'hono';

/** The networks that a request comes from, the nearer first; none where it is the machine's own. */
export type NetworksOf = (c: Context) => readonly string[];
