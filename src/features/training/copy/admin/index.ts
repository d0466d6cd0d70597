import { defineWords } from '#/platform/i18n/words';

export type { AdminTrainingCopy } from './tr';

export const adminTrainingWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
