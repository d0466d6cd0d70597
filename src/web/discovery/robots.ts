/** robots.txt (RFC 9309): all is open but the owner's part, the API and what belongs to one visitor. */
export const robots = (baseUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /reservation',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
