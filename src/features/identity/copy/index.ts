import { defineOwnersWords } from '#/platform/i18n/words';

export type { IdentityCopy } from './admin/tr';

export const adminIdentityWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
