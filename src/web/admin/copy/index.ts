import { defineOwnersWords } from '#/platform/i18n/words';

export type { AdminShellCopy } from './tr';

export const adminWords = defineOwnersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
