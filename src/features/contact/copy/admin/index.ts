import { defineWords } from '#/platform/i18n/words';

export type { AdminContactCopy } from './tr';

export const adminContactWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
