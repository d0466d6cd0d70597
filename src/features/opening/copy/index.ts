import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export const openingWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminOpeningWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
