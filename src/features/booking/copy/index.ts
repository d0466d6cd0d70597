import { defineBookersWords, defineOwnersWords } from '#/platform/i18n/words';

export type { AdminBookingCopy } from './admin/tr';
export type { BookingCopy } from './tr';

export const bookingWords = defineBookersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminBookingWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
