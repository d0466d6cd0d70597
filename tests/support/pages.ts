import { createCacheKeys } from '#/web/delivery/cache/cache-keys';
import { sitePages } from '#/web/site-pages';

/** The pages for everybody that exist whatever the content is. */
export const fixedPages = sitePages.filter(
  ({ audience, path }) => audience === 'everybody' && !path.includes('$'),
);

/** Returns the cache key of an address of this site. No value of a search parameter, such as the id of a service, is known. */
export const keyOf = createCacheKeys(sitePages, () => false);
