import type { tr } from './tr';

export type AdminShellCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    admin: AdminShellCopy;
  }
}
