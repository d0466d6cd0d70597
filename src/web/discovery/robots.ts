import { type Page, personalPrefixes } from '../pages';

/** robots.txt (RFC 9309): everything is open except the owner's room, the API and visitors' personal pages. */
export const robots = (baseUrl: string, pages: readonly Page[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...personalPrefixes(pages), '/api'].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
