import { type Page, personalPrefixes } from '../pages';

/** The robots.txt of a site that is being set up. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

/** robots.txt (RFC 9309): crawlers may read everything except the owner's room, the API and visitors' personal pages. */
export const robots = (baseUrl: string, pages: readonly Page[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...personalPrefixes(pages), '/api'].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
