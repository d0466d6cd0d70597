import type { tr } from './tr';

export type AppCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface CopyRegistry {
    app: AppCopy;
  }
}
