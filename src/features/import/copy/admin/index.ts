import { defineWords } from '#/platform/i18n/words';

export type { ImportCopy } from './tr';

export const adminImportWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
