import type { Context } from '#/platform/context';

/** For tests that need neither files nor the network: files are not stored, and no other server can be reached. */
export const nothingOutside: Pick<Context, 'files' | 'fetchOutside'> = {
  files: {
    put: async () => undefined,
    read: async () => undefined,
    remove: async () => undefined,
  },
  fetchOutside: async () => ({ ok: false, reason: 'unreachable' }),
};
