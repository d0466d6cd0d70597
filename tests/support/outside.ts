import type { Context } from '#/platform/context';

/** A stand-in where a test needs neither files nor the network: it stores nothing and reaches nobody. */
export const nothingOutside: Pick<Context, 'files' | 'fetchOutside'> = {
  files: {
    put: async () => undefined,
    read: async () => undefined,
    remove: async () => undefined,
  },
  fetchOutside: async () => ({ ok: false, reason: 'unreachable' }),
};
