import { defineOwnersWords } from '#/platform/i18n/words';

/** The words that all forms of the owner share. */
export const kitWords = defineOwnersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
