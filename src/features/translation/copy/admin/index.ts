import { defineWords } from '#/platform/i18n/words';

export type { TranslationCopy } from './tr';

export const adminTranslationWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
