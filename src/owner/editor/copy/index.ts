import { defineOwnersWords } from '#/platform/i18n/words';

/** The words of the text editor. */
export const editorWords = defineOwnersWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
