import { defineOwnersWords } from '#/platform/i18n/words';

export type { AdminPicturesCopy } from './admin/tr';

export const adminPicturesWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
