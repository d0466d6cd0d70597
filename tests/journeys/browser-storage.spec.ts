import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { journey } from '../support/browser';
import { fixedPages } from '../support/pages';
import { type SharedSite, sharedSite } from '../support/site';
import { tr } from '../support/words';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** The names of everything that this browser holds for the site. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
  ]);
  return [...cookies, ...others];
}

journey(
  'Given a visitor who reads every public page and uses what stores something, then the browser holds nothing that the privacy page does not name',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, serviceWorker: true });
    await page.goto('/privacy');
    const named = await page.locator('[data-stored]').allTextContents();
    expect(named.length).toBeGreaterThan(4);
    const isNamed = (name: string) =>
      named.some((each) => each === name || each === name.replace(/^(kursu-).*/, '$1*'));
    const seen = new Set<string>();
    const look = async () => {
      const names = await storedNames(page);
      for (const name of names) seen.add(name.replace(/^(kursu-).*/, '$1*'));
      expect(
        names.filter((name) => !isNamed(name)),
        page.url(),
      ).toEqual([]);
    };
    await page.getByRole('button', { name: tr.shell.theme }).first().click();
    for (const { path } of fixedPages) {
      await page.goto(path);
      await look();
    }
    await page.goto('/contact');
    await page.getByLabel(tr.contact.form.name, { exact: true }).fill('Deniz');
    await look();
    await page.goto('/training-booking');
    await page.getByLabel(tr.training.form.name, { exact: true }).fill('Deniz');
    await page.goto('/consultation-booking');
    await page.getByLabel(tr.booking.form.name, { exact: true }).fill('Deniz');
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL(/lang=en/);
    await page.locator('header a[href^="/consulting"]').first().click();
    await page.waitForURL(/\/consulting\?/);
    await expect
      .poll(async () => (await storedNames(page)).some((name) => name.startsWith('kursu-')))
      .toBe(true);
    await look();
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        'application-draft',
        'booking-draft',
        'kursu-*',
        'language',
        'message-draft',
        'theme',
      ]),
    );
  },
);
