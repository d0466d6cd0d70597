import { isLocale, type Locale, locales, parseLocale, sourceLocale } from './locale';

export interface SiteLanguages {
  /** The language of addresses without `lang`, and of texts that another language lacks. */
  main: Locale;
  /** The languages that visitors can read. Visitors find no trace of the others. */
  public: readonly Locale[];
  /** The language of mails to the owner; default: the main one. */
  notices?: Locale;
}

/** The languages of a new site: all are public, and Turkish is the main one. */
export const everyLanguage: SiteLanguages = { main: sourceLocale, public: locales };

export const noticesLocale = ({ main, notices = main }: SiteLanguages): Locale => notices;

/** The public languages, the main one first. */
export const mainFirst = ({ main, public: shown }: SiteLanguages): Locale[] => [
  main,
  ...shown.filter((locale) => locale !== main),
];

/** The language of a reader, and the main language, in which the reader sees texts that lack the reader's language. */
export interface Reader {
  locale: Locale;
  main: Locale;
}

export const readerIn = (locale: Locale, { main }: Pick<SiteLanguages, 'main'> = everyLanguage): Reader => ({
  locale,
  main,
});

/** The language that `lang` stands for: English for an unknown code, the main language where it is absent or not public. */
export function publicLocale(lang: string | null | undefined, site: SiteLanguages): Locale {
  const wanted = lang ? parseLocale(lang) : site.main;
  return site.public.includes(wanted) ? wanted : site.main;
}

/** The `lang` parameter of addresses in a language; undefined for the main language and for languages that aren't public. */
export const langOf = (locale: Locale, site: SiteLanguages): Locale | undefined =>
  publicLocale(locale, site) === site.main ? undefined : locale;

/**
 * The value of the document's `data-languages`: the public languages' codes, the main one first. Undefined for the default: every
 * language public, Turkish the main one.
 */
export const writeLanguages = (site: SiteLanguages): string | undefined =>
  site.main === sourceLocale && site.public.length === locales.length ? undefined : mainFirst(site).join(' ');

export function readLanguages(written: string | undefined): SiteLanguages {
  const shown = written?.split(' ').filter(isLocale) ?? [];
  const [main] = shown;
  return main ? { main, public: locales.filter((locale) => shown.includes(locale)) } : everyLanguage;
}

/** The public address of the site, and the languages that its addresses may name. */
export interface SiteAddress {
  /** Without a trailing slash. */
  baseUrl: string;
  languages: SiteLanguages;
}
