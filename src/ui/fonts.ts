import { isArabicScript, type Locale } from '#/platform/i18n/locale';
import { fontFiles } from './font-files.ts';

/** The fonts that pages show above the fold, by the letters of their language. */
export interface PreloadedFonts {
  latin: readonly string[];
  arabic: readonly string[];
}

const shipped: PreloadedFonts = {
  latin: [fontFiles.newsreader, fontFiles.hankenGrotesk],
  arabic: [fontFiles.amiri, fontFiles.plexArabic],
};

/** The fonts to preload, with `crossorigin`, on pages in this language. */
export const preloadsFor = (locale: Locale, fonts = shipped): readonly string[] =>
  isArabicScript(locale) ? fonts.arabic : fonts.latin;
