import { defineWords } from '#/platform/i18n/words';

export type { IdentityCopy } from './tr';

export const adminIdentityWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
