import { defineBookersWords, defineOwnersWords } from '#/platform/i18n/words';

export type { AdminBalanceCopy } from './admin/tr';
export type { BalanceCopy } from './tr';

export const balanceWords = defineBookersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminBalanceWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
