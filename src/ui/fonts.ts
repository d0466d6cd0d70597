import { isArabicScript, type Locale } from '#/platform/i18n/locale';
import { fontFiles } from './font-files.ts';

/** The font files of pages in one script, as addresses. */
interface ScriptFonts {
  /** Of headings and of running text. */
  main: readonly string[];
  /** What every page shows besides: its bold and, in Arabic letters, figures and names in Latin letters. */
  further: readonly string[];
  /** Of emphasised phrases; undefined where they have no font of their own. */
  italic?: string;
  /** Of the first words of an article; undefined where they have no font of their own. */
  strong?: string;
}

/** The fonts of a type pairing. */
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

/** The fonts of pages in this language; without a pairing, those of the shipped one. */
export const fontsOf = (locale: Locale, pairing = shipped): ScriptFonts =>
  isArabicScript(locale) ? pairing.arabic : pairing.latin;

/** What every page of visitors in this language preloads. */
export function preloadsOf(locale: Locale, pairing?: PairingFonts): readonly string[] {
  const { main, further } = fontsOf(locale, pairing);
  return [...main, ...further];
}

/** How a font is preloaded: soon enough that most pages are painted with it, and after the pictures, which nothing stands in for. */
export const fontPreload = {
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  fetchPriority: 'low',
} as const;
