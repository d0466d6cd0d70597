import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export type { AdminTrainingCopy } from './admin/tr';

export const trainingWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminTrainingWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
