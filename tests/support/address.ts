/** The address of a page in a language; `path` may contain a query. */
export const addressIn = (path: string, locale: string): string =>
  locale === 'tr' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;

/** The address of the newest article of a site. */
export async function newestArticle(site: string): Promise<string> {
  const [newest] = (await (await fetch(`${site}/api/articles`)).json()) as { id: string }[];
  return `/articles/${newest?.id}`;
}
