/** The languages of the site; Turkish is the source and the default. */
export const locales = ['tr', 'en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'tr';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of a `lang` value: absent means Turkish, an unknown code means English. */
export function parseLocale(lang: string | null | undefined): Locale {
  if (lang === undefined || lang === null || lang === '') return defaultLocale;
  return isLocale(lang) ? lang : 'en';
}

export const textDirection = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** BCP 47 tags for dates and numbers; the Arabic one fixes calendar and digits, about which engines disagree. */
const tags: Record<Locale, string> = { tr: 'tr-TR', en: 'en-US', ar: 'ar-SA-u-ca-gregory-nu-latn' };
export const localeTag = (locale: Locale): string => tags[locale];

/** A text in every language. */
export type Localized<T = string> = Record<Locale, T>;

/** The same made for every language. */
export const inEveryLanguage = <T>(make: (locale: Locale) => T): Localized<T> => ({
  tr: make('tr'),
  en: make('en'),
  ar: make('ar'),
});

/** The separator between the members of a list. */
export const comma: Localized = { tr: ', ', en: ', ', ar: '، ' };
