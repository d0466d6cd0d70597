import { defineWords } from '#/platform/i18n/words';

/** The words of the text editor, which every form with a longer text shares. */
export const editorWords = defineWords({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});
