import { beforeAll, expect } from 'vitest';
import { newestArticle } from '../support/address';
import { journey } from '../support/browser';
import { fontsOfPage } from '../support/fonts';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
let article: string;
beforeAll(async () => {
  site = await sharedSite();
  article = await newestArticle(site.url);
});

/** The most kilobytes of script, compressed by gzip, that each page may load at the first interaction: what it needs today. */
const scriptBars = {
  '/': 189,
  '/?lang=ar': 190,
  '/about': 156,
  '/consulting': 155,
  '/training': 158,
  '/articles': 160,
  article: 160,
} as const;

for (const [name, atMost] of Object.entries(scriptBars))
  journey(
    `Given ${name}, when it is read, then it preloads the fonts that it shows, and when the pointer moves, at most ${atMost} kB of script are loaded, and nothing of the owner's rooms or of bookings`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, still: true });
      await page.goto(name === 'article' ? article : name, { waitUntil: 'networkidle' });
      const { loaded, preloaded } = await fontsOfPage(page);
      expect(loaded).toEqual(preloaded);
      await page.mouse.move(300, 300);
      await page.mouse.move(301, 301);
      await page.waitForFunction(() => !('earlyActions' in window));
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((address) => address.endsWith('.js')),
      );
      const sizes = await Promise.all([...new Set(scripts)].map(compressedSize));
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(atMost);
      expect(scripts.filter((address) => /\/(owner|words-(owner|booking))-/.test(address))).toEqual([]);
    },
  );

/** The size of a file in bytes, compressed by gzip. */
async function compressedSize(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  await response.body?.cancel();
  return Number(response.headers.get('content-length'));
}
