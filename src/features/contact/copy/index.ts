import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export type { AdminContactCopy } from './admin/tr';

export const contactWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminContactWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
