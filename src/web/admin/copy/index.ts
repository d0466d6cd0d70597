import { defineWords } from '#/platform/i18n/words';

export type { AdminShellCopy } from './tr';

export const adminWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
