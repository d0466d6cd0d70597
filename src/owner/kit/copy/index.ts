import { defineOwnersWords } from '#/platform/i18n/words';

/** The words of the parts that every form of the owner is made of. */
export const kitWords = defineOwnersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
