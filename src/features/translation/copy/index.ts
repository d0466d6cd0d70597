import { defineOwnersWords } from '#/platform/i18n/words';

export type { TranslationCopy } from './admin/tr';

export const adminTranslationWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
