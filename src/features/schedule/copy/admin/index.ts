import { defineWords } from '#/platform/i18n/words';

export const adminScheduleWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
