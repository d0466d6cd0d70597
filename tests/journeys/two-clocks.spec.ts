import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as booking } from '#/features/booking/copy/admin/tr';
import { bookingMailCopy } from '#/features/booking/copy/mails/all';
import { adminProfileCopy } from '#/features/profile/copy/admin/all';
import { tr as kit } from '#/owner/kit/copy/tr';
import { type Locale, locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { linkOf, slotsOf, words } from '../support/booking';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { book, open } from '../support/inbox-pages';
import { button, edit, form, notice } from '../support/item-room';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { ownerEnv } from '../support/owner';
import { type Site, startSite, type VisitedSite, visitedSite } from '../support/site';

let site: VisitedSite;
let owners: Site;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  [site, owners] = await Promise.all([
    visitedSite(),
    startSite({ env: { ...ownerEnv, SMTP_URL: mailbox.url } }),
  ]);
});
afterAll(async () => {
  await owners?.kill();
  await mailbox.stop();
});

const clockIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

async function fillPerson(page: Page, locale: Locale, email: string, phone: string) {
  const { form } = words[locale];
  await page.getByLabel(form.name, { exact: true }).fill('Deniz Yalçınkaya');
  await page.getByLabel(form.email, { exact: true }).fill(email);
  await page.getByLabel(form.phone, { exact: true }).fill(phone);
}

/** The text of a part of a page, without invisible marks of text direction. */
const textOf = async (page: Page, selector: string) =>
  ((await page.locator(selector).allTextContents()).join('\n') ?? '').replaceAll(
    /[\u2066-\u2069\u200e\u200f]/g,
    '',
  );

/** Books the last free slot in view. Asserts that both times, the site's and the visitor's, are shown everywhere. */
async function bookOnTwoClocks(page: Page, locale: Locale, zone: string, email: string, phone: string) {
  const copy = words[locale];
  await fillPerson(page, locale, email, phone);
  const slot = slotsOf(page, locale).last();
  const start = await slot.getAttribute('data-slot');
  const time = `${start?.slice(11, 13)}:00`;
  const own = clockIn(zone, `${start?.slice(0, 10)}T${time}:00+03:00`);
  expect(await slot.textContent()).toContain(own);
  await slot.click();
  expect(await textOf(page, '.chosen')).toContain(own);
  const summary = await textOf(page, '.send dl');
  expect(summary).toContain(time);
  expect(summary).toContain(own);
  const whatsapp = page.getByRole('button', { name: new RegExp(copy.form.send.whatsapp) });
  const opened = page.context().waitForEvent('page');
  await whatsapp.click();
  const message = new URL((await opened).url()).searchParams.get('text') ?? '';
  await (await opened).close();
  for (const each of [time, own, copy.facts.myTime]) expect(message).toContain(each);

  await page.getByRole('button', { name: copy.form.send.submit }).click();
  await page.waitForURL(/reservation-success/);
  await page.getByRole('heading', { level: 1, name: copy.success.title }).waitFor();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const facts = await textOf(page, 'main');
  for (const each of [time, own, copy.facts.yourTime]) expect(facts).toContain(each);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const [letter, notice] = await Promise.all([site.mailTo(email, id), site.mailTo(site.owner, id)]);
  expect(letter.subject).toContain(own);
  expect(letter.text).toContain(copy.facts.myTime);
  expect(notice.subject).toContain(time);
  expect(notice.text).toContain(bookingMailCopy.tr.visitorsTime);
  expect(notice.text).toContain(own);
  const stored = await (await fetch(`${site.url}/api/reservations/${id}`)).json();
  expect(clockIn(zone, stored.start)).toBe(own);
  return { id, own };
}

for (const locale of inTurn(locales, 2))
  journey(
    `Given a visitor in Los Angeles on a phone who reads ${locale}, when she books, then calendar, form, WhatsApp, success page and mails have both times`,
    async ({ visit }) => {
      const zone = 'America/Los_Angeles';
      const email = `la-${locale}@marti.example`;
      const page = await visit({
        baseURL: site.url,
        locale,
        timeZone: zone,
        width: 390,
        height: 844,
        touch: true,
      });
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.goto(addressIn('/consultation-booking?service=omnichannel', locale));
      await slotsOf(page, locale).first().waitFor();
      await expectNoSidewaysScroll(page);
      const { id } = await bookOnTwoClocks(
        page,
        locale,
        zone,
        email,
        `+90 555 310 00 0${locales.indexOf(locale)}`,
      );

      // The visitor moves the appointment while travelling. From then on the time is told in the zone in which she moved it.
      const way = 'America/New_York';
      const away = await visit({ baseURL: site.url, locale, timeZone: way, width: 390, height: 844 });
      await away.goto(linkOf(await site.mailTo(email, id)));
      await away.getByRole('button', { name: words[locale].manage.move.open }).click();
      const slot = slotsOf(away, locale).first();
      const start = await slot.getAttribute('data-slot');
      const own = clockIn(way, `${start?.slice(0, 10)}T${start?.slice(11, 13)}:00:00+03:00`);
      expect(await slot.textContent()).toContain(own);
      await slot.click();
      await away.getByRole('button', { name: words[locale].manage.move.confirm, exact: true }).click();
      await away.getByText(words[locale].manage.move.done).first().waitFor();
      expect(await textOf(away, 'main')).toContain(own);
      const mail = await site.mailbox.waitFor(
        ({ envelope, subject }) => envelope.to.includes(email) && subject?.includes(own) === true,
      );
      expect(mail.text).toContain(words[locale].facts.myTime);
    },
  );

for (const locale of inTurn(locales, 0))
  journey(
    `Given a visitor in Istanbul who reads ${locale} and chooses Kathmandu by hand, then that zone is remembered, and left again by choosing the device’s own`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, locale });
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      const { zone: copy } = words[locale].calendar;
      await page.goto(addressIn('/consultation-booking?service=omnichannel', locale));
      await slotsOf(page, locale).first().waitFor();
      expect(await page.locator('.slot-own').count()).toBe(0);
      await page.getByRole('button', { name: copy.open }).click();
      const choice = page.getByLabel(copy.label);
      await choice.selectOption('Asia/Kathmandu');
      await page.locator('.slot-own').first().waitFor();
      await expectAccessible(page);
      await page.reload();
      await page.locator('.slot-own').first().waitFor();
      await bookOnTwoClocks(
        page,
        locale,
        'Asia/Kathmandu',
        `ktm-${locale}@marti.example`,
        `+90 555 310 00 1${locales.indexOf(locale)}`,
      );

      await page.goto(addressIn('/consultation-booking?service=omnichannel', locale));
      await page.locator('.slot-own').first().waitFor();
      await page.getByRole('button', { name: copy.open }).click();
      await expect.poll(() => choice.inputValue()).toBe('Asia/Kathmandu');
      await choice.selectOption('');
      await expect.poll(() => page.locator('.slot-own').count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('visitor-zone'))).toBeNull();
    },
  );

journey(
  'Given a visitor in Los Angeles, when the owner moves her site to London and lets appointments keep their hour, then the record and a mail have both new times',
  async ({ visit }) => {
    const id = await book(owners, 'Pelin Uzak', 'pelin@marti.example', {
      language: 'en',
      visitorZone: 'America/Los_Angeles',
    });
    const page = await visit({ baseURL: owners.url });
    await open(owners, page, `/admin/reservations/${id}`);
    await page.getByText(booking.detail.visitorTime, { exact: true }).waitFor();
    const before = await (await fetch(`${owners.url}/api/reservations/${id}`)).json();

    const words = adminProfileCopy.tr;
    await page.goto('/admin/profile');
    await edit(page, words.forms.time).click();
    const zone = form(page, words.forms.time);
    await zone.getByLabel(words.zone.search).fill('londra');
    await zone.getByRole('radio', { name: /Londra/ }).check();
    const stays = zone.getByRole('radio', { name: new RegExp(booking.zoneChange.choices.instant.label) });
    expect(await stays.isChecked()).toBe(true);
    await zone.getByText(booking.zoneChange.mails).waitFor();
    await zone.getByRole('radio', { name: new RegExp(booking.zoneChange.choices.hour.label) }).check();
    await zone.getByText(booking.zoneChange.keptMails).waitFor();
    await expectAccessible(page);
    await button(zone, kit.save).click();
    await notice(page, words.updated);

    const after = await (await fetch(`${owners.url}/api/reservations/${id}`)).json();
    expect(after.start.slice(0, 16)).toBe(before.start.slice(0, 16));
    expect(new Date(after.start).getTime()).not.toBe(new Date(before.start).getTime());
    const own = clockIn('America/Los_Angeles', after.start);
    const moved = await mailbox.waitFor(
      ({ envelope, subject }) =>
        envelope.to.includes('pelin@marti.example') && (subject ?? '').includes('new time'),
    );
    expect(moved.subject).toContain(own);
    expect(moved.text).toContain('United Kingdom time');
    expect(moved.text).toContain(after.appointmentTime);
  },
);
