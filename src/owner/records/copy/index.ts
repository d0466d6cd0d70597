import { defineOwnersWords } from '#/platform/i18n/words';

/** The words that all kinds of records have in common. */
export const recordWords = defineOwnersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
