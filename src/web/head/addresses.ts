import { defaultLocale, type Locale, type Localized, locales } from '#/platform/i18n/locale';

/** The one address of a page in a language: Turkish carries no `lang` (decisions, section 1). */
export const addressIn = (baseUrl: string, path: string, locale: Locale): string =>
  `${baseUrl}${path}${locale === defaultLocale ? '' : `?lang=${locale}`}`;

/** Canonical and alternate links of a page. */
export function pageLinks(baseUrl: string, path: string, locale: Locale) {
  const alternates = locales.map((hrefLang) => ({
    rel: 'alternate',
    hrefLang: hrefLang as string,
    href: addressIn(baseUrl, path, hrefLang),
  }));
  return [
    { rel: 'canonical', href: addressIn(baseUrl, path, locale) },
    ...alternates,
    { rel: 'alternate', hrefLang: 'x-default', href: addressIn(baseUrl, path, defaultLocale) },
  ];
}

/** Open Graph's names of the languages. */
export const socialLocale: Localized = { tr: 'tr_TR', en: 'en_US', ar: 'ar_AR' };
