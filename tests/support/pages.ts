import { createCacheKeys } from '#/web/delivery/cache/cache-keys';
import { sitePages } from '#/web/site-pages';

/** The pages for everybody that exist whatever the content is. */
export const fixedPages = sitePages.filter(
  ({ audience, path }) => audience === 'everybody' && !path.includes('$'),
);

/** The cache keys of this site's addresses, without any of the catalogue's values. */
export const keyOf = createCacheKeys(sitePages, () => false);
