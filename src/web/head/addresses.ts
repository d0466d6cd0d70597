import type { Locale, Localized } from '#/platform/i18n/locale';
import { langOf, type SiteAddress } from '#/platform/i18n/site-languages';
import type { PagePath } from '../page-facts';

/** The canonical address of a path in a language. In the main language it has no `lang`. */
export const addressIn = ({ baseUrl, languages }: SiteAddress, path: string, locale: Locale): string => {
  const lang = langOf(locale, languages);
  const query = lang ? `${path.includes('?') ? '&' : '?'}lang=${lang}` : '';
  // The query comes before the fragment, if there is one.
  return `${baseUrl}${path.replace(/(?=#|$)/, query)}`;
};

/** Like `addressIn`, but a path without a page doesn't compile. */
export const pageAddress = (site: SiteAddress, path: PagePath, locale: Locale): string =>
  addressIn(site, path, locale);

/** Paths of the feeds; as everywhere, `?lang=` selects the language. */
export const feedPaths = { rss: '/feed.xml', atom: '/atom.xml' } as const;

/** The address of the image that is generated for a page, to be shown where the page is shared. */
export const sharingImageAt = (site: SiteAddress, path: string, locale: Locale): string =>
  addressIn(site, sharingPath(path), locale);

export const sharingPath = (path: string): string =>
  `/share${path === '/' ? '/home' : path.split('?')[0]}.png`;

/** The addresses of a page in each public language, and as `x-default` for other readers; none if there is only one language. */
export function alternatesOf(site: SiteAddress, path: string) {
  const { public: shown, main } = site.languages;
  if (shown.length < 2) return [];
  const named = [...shown.map((locale) => [locale, locale] as const), ['x-default', main] as const];
  return named.map(([hrefLang, locale]) => ({ hrefLang, href: addressIn(site, path, locale) }));
}

export const pageLinks = (site: SiteAddress, path: string, locale: Locale) => [
  { rel: 'canonical', href: addressIn(site, path, locale) },
  ...alternatesOf(site, path).map((link) => ({ rel: 'alternate', ...link })),
];

export const feedLinks = (site: SiteAddress, locale: Locale, title: string) =>
  (
    [
      ['rss', 'RSS'],
      ['atom', 'Atom'],
    ] as const
  ).map(([kind, name]) => ({
    rel: 'alternate',
    type: `application/${kind}+xml`,
    title: `${title} (${name})`,
    href: addressIn(site, feedPaths[kind], locale),
  }));

/** Open Graph's codes of the languages. */
export const socialLocale: Localized = { tr: 'tr_TR', en: 'en_US', ar: 'ar_AR' };
