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

/** What every page in Arabic letters shows besides: its bold, figures, and names in Latin letters. */
const furtherArabic = [fontFiles.plexArabicStrong, fontFiles.newsreaderFigures, fontFiles.hankenGrotesk];

/** The fonts of running text and headings in this language, to preload with `crossorigin`. */
export const preloadsFor = (locale: Locale, fonts = shipped): readonly string[] =>
  isArabicScript(locale) ? fonts.arabic : fonts.latin;

/** The fonts that a page of visitors preloads. */
export const pagePreloads = (locale: Locale, fonts?: PreloadedFonts): readonly string[] =>
  fonts || !isArabicScript(locale) ? preloadsFor(locale, fonts) : [...shipped.arabic, ...furtherArabic];
