import { defineOwnersWords } from '#/platform/i18n/words';

export type { ImportCopy } from './admin/tr';

export const adminImportWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
