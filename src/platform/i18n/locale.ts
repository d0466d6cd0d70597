/**
 * The languages of the product; which of them visitors read is the owner's choice (`site-languages.ts`). A further language
 * is entered here, and the compiler names every place that doesn't know it yet; what it can't name says ARCHITECTURE.md.
 */
export const locales = ['tr', 'en', 'ar'] as const;
export type Locale = (typeof locales)[number];
/** The language that the product's own texts are written in, and its main one as shipped. */
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

/** BCP 47 tags for dates and numbers; the Arabic one fixes calendar and digits, about which engines disagree. */
const tags: Record<Locale, string> = { tr: 'tr-TR', en: 'en-US', ar: 'ar-SA-u-ca-gregory-nu-latn' };
export const localeTag = (locale: Locale): string => tags[locale];

/** A text in every language. */
export type Localized<T = string> = Record<Locale, T>;

/** What `make` returns for every language. */
export const inEveryLanguage = <T>(make: (locale: Locale) => T): Localized<T> => ({
  tr: make('tr'),
  en: make('en'),
  ar: make('ar'),
});

/** The separator between the members of a list. */
export const comma: Localized = { tr: ', ', en: ', ', ar: '، ' };
