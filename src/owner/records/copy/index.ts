import { defineWords } from '#/platform/i18n/words';

/** The words that reservations, applications and messages have in common. */
export const recordWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
