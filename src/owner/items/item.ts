import type { SourceLocalized } from '#/platform/i18n/fallback';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';

/** Of one language of an item: read and ready, translated by a machine and unread, or not there (wholly). */
export type LanguageState = 'ready' | 'automatic' | 'missing';
export type LanguageStates = Localized<LanguageState>;

/** What every item of the owner carries besides its own fields. */
export interface WrittenItem {
  id: string;
  /** Sent back with a change; the server refuses one made on an older version. */
  version: number;
  isPublished: boolean;
  /** Texts that came from a machine and nobody has read since: 'title.ar', or 'ar' for all of a language. */
  automatic: string[];
  languages: LanguageStates;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** A language is missing where any text that is there in Turkish has no translation. */
function languageStates(texts: readonly SourceLocalized[], automatic: readonly string[]): LanguageStates {
  const stateOf = (locale: Locale): LanguageState => {
    const missing = (text: SourceLocalized) => !text[locale]?.trim() && Boolean(text.tr.trim());
    if (locale === 'tr') return texts[0]?.tr.trim() ? 'ready' : 'missing';
    if (texts.some(missing)) return 'missing';
    const isUnread = automatic.some((mark) => mark === locale || mark.endsWith(`.${locale}`));
    return isUnread ? 'automatic' : 'ready';
  };
  return Object.fromEntries(locales.map((locale) => [locale, stateOf(locale)])) as LanguageStates;
}

/** All three languages as strings, empty where there is none: what a form shows. */
export const inAll = (text: SourceLocalized | null): Localized => ({
  tr: text?.tr ?? '',
  en: text?.en ?? '',
  ar: text?.ar ?? '',
});

interface WrittenColumns {
  id: string;
  version: number;
  isPublished: boolean;
  automatic: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** The shared part of a row as the owner's API answers it; `texts` decide which languages are there. */
export const writtenPart = (row: WrittenColumns, texts: readonly SourceLocalized[]): WrittenItem => ({
  id: row.id,
  version: row.version,
  isPublished: row.isPublished,
  automatic: row.automatic,
  languages: languageStates(texts, row.automatic),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A text in a language, or in Turkish, and which of them it is. */
export const titleIn = (text: Localized, locale: Locale): { text: string; language: Locale } =>
  text[locale].trim() ? { text: text[locale], language: locale } : { text: text.tr, language: 'tr' };
