import type { Context } from '#/platform/context';

/** For what is no business of a test: it keeps no files and reaches nobody. */
export const nothingOutside: Pick<Context, 'files' | 'fetchOutside'> = {
  files: {
    put: async () => undefined,
    read: async () => undefined,
    remove: async () => undefined,
  },
  fetchOutside: async () => ({ ok: false, reason: 'unreachable' }),
};
