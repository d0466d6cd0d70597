import { use } from 'react';
import type { AdminCopyRegistry } from '#/platform/i18n/copy';
import type { Locale } from '#/platform/i18n/locale';
import { wordsBy } from '../words';

const words = wordsBy<AdminCopyRegistry>({
  tr: () => import('./tr'),
  en: () => import('./en'),
  ar: () => import('./ar'),
});

/** Fetches the owner's words of a language once; visitors never do. */
export const loadAdminCopy = words.load;

/** The owner's words where they were loaded. */
export const adminCopyIn = words.loaded;

/** The same in a component; a page that comes alive before its words are there waits for them. */
export const useAdminCopy = (locale: Locale): AdminCopyRegistry =>
  words.loaded(locale) ?? use(words.load(locale));
