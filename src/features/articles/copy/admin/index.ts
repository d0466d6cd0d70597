import type { tr } from './tr';

export type AdminArticlesCopy = typeof tr;

declare module '#/platform/i18n/copy' {
  interface AdminCopyRegistry {
    adminArticles: AdminArticlesCopy;
  }
}
