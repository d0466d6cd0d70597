import { beforeAll, describe, expect } from 'vitest';
import { ar } from '#/web/shell/copy/ar';
import { en } from '#/web/shell/copy/en';
import { tr } from '#/web/shell/copy/tr';
import { addressIn } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { fixedPages } from '../support/pages';
import { type SharedSite, sharedSite } from '../support/site';

const words = { tr, en, ar };
const languages = ['tr', 'en', 'ar'] as const;
const listed = fixedPages.map(({ path }) => path);
/** The themes to check, each at one width. */
const looks = [
  { dark: false, width: 1280 },
  { dark: true, width: 320 },
];
const pages = [...listed, '/consultation-booking?service=ai-growth'];
/** Whether a page is checked: by default each page in one language only, with one of the `looks` in turn. */
const isTurn = (page: number, language: number, look: number) =>
  isExhaustive || (page % languages.length === language && (page + language) % looks.length === look);

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

describe('every page, in every language', () => {
  for (const [turn, language] of languages.entries()) {
    for (const [look, { dark, width }] of looks.entries()) {
      journey(
        `Given ${language} in the ${dark ? 'dark' : 'light'} theme at ${width} px, then axe finds nothing on a fixed page and nothing scrolls sideways`,
        async ({ visit }) => {
          const page = await visit({ baseURL: site.url, width, dark, reducedMotion: true });
          for (const path of pages.filter((_, index) => isTurn(index, turn, look))) {
            await page.goto(addressIn(path, language));
            await expectNoSidewaysScroll(page);
            await expectAccessible(page);
          }
        },
      );
    }
    journey(
      `Given an unknown address in ${language}, then its page links to the home page`,
      async ({ visit, expectTrouble }) => {
        expectTrouble(/404/);
        const page = await visit({ baseURL: site.url });
        await page.goto(addressIn('/no-such-page', language));
        await expectAccessible(page);
        await page.getByRole('link', { name: words[language].missing.home }).click();
        await page.waitForURL((url) => url.pathname === '/');
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      },
    );
  }
});

describe('the language', () => {
  journey(
    'Given a page, when the language is switched, then texts, title, direction and address change without a reload, and links and the next visit keep the language',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/consulting?category=ai');
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const titles = new Set([await page.title()]);
      for (const language of ['ar', 'en'] as const) {
        await page.locator(`header a[hreflang="${language}"]`).click();
        await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
        await expect
          .poll(() => page.locator('html').getAttribute('dir'))
          .toBe(language === 'ar' ? 'rtl' : 'ltr');
        await expect.poll(() => new URL(page.url()).search).toBe(`?category=ai&lang=${language}`);
        await expect
          .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
          .toContain(`lang=${language}`);
        await expect
          .poll(async () => titles.has(await page.title()), { message: 'the title of another language' })
          .toBe(false);
        titles.add(await page.title());
      }
      expect(titles.size).toBe(3);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');

      await page.locator('a[href*="/consultation-booking?"]').first().click();
      await page.waitForURL(/consultation-booking\?.*lang=en/);
      await page.goto('/consulting');
      await expect.poll(() => new URL(page.url()).search).toBe('?lang=en');
      await page.locator('header a[hreflang="tr"]').click();
      await page.waitForFunction(() => document.documentElement.lang === 'tr');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.reload();
      expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    },
  );

  journey(
    'Given a language that only local storage remembers, when an address without language is opened, then the page is in that language',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/consulting');
      await page.evaluate(() => localStorage.setItem('language', 'ar'));
      await page.context().clearCookies();
      await page.goto('/consulting');
      await page.waitForFunction(() => document.documentElement.lang === 'ar');
      await expect.poll(() => new URL(page.url()).search).toBe('?lang=ar');
    },
  );
});

describe('the effect of a language switch on other choices', () => {
  journey(
    'Given a chosen service, when the language is switched, then the service stays chosen',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/consultation-booking?service=omnichannel');
      await page.locator('[data-slot]').first().waitFor();
      await page.locator('header a[hreflang="en"]').click();
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      await expect.poll(() => page.locator('select').first().inputValue()).toBe('omnichannel');
    },
  );

  journey('Given an unknown language, then English is shown, but not remembered', async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await page.goto('/consulting?lang=fr');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(null);
    await page.goto('/consulting');
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  });
});

describe('the navigation bar', () => {
  journey(
    'Given a page that is scrolled past 100 px, then the bar becomes opaque; scrolled back, it is transparent again',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, reducedMotion: true });
      await page.goto('/');
      const bar = page.locator('header').first();
      const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
      const transparent = await background();
      await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
      await expect.poll(background).not.toBe(transparent);
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
      await expect.poll(background).toBe(transparent);
    },
  );

  journey(
    'Given a phone on another page, when an item of the menu is chosen, then the menu closes and the home page scrolls to the section',
    async ({ visit }) => {
      const page = await visit({
        baseURL: site.url,
        width: 390,
        height: 844,
        touch: true,
        reducedMotion: true,
      });
      await page.goto('/consulting');
      const menu = page.locator('header details');
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: tr.nav.contact }).click();
      await page.waitForURL((url) => url.pathname === '/' && url.hash === '#contact');
      await expect.poll(() => menu.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(false);
      await expect
        .poll(() =>
          page.locator('#contact').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
        )
        .toBeLessThan(400);
    },
  );

  journey(
    'Given no JavaScript, then every text and link of a page is there, and the form says that it needs JavaScript',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, javaScript: false });
      await page.goto('/consulting');
      expect(await page.locator('main a[href*="consultation-booking"]').count()).toBeGreaterThanOrEqual(13);
      const opacities = await page
        .locator('main *')
        .evaluateAll(
          (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
        );
      expect(opacities).toBe(0);
      await page.goto('/consultation-booking');
      expect(await page.locator('main a[href*="wa.me"]').count()).toBeGreaterThan(0);
      expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
    },
  );
});
