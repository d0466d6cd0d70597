import { defineWords } from '#/platform/i18n/words';

export type { BookingCopy } from './tr';

export const bookingWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
