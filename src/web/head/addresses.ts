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

/**
 * The languages in which search engines are told that a page exists, in addition to `x-default`; none if the site has only one.
 */
export const alternatesOf = ({ public: shown }: SiteAddress['languages']): readonly Locale[] =>
  shown.length > 1 ? shown : [];

/** Canonical and alternate links of a page. */
export function pageLinks(site: SiteAddress, path: string, locale: Locale) {
  const { main } = site.languages;
  const alternates = alternatesOf(site.languages).map((hrefLang) => ({
    rel: 'alternate',
    hrefLang: hrefLang as string,
    href: addressIn(site, path, hrefLang),
  }));
  return [
    { rel: 'canonical', href: addressIn(site, path, locale) },
    ...alternates,
    ...(alternates.length > 0
      ? [{ rel: 'alternate', hrefLang: 'x-default', href: addressIn(site, path, main) }]
      : []),
  ];
}

/** Links to the feeds of a language. */
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
