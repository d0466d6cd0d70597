import { defineWords } from '#/platform/i18n/words';

export type { AdminArticlesCopy } from './tr';

export const adminArticlesWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
