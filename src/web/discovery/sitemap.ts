import { defaultLocale, locales } from '#/platform/i18n/locale';
import { addressIn } from '../head/addresses';
import type { ListedAddress } from './addresses';
import { escapeXml } from './escaped';

/** The sitemap (sitemaps.org): every page in every language, each with links to its alternates. */
export function sitemap(baseUrl: string, pages: readonly ListedAddress[]): string {
  const entries = pages.flatMap((page) => locales.map((locale) => entry(baseUrl, page, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(baseUrl: string, { path, changed }: ListedAddress, locale: (typeof locales)[number]): string {
  const alternate = (language: string, of: (typeof locales)[number]) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(addressIn(baseUrl, path, of))}"/>`;
  return [
    '<url>',
    `<loc>${escapeXml(addressIn(baseUrl, path, locale))}</loc>`,
    ...(changed ? [`<lastmod>${escapeXml(changed)}</lastmod>`] : []),
    ...locales.map((other) => alternate(other, other)),
    alternate('x-default', defaultLocale),
    '</url>',
  ].join('');
}
