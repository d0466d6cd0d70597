import type { CopyRegistry } from '#/platform/i18n/copy';
import type { Locale } from '#/platform/i18n/locale';
import { wordsBy } from './words';

const words = wordsBy<CopyRegistry>({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

/** Fetches the words of a language once; pages read them with `copyIn` afterwards. */
export const loadCopy = words.load;

export function copyIn(locale: Locale): CopyRegistry {
  const copy = words.loaded(locale);
  if (!copy) throw new Error(`The words of '${locale}' were not loaded before the page was.`);
  return copy;
}
