import { isArabicScript, type Locale } from '#/platform/i18n/locale';
import { fontFiles } from './font-files.ts';

/**
 * The addresses of the fonts that a page in this language shows above the fold: one serif, one sans.
 * The rest (italics, bold text, rarer letters) comes when a page uses it. Preload them with `crossorigin`.
 */
export function preloadsFor(locale: Locale): string[] {
  return isArabicScript(locale)
    ? [fontFiles.amiri, fontFiles.plexArabic]
    : [fontFiles.newsreader, fontFiles.hankenGrotesk];
}
