import { defineOwnersWords } from '#/platform/i18n/words';

export type { HealthCopy } from './admin/tr';

export const adminHealthWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
