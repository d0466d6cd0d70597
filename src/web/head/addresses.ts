import { defaultLocale, type Locale, type Localized, locales } from '#/platform/i18n/locale';
import type { PagePath } from '../page-facts';

/** The canonical address of a path in a language: Turkish carries no `lang`. */
export const addressIn = (baseUrl: string, path: string, locale: Locale): string => {
  const query = locale === defaultLocale ? '' : `${path.includes('?') ? '&' : '?'}lang=${locale}`;
  // The query stands before the fragment, if there is one.
  return `${baseUrl}${path.replace(/(?=#|$)/, query)}`;
};

/** Like `addressIn`, but a path without a page doesn't compile. */
export const pageAddress = (baseUrl: string, path: PagePath, locale: Locale): string =>
  addressIn(baseUrl, path, locale);

/** Paths of the feeds; as everywhere, `?lang=` selects the language. */
export const feedPaths = { rss: '/feed.xml', atom: '/atom.xml' } as const;

/** The address of the image that is generated for a page, to be shown where the page is shared. */
export const sharingImageAt = (baseUrl: string, path: string, locale: Locale): string =>
  addressIn(baseUrl, sharingPath(path), locale);

export const sharingPath = (path: string): string =>
  `/share${path === '/' ? '/home' : path.split('?')[0]}.png`;

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

/** Links to the feeds of a language. */
export const feedLinks = (baseUrl: string, locale: Locale, title: string) => [
  {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${title} (RSS)`,
    href: addressIn(baseUrl, feedPaths.rss, locale),
  },
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${title} (Atom)`,
    href: addressIn(baseUrl, feedPaths.atom, locale),
  },
];

/** Open Graph's codes of the languages. */
export const socialLocale: Localized = { tr: 'tr_TR', en: 'en_US', ar: 'ar_AR' };
