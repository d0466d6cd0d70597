/** The address of a page in a language; `path` may contain a query. */
export const addressIn = (path: string, locale: string): string =>
  locale === 'tr' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
