import { defineOwnersWords } from '#/platform/i18n/words';

/** The words that the owner's forms and lists share. */
export const kitWords = defineOwnersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
