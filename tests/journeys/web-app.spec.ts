import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { contactWords } from '#/features/contact/copy';
import { ar } from '#/web/app/copy/ar';
import { tr } from '#/web/app/copy/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

describe('a browser that is offline', () => {
  const cachedAddresses = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return entries.flat().map(({ url }) => url.replace(location.origin, ''));
    });
  const waitUntilCached = (page: Page, path: string) =>
    expect.poll(() => cachedAddresses(page)).toContain(path);

  journey(
    'Given pages that were read, when the browser is offline, then they open, other addresses show the offline page in their language, and no personal page was cached',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      expectTrouble(/404/);
      const page = await visit({ baseURL: site.url, serviceWorker: true });
      await page.goto('/robots.txt');
      await page.evaluate(() =>
        Promise.all(['kursu-of-an-older-build', 'another'].map((name) => caches.open(name))),
      );
      await page.goto('/?lang=en');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await waitUntilCached(page, '/?lang=en');
      await page.goto('/consultation-booking?lang=en&service=ai-growth', { waitUntil: 'networkidle' });
      await page.goto('/consulting?lang=en');
      await waitUntilCached(page, '/consulting?lang=en');
      // A page that was reached without loading a document is cached, too.
      await page.locator('header a[hreflang="ar"]').click();
      await waitUntilCached(page, '/consulting?lang=ar');
      await page.goto('/reservation-success?id=3e1f1c1e-0000-4000-8000-000000000000');
      const addresses = await cachedAddresses(page);
      expect(addresses.filter((path) => /^\/(api|admin|reservation)/.test(path))).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => caches.keys()))
        .toEqual(['another', expect.stringMatching(/^kursu-[0-9a-f]{12}$/)]);

      await page.context().setOffline(true);
      await page.goto('/consulting?lang=en');
      expect(await page.locator('h1').textContent()).not.toBe('You are offline');
      await page.reload();
      await page.locator('header a[hreflang="ar"]').click();
      await page.waitForFunction(() => document.documentElement.dir === 'rtl');
      const words = {
        '': 'لا يوجد اتصال',
        '?lang=en': 'You are offline',
        '?lang=fr': 'You are offline',
        '?lang=tr': 'Bağlantı yok',
      };
      for (const [search, title] of Object.entries(words)) {
        await page.goto(`/no-such-page${search}`);
        expect(await page.locator('h1').textContent(), search).toBe(title);
      }
      await expectAccessible(page);
      const requested = await page.evaluate(() =>
        fetch('/api/availability?service=ai-growth').then(
          ({ status }) => status,
          () => 'failed',
        ),
      );
      expect(requested).toBe('failed');

      await page.context().setOffline(false);
      await page.waitForFunction(() => document.querySelector('h1')?.textContent !== 'Bağlantı yok');
    },
  );
});

/** Opens a page and waits for the scripts that are loaded last. */
async function open(page: Page, path: string): Promise<void> {
  const lastScript = page.waitForResponse(/assets\/toast-.*\.js/);
  await page.goto(path);
  await lastScript;
}

const goOffline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('offline')));
const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
const noticesOn = (page: Page) => page.locator('.toast');

describe('a notice', () => {
  journey(
    'Given a notice, when another one appears, then it replaces the first, and disappears after 5 seconds',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.clock.install();
      await open(page, '/');
      await goOffline(page);
      await noticesOn(page).getByText(tr.lost.title).waitFor();
      expect(await page.locator('[aria-live="polite"]').textContent()).toContain(tr.lost.title);
      await page.clock.runFor(4000);
      await goOnline(page);
      await noticesOn(page).getByText(tr.back.title).waitFor();
      await expect.poll(() => noticesOn(page).count()).toBe(1);
      await page.clock.runFor(4000);
      expect(await noticesOn(page).count()).toBe(1);
      await page.clock.runFor(1000);
      await expect.poll(() => noticesOn(page).count()).toBe(0);
    },
  );

  journey(
    'Given a notice of a failure, then it stays, also while the connection comes and goes, until it is tried again',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/api\/contact/);
      const page = await visit({ baseURL: site.url });
      await page.clock.install();
      await open(page, '/contact');
      await page.route('**/api/contact', (route) => route.abort());
      const { form, failure } = await contactWords.load('tr');
      await page.getByLabel(form.name, { exact: true }).fill('Deniz Yalçınkaya');
      await page.getByLabel(form.email, { exact: true }).fill('deniz@marti.example');
      await page.getByLabel(form.message, { exact: true }).fill('Bir panel için yazıyorum.');
      const send = page.getByRole('button', { name: form.submit });
      const sent = page.waitForRequest('**/api/contact');
      await send.click();
      await page.clock.runFor(5000);
      await sent;
      await noticesOn(page).getByText(failure.title).waitFor();
      await goOffline(page);
      await goOnline(page);
      await page.clock.runFor(60_000);
      expect(await noticesOn(page).textContent()).toContain(failure.title);
      await page.unroute('**/api/contact');
      await page.route('**/api/contact', () => undefined);
      await send.click();
      await expect.poll(() => noticesOn(page).count()).toBe(0);
    },
  );

  journey('Given a pointer on the notice or the focus in it, then its timer is paused', async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await page.clock.install();
    await open(page, '/');
    await goOffline(page);
    await noticesOn(page).hover();
    await page.clock.runFor(20_000);
    expect(await noticesOn(page).count()).toBe(1);
    await page.getByRole('button', { name: tr.close }).focus();
    await page.mouse.move(5, 700);
    await page.clock.runFor(20_000);
    expect(await noticesOn(page).count()).toBe(1);
    await page.locator('header a').first().focus();
    await page.clock.runFor(5000);
    await expect.poll(() => noticesOn(page).count()).toBe(0);
  });

  journey(
    'Given its button, Escape or a swipe of 50 px to the right (in Arabic to the left), then the notice closes; a shorter swipe leaves it open',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844 });
      await page.clock.install();
      await open(page, '/');
      const swipe = async (pixels: number) => {
        const box = await noticesOn(page).boundingBox();
        if (!box) throw new Error('there is no notice');
        expect(box.width).toBeLessThanOrEqual(420);
        const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + pixels / 2, y);
        await page.mouse.move(x + pixels, y);
        await page.mouse.up();
      };
      const expectClosed = () => expect.poll(() => noticesOn(page).count()).toBe(0);
      await goOffline(page);
      await noticesOn(page).getByText(tr.lost.title).waitFor();
      await noticesOn(page).hover();
      await swipe(49);
      await swipe(-80);
      expect(await noticesOn(page).count()).toBe(1);
      await swipe(50);
      await expectClosed();
      // In Arabic, the directions of a swipe are mirrored.
      await open(page, '/?lang=ar');
      await goOffline(page);
      await noticesOn(page).getByText(ar.lost.title).waitFor();
      await noticesOn(page).hover();
      await expectNoSidewaysScroll(page);
      await swipe(-49);
      await swipe(80);
      expect(await noticesOn(page).count()).toBe(1);
      await swipe(-50);
      await expectClosed();
      await goOffline(page);
      await noticesOn(page).waitFor();
      await page.keyboard.press('Escape');
      await expectClosed();
      await goOffline(page);
      await page.getByRole('button', { name: ar.close }).click();
      await expectClosed();
    },
  );
});

describe('a tooltip', () => {
  const tooltip = (page: Page) => page.locator('.tooltip:popover-open');

  journey(
    'Given a pointer, then the tooltip appears after 700 ms, the next one at once within 300 ms, and Escape closes it',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await open(page, '/');
      const waited = (language: string) =>
        page.locator(`header a[hreflang="${language}"]`).evaluate(
          (control) =>
            new Promise<number>((resolve) => {
              control.addEventListener('pointerover', ({ timeStamp: over }) => {
                document.addEventListener('beforetoggle', ({ timeStamp }) => resolve(timeStamp - over), {
                  capture: true,
                  once: true,
                });
              });
            }),
        );
      const point = async (language: string) => {
        const waiting = waited(language);
        await page.locator(`header a[hreflang="${language}"]`).hover();
        return waiting;
      };
      expect(await point('en')).toBeGreaterThanOrEqual(690);
      await expect.poll(() => tooltip(page).textContent()).toBe('English');
      await expectAccessible(page);
      // Well before the 700 ms for which the first tooltip waits.
      expect(await point('ar')).toBeLessThan(600);
      await expect.poll(() => tooltip(page).textContent()).toBe('العربية');
      await page.keyboard.press('Escape');
      await expect.poll(() => tooltip(page).count()).toBe(0);
    },
  );

  journey(
    'Given keyboard focus, then the tooltip appears within the window; the control has its accessible name without it',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844 });
      await open(page, '/?lang=ar');
      expect(await page.getByRole('link', { name: 'TR Türkçe' }).count()).toBe(1);
      await page.locator('.nav-brand').focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => tooltip(page).textContent()).toBe('Türkçe');
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Tab');
      await expect.poll(() => tooltip(page).textContent()).toBe('English');
      const box = await tooltip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => tooltip(page).count()).toBe(0);
    },
  );
});

describe('what a page does after it has loaded', () => {
  journey(
    'Given a page in use, then paint timings and layout shifts are logged to the console',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()} ${message.text()}`));
      await open(page, '/');
      await page.locator('header button').first().click();
      await expect.poll(() => messages.join('\n')).toMatch(/debug FCP \d+ ms/);
      await expect.poll(() => messages.join('\n')).toMatch(/debug CLS \d\.\d{3}/);
      await expect.poll(() => messages.join('\n')).toMatch(/debug LCP \d+ ms/);
    },
  );

  journey(
    'Given a window of 768 px, then pictures further down are prefetched; at 767 px they are not',
    async ({ visit }) => {
      for (const [width, staysLazy] of [
        [768, false],
        [767, true],
      ] as const) {
        const page = await visit({ baseURL: site.url, width });
        await open(page, '/articles');
        const lazy = page.locator('main img[loading="lazy"]');
        await expect.poll(async () => (await lazy.count()) > 0).toBe(staysLazy);
      }
    },
  );
});
