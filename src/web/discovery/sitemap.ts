import { escapeMarkup } from '#/platform/html/escape';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteAddress } from '#/platform/i18n/site-languages';
import { addressIn, alternatesOf } from '../head/addresses';
import type { ListedAddress } from './addresses';

/** The sitemap (sitemaps.org): every page in every public language, each with links to its alternates. */
export function sitemap(site: SiteAddress, pages: readonly ListedAddress[]): string {
  const entries = pages.flatMap((page) => site.languages.public.map((locale) => entry(site, page, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(site: SiteAddress, { path, changed }: ListedAddress, locale: Locale): string {
  return [
    '<url>',
    `<loc>${escapeMarkup(addressIn(site, path, locale))}</loc>`,
    ...(changed ? [`<lastmod>${escapeMarkup(changed)}</lastmod>`] : []),
    ...alternatesOf(site, path).map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeMarkup(href)}"/>`,
    ),
    '</url>',
  ].join('');
}
