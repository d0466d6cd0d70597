import { defineOwnersWords, defineWords } from '#/platform/i18n/words';

export type { AdminArticlesCopy } from './admin/tr';

export const articlesWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

export const adminArticlesWords = defineOwnersWords({
  tr: () => import('./admin/tr'),
  en: () => import('./admin/en'),
  ar: () => import('./admin/ar'),
});
