import { defineWords } from '#/platform/i18n/words';

export type { ProfileCopy } from './tr';

export const profileWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
