import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export type { AdminProfileCopy } from './admin/tr';
export type { ProfileCopy } from './tr';

export const profileWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminProfileWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
