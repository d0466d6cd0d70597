import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { tr } from '#/features/booking/copy/tr';
import { comma, type Locale } from '#/platform/i18n/locale';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { addressIn } from '../support/address';
import { askedFor, book, eventOf, freeSlots, slotsOf, words } from '../support/booking';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { consultingService } from '../support/catalogue';
import { arrowToFreeSlot, tabTo } from '../support/keyboard';
import { type VisitedSite, visitedSite } from '../support/site';

const service = 'dijital-pazarlama';

let site: VisitedSite;
beforeAll(async () => {
  site = await visitedSite();
});

/** The end of the last phone number used. Each person gets a new number, because appointments per number are bounded. */
let lastNumber = 1000;

/** Fills in the form as a visitor does, by the labels of the page. */
async function fillPerson(page: Page, locale: Locale, email: string) {
  const { form } = words[locale];
  await page.getByLabel(form.name, { exact: true }).fill('Deniz Yalçınkaya');
  await page.getByLabel(form.email, { exact: true }).fill(email);
  lastNumber += 1;
  await page.getByLabel(form.phone, { exact: true }).fill(`+90 555 000 ${lastNumber}`);
  await page.getByLabel(new RegExp(form.company)).fill('Martı Lojistik');
}

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

/** The visitors who book; by default only the first two. */
const visitors = [
  { locale: 'ar', width: 390, height: 844, touch: true },
  { locale: 'tr', width: 1280, height: 800, touch: false },
  { locale: 'en', width: 1280, height: 800, touch: false },
] as const;

describe('a visitor books', () => {
  for (const { locale, width, height, touch } of isExhaustive ? visitors : visitors.slice(0, 2)) {
    const copy = words[locale];
    journey(
      `Given the site in ${locale} at ${width} px, when a visitor finds a service, picks a slot and submits, then page, mailbox and database hold the appointment`,
      async ({ visit }) => {
        const email = `deniz-${locale}@marti.example`;
        const page = await visit({ baseURL: site.url, width, height, touch, locale, serviceWorker: true });
        await page.goto(addressIn('/consulting', locale));
        await page.locator(`a[href*="service=${service}"]`).first().click();
        await page.waitForURL(/consultation-booking/);
        await expectNoSidewaysScroll(page);
        // By default frame.spec.ts alone checks the page as it opens.
        if (isExhaustive) await expectAccessible(page);

        const submit = page.getByRole('button', { name: copy.form.send.submit });
        await expect.poll(() => submit.isDisabled()).toBe(true);
        const { name, phone, time, send } = copy.form;
        const missing = send.missing([name, copy.form.email, phone, time.title].join(comma[locale]));
        await page.getByText(missing, { exact: true }).waitFor();
        await fillPerson(page, locale, email);
        await page.getByText(send.missing(time.title), { exact: true }).waitFor();
        const slot = slotsOf(page, locale).first();
        await slot.click();
        await expect.poll(() => submit.isDisabled()).toBe(false);
        await expectAccessible(page);
        await submit.click();
        await page.waitForURL(/reservation-success/);

        await page.getByRole('heading', { level: 1, name: copy.success.title }).waitFor();
        // A date may break into two lines at most.
        const dateParts = page.locator('.moment time > span > span');
        const heights = await dateParts.evaluateAll((parts) =>
          parts.map(
            (part) =>
              part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).fontSize),
          ),
        );
        expect(Math.max(...heights), 'lines of a date').toBeLessThan(2.2);
        const id = idOf(page);
        const stored = await (await fetch(`${site.url}/api/reservations/${id}`)).json();
        expect(stored).toMatchObject({
          name: 'Deniz Yalçınkaya',
          email,
          serviceId: service,
          status: 'confirmed',
        });
        // Without the invisible marks of text direction.
        const shown = ((await page.locator('main').textContent()) ?? '').replaceAll(
          /[\u2066-\u2069\u200e\u200f]/g,
          '',
        );
        for (const text of [
          stored.appointmentTime,
          stored.name,
          stored.email,
          stored.phone,
          stored.company,
        ]) {
          expect(shown).toContain(text);
        }
        expect(shown).toContain(consultingService(service, locale)?.title);
        expect(shown).toContain(id.slice(0, 8));
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);

        const [confirmation, notice] = await Promise.all([
          site.mailTo(email, id),
          site.mailTo(site.owner, id),
        ]);
        expect(confirmation.html).toContain(`lang="${locale}"`);
        expect(confirmation.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
        expect(notice.html).toContain('lang="tr"');
        const facts = { start: new Date(stored.start).toISOString(), minutes: 60, zone: 'Europe/Istanbul' };
        expect(eventOf(confirmation)).toMatchObject({ ...facts, method: 'REQUEST', sequence: 0 });
        expect(eventOf(notice)).toMatchObject(facts);

        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: copy.success.calendar }).click();
        expect((await download).suggestedFilename()).toBe(copy.facts.calendarFile(id.slice(0, 8)));
      },
    );
  }

  journey(
    'Given only a keyboard, when a visitor books, then every step can be reached, with visible focus',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/consultation-booking');
      const reach = async (control: Locator) => {
        await tabTo(page, control);
        const marks = await control.evaluate((element) => {
          const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
          const hasOutline = outlineStyle !== 'none' && !/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
          return { hasOutline, hasRing: boxShadow !== 'none' };
        });
        expect(Object.values(marks), `a focus to be seen: ${control}`).toContain(true);
      };
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await reach(field(tr.form.name));
      await page.keyboard.type('Ayşe Işık');
      await reach(field(tr.form.email));
      await page.keyboard.type('ayse@marti.example');
      await reach(field(tr.form.phone));
      await page.keyboard.type('+90 555 000 00 02');
      await reach(page.locator('select'));
      // Chooses the second service.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await slotsOf(page, 'tr').first().waitFor();
      await reach(page.locator('.slot[tabindex="0"]'));
      await page.keyboard.press('PageDown');
      await arrowToFreeSlot(page);
      await page.keyboard.press('Enter');
      await reach(page.getByRole('button', { name: tr.form.send.submit }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/reservation-success/);
      await page.getByText('Ayşe Işık').first().waitFor();
    },
  );

  journey(
    'Given a filled-in form, when a visitor leaves the page and comes back, then it can be sent as it stands there',
    async ({ visit }) => {
      const { form } = words.tr;
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await page.goto(`/consultation-booking?service=${service}`);
      await fillPerson(page, 'tr', 'donen@marti.example');
      await slotsOf(page, 'tr').first().click();
      const submit = page.getByRole('button', { name: form.send.submit });
      await expect.poll(() => submit.isDisabled()).toBe(false);
      // Opens another document. On the way back, the browser restores the fields before the page is hydrated.
      await page.goto('/robots.txt');
      await page.goBack();
      await expect
        .poll(() => page.getByLabel(form.email, { exact: true }).inputValue())
        .toBe('donen@marti.example');
      await expect.poll(() => submit.isDisabled()).toBe(false);
      await submit.click();
      await page.waitForURL(/reservation-success/);
    },
  );

  journey(
    'Given a slot that another visitor takes meanwhile, then the form keeps everything, says so and offers the nearest free slots',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/409/);
      const page = await visit({ baseURL: site.url });
      await page.goto(`/consultation-booking?service=${service}`);
      await fillPerson(page, 'tr', 'gec@marti.example');
      await page.getByLabel(tr.form.notes.labels.message, { exact: false }).fill('Yazdığım not');
      const slot = slotsOf(page, 'tr').nth(2);
      const wanted = await slot.getAttribute('data-slot');
      if (!wanted) throw new Error('the slot has no data-slot');
      await slot.click();
      await book(site.url, wanted, { ...askedFor(service), email: 'erken@marti.example' });
      await page.getByRole('button', { name: tr.form.send.submit }).click();
      const notice = page.getByRole('alert').filter({ hasText: tr.lost.title });
      await notice.waitFor();
      await expect.poll(() => notice.getByRole('button').count()).toBeGreaterThanOrEqual(2);
      await expect
        .poll(() => page.getByLabel(tr.form.name, { exact: true }).inputValue())
        .toBe('Deniz Yalçınkaya');
      await expect
        .poll(() => page.getByLabel(tr.form.notes.labels.message, { exact: false }).inputValue())
        .toBe('Yazdığım not');
      await expectAccessible(page);
      await notice.getByRole('button').first().click();
      await page.getByRole('button', { name: tr.form.send.submit }).click();
      await page.waitForURL(/reservation-success/);
    },
  );

  journey(
    'Given a person who holds as many appointments as allowed, then the form says so, keeps everything, and offers WhatsApp and mail',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/429/);
      const email = 'cok@marti.example';
      // Books as many appointments as one person may hold: 3 by default.
      for (const slot of (await freeSlots(site.url, service)).slice(-3))
        await book(site.url, slot.id, { ...askedFor(service), email });
      const page = await visit({ baseURL: site.url });
      await page.goto(`/consultation-booking?service=${service}`);
      await fillPerson(page, 'tr', email);
      await slotsOf(page, 'tr').first().click();
      await page.getByRole('button', { name: tr.form.send.submit }).click();
      const alert = page
        .getByRole('alert')
        .filter({ hasText: mentioningWhatsApp(tr.bounds.person_bound(3), true) });
      await alert.waitFor();
      expect(await alert.textContent()).toContain(tr.bounds.kept);
      expect(await alert.getByRole('button', { name: tr.form.send.whatsapp }).count()).toBe(1);
      const mail = await alert.getByRole('link', { name: tr.bounds.mail }).getAttribute('href');
      expect(mail).toMatch(/^mailto:[^?]+@[^?]+\?subject=.+&body=.+Deniz/);
      await expect.poll(() => page.getByLabel(tr.form.email, { exact: true }).inputValue()).toBe(email);
      await expectAccessible(page);
    },
  );

  journey(
    'Given a server that fails, when a visitor submits, then the specified alert is shown, the form stays intact, and WhatsApp is offered',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/500|reservations/);
      const page = await visit({ baseURL: site.url });
      await page.route('**/api/reservations', (route) => route.fulfill({ status: 500, body: 'x' }));
      await page.goto(`/consultation-booking?service=${service}`);
      await fillPerson(page, 'tr', 'ariza@marti.example');
      await slotsOf(page, 'tr').first().click();
      const submit = page.getByRole('button', { name: tr.form.send.submit });
      await submit.click();
      const alert = page.getByRole('alert').filter({ hasText: tr.failure.text });
      await alert.waitFor();
      expect(await alert.getByRole('button', { name: tr.form.send.whatsapp }).count()).toBe(1);
      expect(await page.getByLabel(tr.form.name, { exact: true }).inputValue()).toBe('Deniz Yalçınkaya');
      await expect.poll(() => submit.isDisabled()).toBe(false);
    },
  );
});
