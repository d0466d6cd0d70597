import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { ar } from '#/features/booking/copy/ar';
import { en } from '#/features/booking/copy/en';
import { tr } from '#/features/booking/copy/tr';
import { locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { book, freeSlots, slotsOf } from '../support/booking';
import { inTurn } from '../support/breadth';
import { expectAccessible, journey } from '../support/browser';
import { type SharedSite, visitedSite } from '../support/site';

const words = { tr, en, ar };

let site: SharedSite;
let id: string;
beforeAll(async () => {
  site = await visitedSite();
  const [slot] = await freeSlots(site.url, 'ai-growth');
  if (!slot) throw new Error('no slot is free');
  id = await book(site.url, slot.id);
});

const successPage = () => `/reservation-success?id=${id}`;

describe('a confirmed appointment', () => {
  for (const locale of inTurn(locales, 0))
    journey(
      `Given a device without a share function, in ${locale}, when the appointment is shared, then its text is copied to the clipboard, and the page says so`,
      async ({ visit }) => {
        const { success } = words[locale];
        const page = await visit({ baseURL: site.url });
        await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(addressIn(successPage(), locale));
        await page.getByRole('heading', { level: 1, name: success.title }).waitFor();
        await page.getByText(id.slice(0, 8)).first().waitFor();
        const day = await page.locator('main time').first().textContent();
        if (locale === 'tr') expect(day).toMatch(/^\d\d \p{Lu}\p{Ll}+ \d{4}, \p{Lu}\p{Ll}+ saat \d\d:00$/u);
        for (const value of ['90', 'Deniz Yalçınkaya', 'Martı Lojistik', 'Bayi ağımızın bütçesi'])
          await page.locator('main').getByText(value).first().waitFor();
        for (const { title, text } of success.next.steps) {
          await page.getByText(title, { exact: true }).waitFor();
          await page.getByText(text, { exact: true }).waitFor();
        }
        await page.getByRole('button', { name: success.share, exact: true }).click();
        await page.getByRole('alert').getByText(success.copied).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toContain(id.slice(0, 8));
        expect(copied).not.toContain(id);
        await expectAccessible(page);
        const again = page.getByRole('link', { name: success.again, exact: true });
        expect(await again.getAttribute('href')).toMatch(/^\/consultation-booking/);
      },
    );

  journey(
    'Given a device with a share function, then that is used, and nothing is copied',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', {
          value: async (data: ShareData) => Object.assign(window, { shared: data.text }),
        }),
      );
      await page.goto(successPage());
      await page.getByRole('button', { name: tr.success.share, exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => (window as { shared?: string }).shared))
        .toContain(id.slice(0, 8));
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );
});

describe('the confirmation page', () => {
  /** Submits the form; the test provides the server's response. */
  async function send(page: Page): Promise<void> {
    await page.route('**/api/reservations', (route) =>
      route.fulfill({ status: 201, json: { reservationId: id } }),
    );
    await page.goto('/consultation-booking?service=ai-growth');
    await page.getByLabel(tr.form.name, { exact: true }).fill('Deniz Yalçınkaya');
    await page.getByLabel(tr.form.email, { exact: true }).fill('deniz@marti.example');
    await page.getByLabel(tr.form.phone, { exact: true }).fill('+90 555 000 00 01');
    await slotsOf(page, 'tr').first().click();
    await page.getByRole('button', { name: tr.form.send.submit }).click();
  }
  const reservationRequest = /\/api\/reservations\/[^/]+$/;

  journey(
    'Given a slow response, then the page says that it is loading; given erased data, then it says that nothing was found',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      const held = Promise.withResolvers<void>();
      await page.route(reservationRequest, async (route) => {
        await held.promise;
        await route.fulfill({ json: null });
      });
      await send(page);
      await page.getByText(tr.success.loading).first().waitFor();
      await expectAccessible(page);
      held.resolve();
      await page.getByRole('heading', { level: 1, name: 'Rezervasyon bulunamadı' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: tr.success.again, exact: true }).click();
      await page.waitForURL(/consultation-booking/);
    },
  );

  journey(
    'Given a reservation that can’t be fetched, or no id, then the booking form is shown again without a message',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/500/);
      const page = await visit({ baseURL: site.url });
      await page.route(reservationRequest, (route) => route.fulfill({ status: 500, body: 'x' }));
      const refused = page.waitForResponse(reservationRequest);
      await send(page);
      await refused;
      await page.waitForURL(/\/consultation-booking/);
      await page.goto('/reservation-success');
      await page.waitForURL(/\/consultation-booking/);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );
});
