import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { en as english } from '#/features/booking/copy/admin/en';
import { tr as records } from '#/features/booking/copy/admin/tr';
import { tr as booking } from '#/features/booking/copy/tr';
import { tr as catalogue } from '#/features/catalogue/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { isolated } from '#/platform/i18n/direction';
import { tr as room } from '#/web/admin/copy/tr';
import { slotsOf } from '../support/booking';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button, buttonFor, edit, form, notice, publishedOn, text } from '../support/item-room';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

const { services, question, rule } = catalogue;

/** The texts of the mails that the site has stored as files. */
const mailsOf = ({ dataDir }: Site): string =>
  readdirSync(join(dataDir, 'mail'))
    .map((file) =>
      readFileSync(join(dataDir, 'mail', file), 'utf8')
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '='),
    )
    .join('\n');

journey(
  'Given a service after approval with a question, when a visitor asks for a time, then nothing says that it is confirmed until the owner confirms it',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, width: 390, height: 844 });
    await signIn(page, site);
    await page.goto('/admin/services');
    await button(page, services.add).click();
    const added = form(page, services.add);
    await text(added, 'tr', services.fields.title).fill('Masa başı');
    await added.getByLabel(services.fields.durations, { exact: true }).fill('60, 90');
    await added.getByLabel(services.fields.category, { exact: true }).selectOption('marketing');
    await added
      .getByLabel(services.fields.booking, { exact: true })
      .selectOption(services.choices.booking.approval);
    await added.getByLabel(catalogue.place.label, { exact: true }).selectOption('address');
    await added.getByLabel(catalogue.place.address, { exact: true }).fill('Moda Caddesi 12, Kadıköy');
    await added.getByLabel(kit.money.mode, { exact: true }).selectOption('shown');
    await added.getByLabel(kit.money.amount, { exact: true }).fill('2.500');
    await added.getByText(kit.money.reads('₺2.500')).waitFor();
    await added.getByText(services.fields.questions, { exact: true }).click();
    await buttonFor(added, question.add, services.fields.questions).click();
    const [first] = await added.getByRole('group', { name: question.one(1) }).all();
    if (!first) throw new Error('no question was added');
    await first
      .getByLabel(question.label(kit.languages.names.tr), { exact: true })
      .fill('Nasıl satıyorsunuz?');
    await first.getByLabel(question.kind, { exact: true }).selectOption(question.kinds.choice);
    await first.getByLabel(question.required).check();
    await button(added, kit.save).click();
    const options = first.getByLabel(question.options(kit.languages.names.tr), { exact: true });
    await expect.poll(() => options.getAttribute('aria-invalid')).toBe('true');
    await options.fill('Mağazada\nİnternette');
    await added.getByText(services.fields.rule, { exact: true }).click();
    await added.getByLabel(rule.perDay, { exact: true }).fill('3');
    const ownHours = added.getByLabel(rule.ownHours, { exact: true });
    await ownHours.check();
    await added.getByRole('group', { name: rule.hours('Pazartesi') }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await ownHours.uncheck();
    await button(added, kit.save).click();
    await notice(page, services.created);
    // The text for machines (llms.txt) also says that appointments must be approved.
    const described = async () => (await fetch(`${site.url}/llms.txt`)).text();
    await expect.poll(described).toContain('onaylanınca');

    const visitor = await visit({ baseURL: site.url, width: 390, height: 844 });
    await visitor.goto('/consultation-booking?service=masa-basi');
    await visitor.getByText(booking.request.serviceHint).waitFor();
    const { form: fields } = booking;
    // Price and place are known before a time is chosen.
    await visitor.getByText('₺2.500').waitFor();
    await visitor.getByText('Moda Caddesi 12, Kadıköy').waitFor();
    expect(await visitor.getByText(fields.service.priceOnRequest).count()).toBe(0);
    await visitor.getByLabel(fields.name, { exact: true }).fill('Deniz Yalçınkaya');
    await visitor.getByLabel(fields.email, { exact: true }).fill('deniz@marti.example');
    await visitor.getByLabel(fields.phone, { exact: true }).fill('+90 555 000 11 22');
    await visitor.getByLabel(booking.facts.duration, { exact: true }).selectOption('90 dakika');
    await slotsOf(visitor, 'tr').first().click();
    await visitor.getByText(fields.send.missing(isolated('Nasıl satıyorsunuz?'))).waitFor();
    await visitor.getByLabel('Nasıl satıyorsunuz?').selectOption('İnternette');
    await expectAccessible(visitor);
    // The answers survive a reload, like everything that was typed.
    await visitor.reload();
    await expect.poll(() => visitor.getByLabel('Nasıl satıyorsunuz?').inputValue()).toBe('İnternette');
    await button(visitor, booking.request.submit).click();
    await visitor.getByRole('heading', { level: 1, name: booking.request.title }).waitFor();
    expect(await visitor.title()).toContain(booking.request.pageTitle);
    await visitor.getByText('İnternette').waitFor();
    await visitor.locator('main').getByText('90 dakika', { exact: true }).waitFor();

    await page.goto('/admin');
    await page.getByRole('heading', { name: records.requests.title }).waitFor();
    await page.getByRole('button', { name: room.news(1) }).waitFor();
    await expectAccessible(page);
    // By the mail's link the owner can answer, too. Another language leaves the link and her message as they are.
    const [link = ''] = /\/admin\/answer\S*?#\S+?\.decline/.exec(mailsOf(site)) ?? [];
    const answering = await visit({ baseURL: site.url, width: 390, height: 844 });
    await answering.goto(link);
    const message = answering.getByRole('textbox');
    await message.fill('O gün yoldayım.');
    await answering.getByRole('link', { name: 'EN' }).click();
    await answering.getByRole('heading', { name: english.actions.decline.title }).waitFor();
    expect(await message.inputValue()).toBe('O gün yoldayım.');
    await expect.poll(() => new URL(answering.url()).hash).toBe(link.slice(link.indexOf('#')));
    await answering.reload();
    await message.waitFor();
    await page.getByRole('link', { name: new RegExp(`^${records.requests.open}`) }).click();
    await page.getByText('İnternette').waitFor();
    await page.getByText('Moda Caddesi 12, Kadıköy').waitFor();
    await page.goBack();
    await buttonFor(page, records.actions.approve, 'Deniz Yalçınkaya').click();
    await notice(page, records.done.approved);
    await expect.poll(() => page.getByRole('heading', { name: records.requests.title }).count()).toBe(0);
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: booking.success.title }).waitFor();
  },
);

journey(
  'Given a draft from before an update that added fields, when the owner resumes it, then the new fields have what is stored',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/services');
    const title = () => text(form(page, services.edit), 'tr', services.fields.title);
    const open = async () => {
      await edit(page, 'Hızlı tanışma ve strateji değerlendirmesi').click();
      await title().waitFor();
    };
    await open();
    await title().fill('Hızlı tanışma, yeni');
    await page.getByText(kit.stored.at({ time: '' }).trim()).waitFor();
    await page.evaluate(() => {
      for (const [name, stored] of Object.entries(localStorage)) {
        if (!name.startsWith('draft:')) continue;
        const draft = JSON.parse(stored);
        delete draft.values.rule;
        delete draft.values.questions;
        localStorage.setItem(name, JSON.stringify(draft));
      }
    });
    await page.reload();
    await open();
    await page.getByRole('button', { name: kit.stored.resume }).click();
    await expect.poll(() => title().inputValue()).toBe('Hızlı tanışma, yeni');
    await form(page, services.edit).getByText(services.fields.rule, { exact: true }).click();
    await form(page, services.edit).getByLabel(rule.perDay, { exact: true }).waitFor();
  },
);

journey(
  'Given mistakes in a service, when the owner saves, then each is explained at its field, or in a notice where the field is hidden',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/services');
    await edit(page, 'E-ticaret büyüme denetimi').click();
    const edited = form(page, services.edit);
    const durations = edited.getByLabel(services.fields.durations, { exact: true });
    for (const typed of ['abc', '0', '999', '60.5', '5, abc, 999999']) {
      await durations.fill(typed);
      await button(edited, kit.save).click();
      await edited.getByText('5 ile 600 arasında bir tam sayı girin').waitFor();
      await expect.poll(() => durations.evaluate((input) => input === document.activeElement)).toBe(true);
      await durations.fill('60');
      await expect.poll(() => durations.getAttribute('aria-invalid')).toBe(null);
    }

    const place = edited.getByLabel(services.fields.sortOrder, { exact: true });
    const before = await place.inputValue();
    await place.fill('1e');
    await button(edited, kit.save).click();
    await edited.getByText('-99999 ile 99999 arasında bir tam sayı girin').waitFor();
    await place.fill(before);

    await edited.getByText(services.fields.questions, { exact: true }).click();
    await buttonFor(edited, question.add, services.fields.questions).click();
    const asked = edited.getByRole('group', { name: question.one(1) });
    const options = (language: 'tr' | 'en') =>
      asked.getByLabel(question.options(kit.languages.names[language]), { exact: true });
    await asked.getByLabel(question.label(kit.languages.names.tr), { exact: true }).fill('Düzeyiniz?');
    await asked.getByLabel(question.kind, { exact: true }).selectOption(question.kinds.choice);
    await options('tr').fill('Başlangıç\nOrta\nİleri');
    await options('en').fill('Beginner\nAdvanced');
    await button(edited, kit.save).click();
    await asked.getByText('Ana dildeki gibi 3 satır yazın ya da boş bırakın').waitFor();
    await options('en').fill('Beginner\nIntermediate\nAdvanced');

    const mode = edited.getByLabel(kit.money.mode, { exact: true });
    await mode.selectOption('shown');
    await edited.getByLabel(kit.money.amount, { exact: true }).fill('çok');
    await mode.selectOption('request');
    await button(edited, kit.save).click();
    await page
      .locator('.toasts')
      .getByText(new RegExp(`^${services.fields.price}: `))
      .waitFor();
    await mode.selectOption('shown');
    await edited.getByLabel(kit.money.amount, { exact: true }).fill('2500');
    await button(edited, kit.save).click();
    await notice(page, services.updated);
  },
);

journey(
  'Given services, when a sample is kept by a double click, then it is kept without an error; when one is moved by keyboard, then visitors see the new order',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    // An unknown kind in the address leads to the services.
    await page.goto('/admin/services?kind=foo');
    const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
    const sample = 'Derinlemesine büyüme stratejisi';
    await buttonFor(page, kit.sample.keep, sample).dblclick();
    await buttonFor(page, kit.sample.keep, sample).waitFor({ state: 'detached' });
    await edit(page, sample).waitFor();
    expect(await page.locator('.toasts').getByText(kit.failed.save, { exact: true }).count()).toBe(0);
    const handle = page.getByRole('button', { name: /sırasını değiştir$/ }).first();
    await handle.waitFor();
    const [first, second, ...others] = await titles();
    await handle.focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await page.getByText(kit.order.dropped(2, others.length + 2)).waitFor();
    await publishedOn(site)('consulting-services').toEqual([second, first, ...others]);
  },
);
