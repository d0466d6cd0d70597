import { defineWords } from '#/platform/i18n/words';

export type { AdminPicturesCopy } from './tr';

export const adminPicturesWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
