import { type Page, personalPaths } from './pages';
import { isWithin } from './path-within';

/** Paths of this site that don't belong to a route of a page: the API, files, health checks, and the offline page. */
const files =
  /^\/(api|assets|fonts|img|uploads|share|\.vite)(\/|$)|^\/[^/]+\.(txt|xml|js|webmanifest)$|^\/(healthz|readyz|offline)$/;

export const isPersonalPath = (pages: readonly Page[], path: string): boolean =>
  isWithin(personalPaths(pages), path);

/**
 * Whether an address belongs to this site: to its files, its API or a page. The address of a public page may have only
 * parameters that the page knows (`cacheBy`). Public pages of single items (`/articles/$id`) don't count: there may be no such
 * item.
 */
export function isOwnAddress(pages: readonly Page[], { pathname, searchParams }: URL): boolean {
  if (files.test(pathname) || isPersonalPath(pages, pathname)) return true;
  const page = pages.find(({ path }) => path === pathname);
  return page !== undefined && [...searchParams.keys()].every((name) => name in (page.cacheBy ?? {}));
}
