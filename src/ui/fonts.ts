import { isArabicScript, type Locale } from '#/platform/i18n/locale';
import { fontFiles } from './font-files.ts';

interface ScriptFonts {
  /** The fonts of headings and of running text. */
  main: readonly string[];
  /** What every page needs in addition: weights that `main` lacks; in Arabic script also figures and Latin letters. */
  further: readonly string[];
  /** The font of emphasised phrases; undefined if they have none of their own. */
  italic?: string;
  /** The font of the first words of an article; undefined if they have none of their own. */
  strong?: string;
}

export type PairingFonts = Record<'latin' | 'arabic', ScriptFonts>;

const shipped: PairingFonts = {
  latin: {
    main: [fontFiles.newsreader, fontFiles.hankenGrotesk],
    further: [],
    italic: fontFiles.newsreaderItalic,
    strong: fontFiles.newsreaderStrong,
  },
  arabic: {
    main: [fontFiles.amiri, fontFiles.plexArabic],
    further: [fontFiles.plexArabicStrong, fontFiles.newsreaderFigures, fontFiles.hankenGrotesk],
  },
};

export const fontsOf = (locale: Locale, pairing = shipped): ScriptFonts =>
  isArabicScript(locale) ? pairing.arabic : pairing.latin;

/** The addresses of the fonts that every page for visitors in this language preloads. */
export function preloadsOf(locale: Locale, pairing?: PairingFonts): readonly string[] {
  const { main, further } = fontsOf(locale, pairing);
  return [...main, ...further];
}

/**
 * A font is requested early enough that most pages are first painted with it, but after the pictures: text can be shown in a
 * fallback font in the meantime, whereas a picture has no substitute.
 */
export const fontPreload = {
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  fetchPriority: 'low',
} as const;
