import { defineWords } from '#/platform/i18n/words';

export type { AvailabilityCopy } from './tr';

export const adminAvailabilityWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
