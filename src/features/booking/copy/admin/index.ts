import { defineWords } from '#/platform/i18n/words';

export type { AdminBookingCopy } from './tr';

export const adminBookingWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
