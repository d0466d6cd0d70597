import type { tr } from './tr';

/** Turkish is the source: a key that another language misses does not compile. */
export type AvailabilityCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    adminAvailability: AvailabilityCopy;
  }
}
