import { type Page, personalBeginnings } from '../pages';

/** robots.txt (RFC 9309): everything is open except the owner's room, the API and visitors' personal pages. */
export const robots = (baseUrl: string, pages: readonly Page[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...personalBeginnings(pages), '/api'].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
