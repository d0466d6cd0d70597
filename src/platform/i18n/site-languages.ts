import { isLocale, type Locale, locales, parseLocale, sourceLocale } from './locale';

/** The languages in which visitors read the site. */
export interface SiteLanguages {
  /** The language of addresses without `lang`, and of texts that another language lacks. */
  main: Locale;
  /** Visitors find no trace of the others. */
  public: readonly Locale[];
  /** The language of mails to the owner; default: the main one. */
  notices?: Locale;
}

/** Every language is public, as in the shipped site, and always in the owner's room. */
export const everyLanguage: SiteLanguages = { main: sourceLocale, public: locales };

/** The language of mails to the owner. */
export const noticesLocale = ({ main, notices = main }: SiteLanguages): Locale => notices;

/** The public languages, the main one first. */
export const mainFirst = ({ main, public: shown }: SiteLanguages): Locale[] => [
  main,
  ...shown.filter((locale) => locale !== main),
];

/** A language that visitors read texts in; the main one where a text lacks it. */
export interface Reader {
  locale: Locale;
  main: Locale;
}

/** A reader of a language of the site. */
export const readerIn = (locale: Locale, { main }: Pick<SiteLanguages, 'main'> = everyLanguage): Reader => ({
  locale,
  main,
});

/**
 * The language that a `lang` value stands for: absent is the main one, an unknown code is English. Where that isn't public,
 * the main one takes its place.
 */
export function publicLocale(lang: string | null | undefined, site: SiteLanguages): Locale {
  const wanted = lang ? parseLocale(lang) : site.main;
  return site.public.includes(wanted) ? wanted : site.main;
}

/** The `lang` of addresses in a language; none for the main one, and for those that aren't public. */
export const langOf = (locale: Locale, site: SiteLanguages): Locale | undefined =>
  publicLocale(locale, site) === site.main ? undefined : locale;

/** As an attribute of the document: the public languages, the main one first; none where every language is public. */
export const writeLanguages = (site: SiteLanguages): string | undefined =>
  site.main === sourceLocale && site.public.length === locales.length ? undefined : mainFirst(site).join(' ');

export function readLanguages(written: string | undefined): SiteLanguages {
  const shown = written?.split(' ').filter(isLocale) ?? [];
  const [main] = shown;
  return main ? { main, public: locales.filter((locale) => shown.includes(locale)) } : everyLanguage;
}

/** Where the site is, and the languages that its addresses may name. */
export interface SiteAddress {
  /** Without a trailing slash. */
  baseUrl: string;
  languages: SiteLanguages;
}
