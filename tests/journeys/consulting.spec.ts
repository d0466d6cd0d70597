import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { consultingFilters, consultingPackages, consultingServices } from '../support/catalogue';
import { type SharedSite, sharedSite } from '../support/site';
import { ar, en, tr } from '../support/words';

const words = { tr, en, ar };
const sizes = { tr: 1280, en: 1280, ar: 390 };

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** Expects that each service's card describes it and links to its booking, or to a request where it can't be booked. */
async function expectOffered(page: Page, locale: Locale) {
  for (const { id, title, duration, description, bookable } of consultingServices(locale)) {
    const card = page.locator(`[id="${id}"]`);
    for (const text of [title, duration, description]) await card.getByText(text).first().waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe(
      addressIn(`/consultation-booking?${bookable ? `service=${id}` : 'topic=special'}`, locale),
    );
  }
}

describe('the catalogue of consulting', () => {
  for (const locale of inTurn(locales, 0))
    journey(
      `Given ${locale} at ${sizes[locale]} px, when a visitor reads and filters the page, then it shows the services without prices`,
      async ({ visit }) => {
        const { consulting, priceOnRequest } = words[locale].catalogue;
        const page = await visit({ baseURL: site.url, width: sizes[locale], reducedMotion: true });
        await page.goto(addressIn('/consulting', locale));
        const figures = (await page.locator('.figure dd').allInnerTexts()).map((text) =>
          text.replaceAll(/\s+/g, ''),
        );
        expect(figures.slice(0, 3)).toEqual(['25+', '500+', '100+']);
        expect(figures[3]).toMatch(/^48/);

        const cards = page.locator('#services .offer');
        const groups = page.locator('#services .category-group');
        expect([await cards.count(), await groups.count()]).toEqual([13, 4]);
        for (const card of await cards.all())
          expect(await card.locator('.offer-end span').first().textContent()).toBe(priceOnRequest);
        await expectOffered(page, locale);
        for (const [category, count] of [
          ['marketing', 4],
          ['ai', 3],
          ['ecommerce', 2],
          ['special', 4],
        ] as const) {
          await page
            .getByRole('link', { name: consultingFilters(locale)[category] ?? '', exact: true })
            .click();
          await page.getByText(consulting.services.shown(count)).waitFor();
          await expect.poll(async () => [await cards.count(), await groups.count()]).toEqual([count, 0]);
        }
        await expectAccessible(page);
        await page.getByRole('link', { name: consulting.services.all, exact: true }).click();
        await expect.poll(() => groups.count()).toBe(4);

        const bundles = page.locator('#packages .offer-card');
        expect(await bundles.count()).toBe(consultingPackages(locale).length);
        for (const bundle of await bundles.all()) {
          await bundle.getByText(consulting.packages.price).waitFor();
          expect(await bundle.getByRole('link').getAttribute('href')).toBe(
            addressIn('/consultation-booking?topic=package', locale),
          );
        }
        await expectNoSidewaysScroll(page);
      },
    );

  journey(
    'Given the buttons of the head, then they scroll to the services and to contact; the name in the bar links to the home page',
    async ({ visit }) => {
      const { consulting } = tr.catalogue;
      const page = await visit({ baseURL: site.url, reducedMotion: true });
      await page.goto('/consulting');
      const topOf = (id: string) =>
        page.locator(id).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
      await page.getByRole('link', { name: consulting.toServices }).click();
      await expect.poll(() => topOf('#services')).toBeLessThan(200);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('link', { name: consulting.toContact }).click();
      await expect
        .poll(() => page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(800);
      await page.locator('.nav-brand').click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );

  journey(
    'Given a service that is agreed on in a talk, when its button is pressed, then the form says so, and no service is preselected',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/consulting');
      await page.locator('#packages .offer-card a').first().click();
      await page.getByText(tr.booking.page.arranged.title).waitFor();
      expect(await page.locator('select').inputValue()).toBe('');
    },
  );
});
