import type { tr } from './tr';

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    adminMedia: typeof tr;
  }
}
