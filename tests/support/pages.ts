import { createCacheKeys } from '#/web/delivery/cache/cache-keys';
import { sitePages } from '#/web/site-pages';

/** The pages that exist whatever the content is. */
export const fixedPages = sitePages.filter(({ sitemap }) => sitemap === 'page');

/** The cache keys of this site's addresses, without any of the catalogue's values. */
export const keyOf = createCacheKeys(sitePages, () => false);
