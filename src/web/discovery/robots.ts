import { type Page, personalBeginnings } from '../pages';

/** robots.txt (RFC 9309): all is open but the owner's part, the API and what belongs to one visitor. */
export const robots = (baseUrl: string, pages: readonly Page[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[...personalBeginnings(pages), '/api'].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
