import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { ar } from '#/features/contact/copy/ar';
import { en } from '#/features/contact/copy/en';
import { tr } from '#/features/contact/copy/tr';
import { limits } from '#/features/contact/rules';
import { ar as profileAr } from '#/features/profile/copy/ar';
import type { Locale } from '#/platform/i18n/locale';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { demoProfile } from '#content/profile/demo';
import { addressIn } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { type VisitedSite, visitedSite } from '../support/site';

const words = { tr, en, ar };

let site: VisitedSite;
beforeAll(async () => {
  site = await visitedSite();
});

const formOf = (page: Page, locale: Locale) => page.getByRole('form', { name: words[locale].form.label });

async function fill(page: Page, locale: Locale, email: string, message: string) {
  const { form: labels, eventTypes } = words[locale];
  const form = formOf(page, locale);
  await form.getByLabel(labels.name, { exact: true }).fill('Selin Aydın');
  await form.getByLabel(labels.email, { exact: true }).fill(email);
  await form.getByLabel(labels.eventType).selectOption(eventTypes.keynote);
  await form.getByLabel(labels.message, { exact: true }).fill(message);
}

/** The visitors who write. By default only the first two: one on a phone in Arabic, and one at a desk, each on another page. */
const visitors = [
  { locale: 'ar', path: '/contact', width: 390, height: 844, touch: true },
  { locale: 'en', path: '/', width: 1280, height: 800, touch: false },
  { locale: 'tr', path: '/', width: 390, height: 844, touch: true },
  { locale: 'tr', path: '/contact', width: 1280, height: 800, touch: false },
] as const;

describe('a visitor writes', () => {
  for (const { locale, path, width, height, touch } of isExhaustive ? visitors : visitors.slice(0, 2)) {
    const copy = words[locale];
    journey(
      `Given the form at ${path} in ${locale} at ${width} px, when a visitor sends it, then the owner has the mail, and the form is empty again`,
      async ({ visit }) => {
        const email = `selin-${locale}-${width}@marti.example`;
        const page = await visit({ baseURL: site.url, width, height, touch, locale });
        await page.goto(addressIn(path, locale));
        await expectNoSidewaysScroll(page);
        // By default frame.spec.ts alone checks the page as it opens.
        if (isExhaustive && path === '/contact') await expectAccessible(page);
        await fill(page, locale, email, 'Yıllık toplantımızda bir konuşma düşünüyoruz.');
        const form = formOf(page, locale);
        const held = Promise.withResolvers<void>();
        await page.route('**/api/contact', async (route) => {
          await held.promise;
          await route.continue();
        });
        await form.getByRole('button', { name: copy.form.submit }).click();
        const busy = form.getByRole('button', { name: copy.form.sending });
        await busy.waitFor();
        expect(await busy.getAttribute('aria-disabled')).toBe('true');
        held.resolve();
        const notice = page.locator('[aria-live="polite"]').filter({ hasText: copy.received.title });
        await notice.getByText(copy.received.text).waitFor();
        await expect.poll(() => form.getByLabel(copy.form.message, { exact: true }).inputValue()).toBe('');
        await form.getByRole('button', { name: copy.form.submit }).waitFor();

        const mail = await site.mailbox.waitFor((each) => each.text?.includes(email) ?? false);
        expect(mail.envelope.to).toEqual([site.owner]);
        expect(mail.html).toContain('lang="tr"');
        expect(mail.text).toContain(tr.eventTypes.keynote);
        expect(mail.text).toContain('Yıllık toplantımızda bir konuşma düşünüyoruz.');
        expect(mail.replyTo?.[0]?.address).toBe(email);
      },
    );
  }

  journey(
    'Given an empty form, when it is sent, then the specified English errors are shown, the first field has the focus, and typing clears its error; a text that is too long is kept whole, and its field says how long it may be',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, locale: 'en-US' });
      await page.goto('/contact?lang=en');
      await formOf(page, 'en').getByRole('button', { name: en.form.submit }).click();
      await expect
        .poll(() => page.locator('.field-error').allInnerTexts())
        .toEqual([
          'Name must be at least 2 characters',
          'Please enter a valid email address',
          'Message must be at least 10 characters',
        ]);
      const name = page.getByLabel(en.form.name, { exact: true });
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await name.fill('Se');
      await expect.poll(() => page.locator('.field-error').count()).toBe(2);
      const message = page.getByLabel(en.form.message, { exact: true });
      await message.focus();
      await page.keyboard.insertText('a'.repeat(limits.message + 1));
      await formOf(page, 'en').getByRole('button', { name: en.form.submit }).click();
      await page.getByText(`Please use at most ${limits.message} characters`).waitFor();
      expect(await message.inputValue()).toHaveLength(limits.message + 1);
    },
  );

  journey(
    'Given a response that is lost, when a message is sent, then the specified notice is shown and nothing typed is lost, nor by a reload; sent again, it has the same key, and is forgotten',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/500/);
      const page = await visit({ baseURL: site.url, locale: 'en-US' });
      await page.route('**/api/contact', async (route) => {
        await route.fetch();
        await route.fulfill({ status: 500, body: 'x' });
      });
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
      });
      await page.goto('/contact?lang=en');
      await fill(page, 'en', 'selin@marti.example', 'A message long enough.');
      const submit = formOf(page, 'en').getByRole('button', { name: en.form.submit });
      await submit.click();
      const notice = page.locator('[aria-live="assertive"]').filter({ hasText: 'Error sending message' });
      await notice.getByText('Something went wrong. Please try again.').waitFor();
      const message = page.getByLabel(en.form.message, { exact: true });
      expect(await message.inputValue()).toBe('A message long enough.');
      await page.unroute('**/api/contact');
      await page.reload();
      expect(await message.inputValue()).toBe('A message long enough.');
      await submit.click();
      await page.getByText(en.received.text).waitFor();
      await page.reload();
      expect(await message.inputValue()).toBe('');
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
    },
  );

  journey(
    'Given a network that has sent as many messages as allowed, then the form says so until the next try, and keeps everything',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/429/);
      const network = { 'X-Forwarded-For': '85.1.2.3' };
      const body = JSON.stringify({
        name: 'Bir Kişi',
        email: 'b@kule.example',
        message: 'On kez yazan biri.',
      });
      for (const _ of new Array(10).keys())
        await fetch(`${site.url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...network },
          body,
        });
      const page = await visit({ baseURL: site.url, locale: 'en-US' });
      await page.route('**/api/contact', (route) =>
        route.continue({ headers: { ...route.request().headers(), ...network } }),
      );
      await page.goto('/contact?lang=en');
      await fill(page, 'en', 'selin@marti.example', 'A message long enough.');
      await formOf(page, 'en').getByRole('button', { name: en.form.submit }).click();
      await formOf(page, 'en')
        .getByRole('alert')
        .getByText(mentioningWhatsApp(en.networkLimit, true))
        .waitFor();
      expect(await page.getByLabel(en.form.message, { exact: true }).inputValue()).toBe(
        'A message long enough.',
      );
      await expectAccessible(page);
    },
  );

  journey(
    'Given a bot that fills in every field, then it gets the usual response, and no mail is sent',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/contact');
      await fill(page, 'tr', 'makine@spam.example', 'Çok ucuz tıklama satıyoruz.');
      await page.evaluate(() => {
        const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
        if (trap) trap.value = 'https://spam.example';
      });
      await formOf(page, 'tr').getByRole('button', { name: tr.form.submit }).click();
      await page.getByText(tr.received.title).waitFor();
      const nextMessage = {
        name: 'Sonraki Kişi',
        email: 'sonraki@marti.example',
        message: 'Bu mesaj sonradan gönderildi.',
      };
      await fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(nextMessage),
      });
      await site.mailbox.waitFor((mail) => mail.text?.includes(nextMessage.email) ?? false);
      expect(site.mailbox.mails.some((mail) => mail.text?.includes('makine@spam.example'))).toBe(false);
    },
  );

  journey(
    'Given the WhatsApp link beside the form, when it is pressed, then WhatsApp opens in a new tab with an English message',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.goto('/?lang=ar');
      const opened = page.context().waitForEvent('page');
      await formOf(page, 'ar').getByRole('link', { name: profileAr.contact.whatsapp }).click();
      const address = new URL((await opened).url());
      expect(address.pathname).toBe(`/${demoProfile.whatsapp}`);
      expect(address.searchParams.get('text')).toMatch(/^Hello, /);
    },
  );

  journey(
    'Given no JavaScript, then the page offers ways to get in touch that need none',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, javaScript: false });
      await page.goto('/contact');
      expect(await page.locator('.notice-title').textContent()).toBe(tr.noScript.title);
      expect(await page.locator('form').isVisible()).toBe(false);
      const whatsapp = await page.locator('.notice a[href^="https://wa.me/"]').getAttribute('href');
      expect(decodeURIComponent(whatsapp ?? '')).toContain('?text=Merhaba, ');
      expect(await page.locator('.notice a[href^="mailto:"]').count()).toBe(1);
    },
  );
});
