import { defineOwnersWords } from '#/platform/i18n/words';

export const adminReadyAnswerWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
