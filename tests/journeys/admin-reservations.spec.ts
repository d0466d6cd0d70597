import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { limits } from '#/features/booking/contract';
import { tr as booking } from '#/features/booking/copy/admin/tr';
import { tr as visitors } from '#/features/booking/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { tr as inbox } from '#/owner/records/copy/tr';
import { slotsOf } from '../support/booking';
import { expectAccessible, journey } from '../support/browser';
import {
  book,
  button,
  inDatabase,
  notice,
  open,
  rows,
  search,
  service,
  statusOf,
} from '../support/inbox-pages';
import type { Mailbox } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import type { Site } from '../support/site';

let site: Site;
let mailbox: Mailbox;
withMailedSite({ engine: 'postgres' }, (opened) => ({ site, mailbox } = opened));

/** Presses each button of the calendar for moving an appointment, and asserts what the calendar then shows. */
async function turnCalendar(page: Page): Promise<void> {
  const { calendar } = visitors;
  const shown = () => page.locator('.calendar-toolbar h3').textContent();
  const press = (name: string) => button(page, name).click();
  await press(calendar.today);
  const week = await shown();
  for (const [there, back] of [
    [calendar.next, calendar.previous],
    [calendar.next, calendar.today],
    [calendar.day, calendar.week],
  ] as const) {
    await press(there);
    await expect.poll(shown).not.toBe(week);
    await press(back);
    await expect.poll(shown).toBe(week);
  }
}

journey(
  'Given an appointment, when the owner searches it, moves it and cancels it with a message, then the visitor gets both mails in the visitor’s language',
  async ({ visit, expectTrouble }) => {
    const id = await book(site, 'İrem Işık', 'irem@marti.example', {
      language: 'en',
      phone: '0555 000 00 01',
    });
    const page = await visit({ baseURL: site.url });
    await open(site, page, '/admin/reservations');
    await search(page, 'IŞIK');
    await expect.poll(() => rows(page, booking.title).count()).toBe(1);
    await page.getByLabel(booking.filters.period).selectOption('past');
    await page.getByText(booking.empty.filteredTitle).waitFor();
    await page.goBack();
    await rows(page, booking.title).getByRole('link').click();

    await page.getByRole('heading', { name: booking.detail.title('İrem Işık') }).waitFor();
    const whatsapp = page.getByRole('link', { name: inbox.answers.whatsapp });
    expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/905550000001\?text=Hello/);
    const mail = page.getByRole('link', { name: inbox.answers.mail });
    expect(await mail.getAttribute('href')).toMatch(/^mailto:irem@marti\.example\?subject=About/);
    await mailbox.waitFor((sent) => sent.envelope.to.includes('irem@marti.example'));

    await button(page, booking.actions.move).click();
    await turnCalendar(page);
    await button(page, inbox.keep).click();
    await button(page, booking.actions.move).click();
    await slotsOf(page, 'tr').first().click();
    await expectAccessible(page);
    await button(page, booking.actions.moveConfirm).click();
    await notice(page, booking.done.moved);
    const moved = await mailbox.waitFor(
      (sent) =>
        sent.envelope.to.includes('irem@marti.example') && /moved|changed|new time/i.test(sent.subject ?? ''),
    );
    expect(moved.text).toContain(`/reservation/${id}/manage`);

    const cancel = button(page, booking.actions.cancel.open);
    await cancel.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => cancel.evaluate((it) => it === document.activeElement)).toBe(true);
    await button(page, booking.actions.cancel.open).click();
    const message = page.getByLabel(booking.actions.cancelMessage);
    await message.focus();
    const tooLong = 'Uzun bir açıklama. '.repeat(limits.ownersMessage / 10);
    await page.keyboard.insertText(tooLong);
    await expect.poll(() => message.getAttribute('aria-invalid')).toBe('true');
    expect(await message.inputValue(), 'a pasted text is not cut').toBe(tooLong);
    await message.fill('I am ill.\nSorry!');
    expect(await message.getAttribute('aria-invalid')).toBe(null);
    await button(page, booking.actions.cancel.confirm).click();
    await notice(page, booking.done.cancelled);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(booking.detail.title('İrem Işık'));
    await expect.poll(() => statusOf(page).textContent()).toBe(booking.statuses.cancelled);
    const cancelled = await mailbox.waitFor(
      (sent) => sent.envelope.to.includes('irem@marti.example') && /cancelled/.test(sent.subject ?? ''),
    );
    expect(cancelled.text).toContain('I am ill.');

    await button(page, inbox.mails.resend).first().click();
    await notice(page, inbox.mails.resent);
    await button(page, inbox.erase.open).click();
    await button(page, inbox.keep).click();
    await button(page, inbox.erase.open).click();
    await button(page, inbox.erase.confirm).click();
    await notice(page, inbox.erase.done);
    await page.getByText(inbox.person.erased).waitFor();
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/irem|I am ill/i);

    expectTrouble(/409/);
    const response = await page.evaluate(
      (path) =>
        fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ status: 'completed' }),
        }).then(({ status }) => status),
      `/api/admin/reservations/${id}/status`,
    );
    expect(response).toBe(409);
    await page.getByRole('link', { name: inbox.list.back }).click();
    await page.waitForURL('**/admin/reservations');
  },
);

journey(
  'Given a past appointment, when the owner enters its outcome, then the outcome is stored and can be corrected; a change in another window is shown',
  async ({ visit, expectTrouble }) => {
    const id = await book(site, 'Geçmiş Kişi', 'gecmis@marti.example');
    await inDatabase(
      site,
      `update reservations set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where id = $1`,
      [id],
    );
    const page = await visit({ baseURL: site.url });
    await open(site, page, `/admin/reservations/${id}`);
    const outcomes = [
      ['no_show', booking.actions.no_show],
      ['confirmed', booking.actions.confirmed],
      ['completed', booking.actions.completed],
    ] as const;
    for (const [status, action] of outcomes) {
      await button(page, action).click();
      await statusOf(page).getByText(booking.statuses[status], { exact: true }).waitFor();
    }
    await inDatabase(site, `update reservations set status = 'no_show' where id = $1`, [id]);
    expectTrouble(/409/);
    await button(page, booking.actions.no_show).click();
    await notice(page, booking.errors.not_changeable);
    await statusOf(page).getByText(booking.statuses.no_show, { exact: true }).waitFor();
  },
);

journey(
  'Given more appointments than fit on a page, then filters, order and page are stored in the address, and the download contains the filtered list',
  async ({ visit }) => {
    await inDatabase(
      site,
      `insert into reservations (id, status, language, service_id, minutes, starts_at, ends_at, name, email, phone, created_at, updated_at)
       select gen_random_uuid(), 'completed', 'tr', $1, 30, now() - n * interval '1 day', now() - n * interval '1 day' + interval '30 minutes',
              'Eski ' || lpad(n::text, 2, '0'), 'eski@x.example', '+90', now(), now() from generate_series(1, 30) n`,
      ['ai-growth'],
    );
    const page = await visit({ baseURL: site.url });
    await open(site, page, '/admin/reservations?period=past');
    // The second filter is chosen while the list of the first is still loading.
    const held = Promise.withResolvers<void>();
    await page.route('**/api/admin/reservations?**', async (route) => {
      await held.promise;
      await route.continue();
    });
    const [statusFilter, serviceFilter] = [
      page.getByLabel(inbox.list.status),
      page.getByLabel(booking.filters.service),
    ];
    await statusFilter.selectOption('completed');
    await serviceFilter.selectOption('ai-growth');
    await expect
      .poll(async () => [await statusFilter.inputValue(), await serviceFilter.inputValue()])
      .toEqual(['completed', 'ai-growth']);
    held.resolve();
    await page.getByText('Eski 01').waitFor();
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.has('status', 'completed') && searchParams.has('service', 'ai-growth'),
    );
    // The link to the next page carries both filters.
    const next = page.getByRole('link', { name: inbox.pages.next });
    await expect
      .poll(() => next.getAttribute('href'))
      .toMatch(/(?=.*status=completed)(?=.*service=ai-growth)/);
    await next.click();
    await page.getByText('Eski 30').waitFor();
    await page.getByRole('link', { name: inbox.pages.previous }).click();
    await page.getByText('Eski 01').waitFor();
    await page.getByLabel(booking.filters.sort).selectOption('-date');
    await page.waitForURL(/sort=-date/);
    await page.getByText('Eski 30').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: inbox.list.csv }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toMatch(/^reservations-.*\.csv$/);
    expect(text.trim().split('\r\n')).toHaveLength(31);
    await search(page, 'yok böyle biri');
    await page.getByRole('link', { name: inbox.list.clear }).click();
    await page.waitForURL((url) => url.search === '');
  },
);

journey(
  'Given the week view, then the owner can turn weeks, and sees appointments, free slots and why others are taken; free slots can be copied as a message',
  async ({ visit }) => {
    const id = await book(site, 'Haftalık Kişi', 'hafta@marti.example');
    const page = await visit({ baseURL: site.url, width: 1440 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(site, page, '/admin/reservations');
    await page.getByRole('link', { name: booking.views.week, exact: true }).click();
    const span = page.getByRole('heading', { level: 3 });
    const first = await span.textContent();
    await page.getByRole('link', { name: booking.week.next }).click();
    await expect.poll(() => span.textContent()).not.toBe(first);
    await page.getByText(booking.week.free, { exact: true }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: booking.week.previous }).click();
    await expect.poll(() => span.textContent()).toBe(first);
    await page.getByLabel(booking.week.measure).selectOption(service);
    await page.waitForURL(/service=/);
    const { items } = await (await page.request.get(`${site.url}/api/admin/reservations?q=Haftal`)).json();
    await page.goto(`/admin/reservations/week?date=${items[0].start.slice(0, 10)}`);
    await page.getByText(booking.week.closed).first().waitFor();
    await page.getByText(booking.week.reasons.placeholder).first().waitFor();
    await page.getByRole('link', { name: /Haftalık Kişi/ }).click();
    await page.waitForURL(`**/admin/reservations/${id}`);

    await page.goto('/admin/reservations/week');
    await page.getByRole('link', { name: booking.week.today }).click();
    await page.getByRole('link', { name: booking.views.free }).click();
    await page.waitForURL('**/admin/reservations/free');
    await page.getByLabel(booking.free.service, { exact: true }).selectOption(service);
    await page.getByLabel(booking.free.count).selectOption('3');
    await page.waitForURL(/count=3/);
    const arabic = page.getByRole('region', { name: kit.languages.names.ar, exact: true });
    await arabic.getByRole('button', { name: booking.free.copy }).click();
    await notice(page, booking.free.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.match(/^• /gm)).toHaveLength(3);
    expect(copied).toMatch(/consultation-booking\?service=dijital-pazarlama&lang=ar$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: booking.views.list, exact: true }).click();
    await page.waitForURL('**/admin/reservations');
  },
);
