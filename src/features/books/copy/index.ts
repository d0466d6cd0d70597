import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export const booksWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminBooksWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
