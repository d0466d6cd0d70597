import { afterAll, beforeAll, expect } from 'vitest';
import { ar } from '#/features/articles/copy/ar';
import { tr } from '#/features/articles/copy/tr';
import { pageSize } from '#/features/articles/rules';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'none' } });
});
afterAll(() => site.kill());

journey(
  'Given more articles than fit on a page of the list, then links lead to the older ones and back, in the page’s language',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/404/);
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await signIn(page, site);
    for (let n = 0; n <= pageSize; n += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
      const data = { title: `Yazı ${n}`, category: 'Felsefe', date, isPublished: true };
      const response = await page.request.post('/api/admin/articles', {
        data,
        headers: { Origin: site.url },
      });
      expect(response.status()).toBe(201);
    }
    await page.goto('/articles');
    const titles = page.locator('.article-card').getByRole('heading');
    expect(await titles.count()).toBe(pageSize);
    await page.getByRole('link', { name: tr.pages.older }).click();
    await page.waitForURL(/\/articles\?page=2$/);
    await expect.poll(() => titles.allTextContents()).toEqual(['Yazı 0']);
    await expect.poll(() => page.title()).toContain(tr.pages.title(2));
    await expect.poll(() => page.getByRole('link', { name: tr.pages.older }).count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: tr.pages.newer }).click();
    await page.waitForURL(/\/articles$/);
    await expect.poll(() => titles.count()).toBe(pageSize);

    await page.goto('/articles?lang=ar&page=2');
    expect(await titles.allTextContents()).toEqual(['Yazı 0']);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/articles\?page=2&lang=ar$/,
    );
    const newer = page.getByRole('link', { name: ar.pages.newer });
    expect(await newer.getAttribute('href')).toBe('/articles?lang=ar');

    expect((await page.goto('/articles?page=3'))?.status()).toBe(404);
  },
);
