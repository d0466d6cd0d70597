import { isArabicScript, type Locale } from '#/platform/i18n/locale';
import { fontFiles } from './font-files.ts';

/** The fonts that pages in this language show above the fold: one serif, one sans. Preload them with `crossorigin`. */
export function preloadsFor(locale: Locale): string[] {
  return isArabicScript(locale)
    ? [fontFiles.amiri, fontFiles.plexArabic]
    : [fontFiles.newsreader, fontFiles.hankenGrotesk];
}
