import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export type { AdminCohortCopy } from './admin/tr';
export type { CohortCopy } from './tr';

export const cohortWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminCohortWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
