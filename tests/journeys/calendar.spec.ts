import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { ar } from '#/features/booking/copy/ar';
import { en } from '#/features/booking/copy/en';
import { tr } from '#/features/booking/copy/tr';
import { demoProfile } from '#content/profile/demo';
import { inTurn } from '../support/breadth';
import { journey } from '../support/browser';
import { bookableServices } from '../support/catalogue';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const chosenService = (page: Page) => page.getByLabel(tr.form.service.label);
const slotLabelled = (page: Page, label: string) =>
  page.locator('[data-slot]').filter({ hasText: label }).first();
const backgroundOf = (page: Page, label: string) =>
  slotLabelled(page, label)
    .locator('.slot-box')
    .evaluate((box) => getComputedStyle(box).backgroundColor);

describe('the slot calendar', () => {
  journey(
    'Given no service, then the specified prompt is shown; given a service, then a week of its slots is shown along the hours of the day',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, reducedMotion: true });
      await page.goto('/consultation-booking');
      for (const { title, text } of tr.page.benefits) {
        await page.getByText(title, { exact: true }).waitFor();
        await page.getByText(text, { exact: true }).waitFor();
      }
      await page.getByText('Lütfen önce bir danışmanlık hizmeti seçiniz').waitFor();
      expect(
        await page.locator('[data-slot], .calendar, input[type="date"], input[type="time"]').count(),
      ).toBe(0);
      const options = await chosenService(page).locator('option').allTextContents();
      expect(options.slice(1).sort()).toEqual(
        bookableServices('tr')
          .map(({ title, duration }) => `${title}, ${duration}`)
          .sort(),
      );

      await chosenService(page).selectOption('dijital-pazarlama');
      await page.locator('[data-slot]').first().waitFor();
      for (const name of ['Hafta', 'Gün', 'Bugün', 'Önceki', 'Sonraki'])
        await page.getByRole('button', { name, exact: true }).waitFor();
      const axis = Array.from({ length: 10 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`);
      expect(await page.locator('.calendar-axis bdi').allTextContents()).toEqual(axis);
      expect(
        await page.locator('.calendar').evaluate((box) => Math.round(box.getBoundingClientRect().height)),
      ).toBe(500);
      const heads = page.locator('.calendar-head:not(.calendar-corner)');
      expect(await heads.count()).toBe(7);
      expect((await heads.first().textContent())?.trim()).toMatch(/^Pazartesi, \d\d \p{Lu}\p{Ll}+$/u);
      expect((await heads.nth(6).textContent())?.trim()).toMatch(/^Pazar/);
      await page.getByRole('button', { name: 'Gün', exact: true }).click();
      await expect.poll(() => heads.count()).toBe(1);
      await expect.poll(() => page.locator('[data-slot]').count()).toBe(7);
    },
  );

  journey(
    'Given free and taken slots, then they look different, and only a free one can be chosen; choosing another service clears the choice',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, reducedMotion: true });
      await page.goto('/consultation-booking?service=dijital-pazarlama');
      await page.locator('[data-slot]').first().waitFor();
      while ((await page.locator('[data-slot]').filter({ hasText: tr.slots.taken }).count()) === 0)
        await page.getByRole('button', { name: tr.calendar.next, exact: true }).click();
      const freeBackground = await backgroundOf(page, 'Müsait');
      expect(await slotLabelled(page, 'Dolu').getAttribute('aria-disabled')).toBe('true');
      expect(
        await slotLabelled(page, 'Dolu')
          .locator('.slot-box')
          .evaluate((box) => getComputedStyle(box).backgroundImage),
      ).toContain('repeating-linear-gradient');
      const shown = page.locator('.chosen');
      await slotLabelled(page, 'Dolu').click({ force: true });
      await page
        .locator('.calendar-column')
        .first()
        .click({ position: { x: 10, y: 5 } });
      expect(await shown.count()).toBe(0);

      await slotLabelled(page, 'Müsait').click();
      await slotLabelled(page, 'Seçilen').waitFor();
      await expect.poll(() => backgroundOf(page, 'Seçilen')).not.toBe(freeBackground);
      await expect
        .poll(() => shown.locator('.moment').textContent())
        .toMatch(/^\d\d \p{Lu}\p{Ll}+ \d{4}, \p{Lu}\p{Ll}+ saat \d\d:\d\d$/u);
      await chosenService(page).selectOption('ai-transformation');
      await page.getByText(tr.chosen.serviceChanged).waitFor();
      await expect.poll(() => shown.count()).toBe(0);
      await page.locator('[data-slot]').filter({ hasText: '09:00–11:00' }).first().waitFor();
      await chosenService(page).selectOption('');
      await page.getByText(tr.calendar.needService).waitFor();
      await expect.poll(() => page.locator('[data-slot]').count()).toBe(0);
    },
  );

  for (const [locale, words] of inTurn(Object.entries({ en, ar }), 1))
    journey(
      `Given ${locale}, then prompt, toolbar, days, slots and the visitor’s own zone are in that language`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url, timeZone: 'Europe/Berlin' });
        await page.goto(`/consultation-booking?lang=${locale}`);
        await page.getByText(words.calendar.needService).waitFor();
        await page.getByLabel(words.form.service.label).selectOption('omnichannel');
        await slotLabelled(page, words.slots.available).waitFor();
        for (const name of [words.calendar.week, words.calendar.day, words.calendar.today])
          await page.getByRole('button', { name, exact: true }).waitFor();
        const monday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(
          new Date('2026-06-15T12:00Z'),
        );
        expect(await page.locator('.calendar-head').nth(1).textContent()).toContain(monday);
        const zone = { en: 'Central European', ar: 'وسط أوروبا' }[locale] ?? '';
        expect(
          await page.getByText(words.calendar.elsewhere('', { name: '' }).slice(0, 20)).textContent(),
        ).toContain(zone);
      },
    );
});

describe('the two ways to send', () => {
  journey(
    'Given a form that is being filled in, then WhatsApp is enabled by name, e-mail and service, booking also needs phone and slot, and its button shows that it is busy',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/500/);
      const page = await visit({ baseURL: site.url });
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.goto('/consultation-booking');
      const submit = page.getByRole('button', { name: 'Rezervasyon Yap', exact: true });
      const whatsapp = page.getByRole('button', { name: new RegExp(tr.form.send.whatsapp) });
      const enabledButtons = async () => [await whatsapp.isEnabled(), await submit.isEnabled()];
      await page.getByText(tr.form.send.hint).waitFor();
      expect(await enabledButtons()).toEqual([false, false]);
      await page.getByLabel(tr.form.name, { exact: true }).fill('Ayşe Işık');
      await page.getByLabel(tr.form.email, { exact: true }).fill('ayse@marti.example');
      expect(await enabledButtons()).toEqual([false, false]);
      await chosenService(page).selectOption('hizli-tanisma');
      await expect.poll(enabledButtons).toEqual([true, false]);
      await slotLabelled(page, 'Müsait').click();
      await expect.poll(enabledButtons).toEqual([true, false]);
      await page.getByLabel(tr.form.phone, { exact: true }).fill('+90 555 000 00 02');
      await expect.poll(enabledButtons).toEqual([true, true]);
      await page.getByLabel(new RegExp(tr.form.notes.labels.message)).fill('Önce konuşalım');

      const opened = page.context().waitForEvent('page');
      await whatsapp.click();
      const address = new URL((await opened).url());
      expect(address.pathname).toBe(`/${demoProfile.whatsapp}`);
      const message = address.searchParams.get('text') ?? '';
      for (const part of [
        'Ayşe Işık',
        'ayse@marti.example',
        '+90 555 000 00 02',
        '(30 dakika)',
        'Önce konuşalım',
      ])
        expect(message).toContain(part);
      expect(message).toMatch(/\d\d \p{L}+ \d{4}, \p{L}+/u);

      const held = Promise.withResolvers<void>();
      await page.route('**/api/reservations', async (route) => {
        await held.promise;
        await route.fulfill({ status: 500, body: 'x' });
      });
      await submit.click();
      await page.getByRole('button', { name: 'Kaydediliyor...' }).waitFor();
      held.resolve();
      await page
        .getByText('Rezervasyon sırasında bir hata oluştu. Lütfen WhatsApp seçeneğini kullanın.')
        .waitFor();
      await submit.waitFor();
    },
  );
});
