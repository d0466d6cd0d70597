import { defineBookersWords, defineOwnersWords } from '#/platform/i18n/words';

export type { AdminWaitingCopy } from './admin/tr';

export const waitingWords = defineBookersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminWaitingWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
