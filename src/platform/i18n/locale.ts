/**
 * The languages of the product; `SiteLanguages` says which of them visitors can read. To add one, enter it here: the compiler
 * then reports most places that lack it, and ARCHITECTURE.md lists the others.
 */
export const locales = ['tr', 'en', 'ar'] as const;
export type Locale = (typeof locales)[number];
/** The language in which the product's own texts are written first. It is also the main language of a new site. */
export const sourceLocale = 'tr' satisfies Locale;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of a page's or a request's `lang`: absent means Turkish, an unknown code means English. */
export function parseLocale(lang: string | null | undefined): Locale {
  if (lang === undefined || lang === null || lang === '') return sourceLocale;
  return isLocale(lang) ? lang : 'en';
}

/** The letters that a language is written in: they decide its fonts and its direction. */
const scripts: Record<Locale, 'latin' | 'arabic'> = { tr: 'latin', en: 'latin', ar: 'arabic' };
export const isArabicScript = (locale: Locale): boolean => scripts[locale] === 'arabic';

export const textDirection = (locale: Locale): 'ltr' | 'rtl' => (isArabicScript(locale) ? 'rtl' : 'ltr');

/** BCP 47 tags for dates and numbers. Arabic names calendar and digits, for which JavaScript engines have different defaults. */
const tags: Record<Locale, string> = { tr: 'tr-TR', en: 'en-US', ar: 'ar-SA-u-ca-gregory-nu-latn' };
export const localeTag = (locale: Locale): string => tags[locale];

export type Localized<T = string> = Record<Locale, T>;

export const inEveryLanguage = <T>(make: (locale: Locale) => T): Localized<T> => ({
  tr: make('tr'),
  en: make('en'),
  ar: make('ar'),
});

export const comma: Localized = { tr: ', ', en: ', ', ar: '، ' };
