import type { tr } from './tr';

/** Turkish is the source: a key that another language misses does not compile. */
export type PrivacyCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface CopyRegistry {
    privacy: PrivacyCopy;
  }
}
