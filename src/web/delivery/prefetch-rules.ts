import type { Page } from '../pages';

/** Speculation rules as JSON, for pages in the site's main language or in another one. */
export type PrefetchRules = (isMainLanguage: boolean) => string;

/**
 * While a link to a public page is being pressed, the browser already fetches that page. A page that soon becomes outdated
 * (`cacheFor`) is fetched only when it is opened. On pages that aren't in the main language, only links that name a language are
 * prefetched: the server responds to all others in the remembered language, which pressing the link may change.
 */
export function createPrefetchRules(pages: readonly Page[]): PrefetchRules {
  const kept = pages.filter(({ audience, cacheFor }) => audience === 'everybody' && cacheFor === undefined);
  const paths = { href_matches: kept.map(({ path }) => path.replaceAll('$', ':')) };
  const rulesWhere = (where: object) => JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] });
  const inMainLanguage = rulesWhere(paths);
  const inOthers = rulesWhere({ and: [paths, { href_matches: '/*\\?*lang=*' }] });
  return (isMainLanguage) => (isMainLanguage ? inMainLanguage : inOthers);
}
