/** Where a page stands in a language; `path` may hold a query. */
export const addressIn = (path: string, locale: string): string =>
  locale === 'tr' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
