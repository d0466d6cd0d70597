import type { Page } from 'playwright-core';

/** The fonts that a page has loaded and those that it preloads, as sorted addresses. */
export const fontsOfPage = (page: Page): Promise<{ loaded: string[]; preloaded: string[] }> =>
  page.evaluate(() => {
    const sorted = (addresses: string[]) => [...new Set(addresses)].sort();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
    return {
      loaded: sorted(loaded.filter((address) => address.endsWith('.woff2'))),
      preloaded: sorted([...links].map(({ href }) => href)),
    };
  });
