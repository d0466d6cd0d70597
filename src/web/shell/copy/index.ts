import type { tr } from './tr';

export type ShellCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface CopyRegistry {
    shell: ShellCopy;
  }
}
