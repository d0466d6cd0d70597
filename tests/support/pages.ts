import { createCacheKeys } from '#/web/delivery/cache/cache-keys';
import { sitePages } from '#/web/site-pages';

/** The pages that are there whatever the content is. */
export const fixedPages = sitePages.filter(({ sitemap }) => sitemap === 'page');

/** The addresses of this site that are cached, none of them with a value of the catalogue. */
export const keyOf = createCacheKeys(sitePages, () => false);
