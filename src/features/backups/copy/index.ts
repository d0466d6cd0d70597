import { defineOwnersWords } from '#/platform/i18n/words';

export type { BackupsCopy } from './admin/tr';

export const adminBackupsWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
