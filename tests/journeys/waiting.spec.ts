import { beforeAll, describe, expect } from 'vitest';
import { addressIn } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, journey } from '../support/browser';
import { type SharedSite, sharedSite } from '../support/site';
import { ar } from '../support/words';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** Language, page that the visitor comes from, link, request that is held back, and text shown until the response comes. */
const cases = [
  ['tr', '/contact', 'a[href="/about"]', '**/api/about?**', 'Yükleniyor...'],
  ['en', '/contact', 'a[href="/articles?lang=en"]', '**/api/articles?**', 'Loading articles...'],
  ['en', '/articles', '.article-card a', '**/api/articles/*', 'Loading article...'],
  ['ar', '/articles', '.article-card a', '**/api/articles/*', ar.articles.loadingOne],
  [
    'tr',
    '/contact',
    'a[href="/training-booking"]',
    '**/api/training-services?**',
    'Eğitim programları yükleniyor...',
  ],
] as const;

describe('a page that is loading', () => {
  // By default only a list and an article.
  for (const [locale, from, link, heldRequest, status] of isExhaustive ? cases : cases.slice(1, 3))
    journey(
      `Given ${from} in ${locale}, when ${heldRequest} takes its time, then the page shows “${status}”`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url });
        await page.goto(addressIn(from, locale), { waitUntil: 'networkidle' });
        const held = Promise.withResolvers<void>();
        await page.route(heldRequest, async (route) => {
          await held.promise;
          await route.continue();
        });
        // Where the page has no such link, the visitor goes through the home page.
        if ((await page.locator(link).count()) === 0) {
          await page.locator('.nav-brand').click();
          await page.waitForURL((url) => url.pathname === '/');
        }
        const before = page.url();
        await page.locator(link).first().click();
        await page.waitForURL(({ href }) => href !== before);
        const waiting = page.getByText(status, { exact: true });
        await waiting.first().waitFor();
        await expectAccessible(page);
        held.resolve();
        await expect.poll(() => waiting.count()).toBe(0);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    );

  journey(
    'Given a link to the home page, when its lists load slowly, then placeholders are shown in their place',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/contact', { waitUntil: 'networkidle' });
      const held = Promise.withResolvers<void>();
      await page.route(/api\/(training|consulting)-services/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.locator('.nav-brand').click();
      await page.locator('#training .skeleton').first().waitFor();
      await page.locator('#consulting .skeleton').first().waitFor();
      held.resolve();
      await page.locator('#training .program').first().waitFor();
      await expect.poll(() => page.locator('#training .skeleton').count()).toBe(0);
    },
  );
});
