import { type Page, personalPaths } from '../pages';

/** The robots.txt of a site that is being set up. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

/** robots.txt (RFC 9309): crawlers may read everything except the owner's room, the API and visitors' personal pages. */
export function robots(baseUrl: string, pages: readonly Page[]): string {
  const hidden = [...personalPaths(pages), '/api'].sort();
  // A line covers every path that begins with it, so such paths need no line of their own.
  const lines = hidden.filter((path) => !hidden.some((other) => other !== path && path.startsWith(other)));
  return [
    'User-agent: *',
    'Allow: /',
    ...lines.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
