import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as booking } from '#/features/booking/copy/admin/tr';
import { tr as contact } from '#/features/contact/copy/admin/tr';
import { tr as identity } from '#/features/identity/copy/admin/tr';
import { tr as words } from '#/features/mail-settings/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { ar as inboxAr } from '#/owner/records/copy/ar';
import { tr as inbox } from '#/owner/records/copy/tr';
import { locales } from '#/platform/i18n/locale';
import { ar as adminAr } from '#/web/admin/copy/ar';
import { tr as admin } from '#/web/admin/copy/tr';
import { ar as shellAr } from '#/web/shell/copy/ar';
import { tr as shell } from '#/web/shell/copy/tr';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { apply, book, button, notice, open, rows, search, write } from '../support/inbox-pages';
import { openMailbox } from '../support/mailbox';
import { owner, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
let applied: string;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
  await book(site, 'Randevu Sahibi', 'randevu@marti.example');
  applied = await apply(site, 'Başvuran Kişi', 'basvuran@ege.example');
  await write(site, 'Yazan Kişi', 'yazan@kule.example', { eventType: 'panel' });
});
afterAll(() => site.kill());

journey(
  'Given a phone, then a menu holds every tab and how many records wait, closes after a choice, with Escape and on a press elsewhere; language and theme can be changed there',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await open(site, page, '/admin');
    const menu = page.getByRole('button', { name: new RegExp(`^${shell.menu}.*${admin.news(2)}$`) });
    const tabs = page.getByRole('navigation', { name: admin.navigation, includeHidden: true });
    const isOpen = () => tabs.isVisible();
    await menu.waitFor();
    expect(await isOpen()).toBe(false);
    await menu.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await tabs.getByText(admin.waiting.applications(1)).first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Tab');
    expect(
      await tabs.getByRole('link', { name: 'Genel bakış' }).evaluate((link) => link.matches(':focus')),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(await menu.evaluate((button) => button.matches(':focus'))).toBe(true);
    await menu.tap();
    await expect.poll(isOpen).toBe(true);
    await page.touchscreen.tap(200, 20);
    await expect.poll(isOpen).toBe(false);
    const tabLabels = {
      overview: 'Genel bakış',
      reservations: 'Randevular',
      applications: 'Eğitim başvuruları',
      messages: 'Mesajlar',
      availability: 'Müsaitlik',
      books: 'Kitaplar',
      media: 'Medya',
      articles: 'Makaleler',
      about: 'Hakkında',
      mail: 'E-posta',
      account: 'Hesap',
    };
    for (const [name, label] of Object.entries(tabLabels)) {
      await menu.tap();
      await tabs.getByRole('link', { name: label }).tap();
      await page.waitForURL(name === 'overview' ? '**/admin' : `**/admin/${name}`);
      await expect.poll(isOpen).toBe(false);
      await expect.poll(() => tabs.locator('[aria-current=page]').textContent()).toContain(label);
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      await expect.poll(() => page.title()).toMatch(new RegExp(`^${label} - `));
      await expectNoSidewaysScroll(page);
    }
    await menu.tap();
    await page.getByRole('button', { name: shell.theme }).tap();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.getByRole('link', { name: /^AR/ }).tap();
    await expect.poll(isOpen).toBe(false);
    await page.getByRole('heading', { level: 1, name: adminAr.title }).waitFor();
    await page.goto('/admin?lang=ar');
    await page.getByRole('heading', { level: 2, name: inboxAr.overview.title }).waitFor();
    await page.getByText(inboxAr.overview.mailsToFiles.title).waitFor();
    await expectNoSidewaysScroll(page);
    // By default only admin-inbox.spec.ts checks the overview and the lists in Arabic.
    if (isExhaustive) await expectAccessible(page);
    await page.getByRole('button', { name: shellAr.menu }).tap();
    await page.getByRole('link', { name: /^TR/ }).tap();
    await page.getByRole('link', { name: new RegExp(admin.site) }).tap();
    await page.waitForURL(`${site.url}/`);
  },
);

/** The code of all scripts that a page has loaded so far, as one text. */
async function loadedCode(page: Page): Promise<string> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.filter((address) => address.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  return (await Promise.all(scripts.map(async (address) => (await fetch(address)).text()))).join('\n');
}

journey(
  'Given new records, then the overview links to each list and record, and the lists are accessible',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, width: 1440 });
    await open(site, page, '/admin');
    await page.getByText(inbox.overview.mailsToFiles.title).waitFor();
    expect(await loadedCode(page)).not.toContain('data-slot');
    for (const [part, all, path, name] of [
      [inbox.overview.later, inbox.overview.allAppointments, '/admin/reservations', 'Randevu Sahibi'],
      [inbox.overview.applications, inbox.overview.all, '/admin/applications', 'Başvuran Kişi'],
      [inbox.overview.messages, inbox.overview.all, '/admin/messages', 'Yazan Kişi'],
    ] as const) {
      const region = page.getByRole('region', { name: part });
      await region.getByText(name).waitFor();
      await region.getByRole('link', { name: new RegExp(all) }).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.getByText(name).waitFor();
      if (isExhaustive) await expectAccessible(page);
      await page.goBack();
      await region.getByRole('listitem').getByRole('link').click();
      await page.waitForURL((url) => url.pathname.startsWith(`${path}/`));
      await page.getByRole('heading', { level: 2, name: new RegExp(name) }).waitFor();
      await page.getByRole('link', { name: inbox.list.back }).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.goto('/admin');
    }
    await page.getByRole('link', { name: inbox.overview.article, exact: true }).last().click();
    await page.waitForURL('**/admin/articles');

    await page.goto(`/admin/applications/${applied}`);
    const whatsapp = page.getByRole('link', { name: inbox.answers.whatsapp });
    expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/905321112233\?text=Merhaba/);
    const mail = page.getByRole('link', { name: inbox.answers.mail });
    expect(await mail.getAttribute('href')).toMatch(/^mailto:basvuran@ege\.example\?subject=/);
    // This site has no mail server, so no mail has the state sent.
    await page.getByText(inbox.mails.states.filed, { exact: true }).first().waitFor();
    expect(await page.getByText(inbox.mails.states.sent, { exact: true }).count()).toBe(0);
  },
);

journey(
  'Given messages on a phone, then the list can be filtered, reset and downloaded, messages can be answered, and free slots can be copied in each language',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(site, page, '/admin/messages');
    await page.getByLabel(inbox.list.status).selectOption('answered');
    await page.getByText(contact.empty.filteredTitle).waitFor();
    await page.getByRole('link', { name: inbox.list.clear }).tap();
    await page.getByLabel(contact.filters.subject).selectOption('panel');
    await search(page, 'yazan');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: inbox.list.csv }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^messages-.*\.csv$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain('yazan@kule.example');
    await rows(page, contact.title).getByRole('link').tap();
    const mail = page.getByRole('link', { name: inbox.answers.mail });
    expect(await mail.getAttribute('href')).toMatch(/^mailto:yazan@kule\.example\?subject=/);
    await expectNoSidewaysScroll(page);

    await page.goto('/admin/reservations/free');
    for (const language of locales) {
      const part = page.getByRole('region', { name: kit.languages.names[language], exact: true });
      const text = await part.locator('pre').textContent();
      await part.getByRole('button', { name: booking.free.copy }).tap();
      await notice(page, booking.free.copied);
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  },
);

journey(
  'Given a site without a mail server, when the owner enters one on a phone and sends a test mail, then that arrives, and the mails of the next booking go out by it, signed',
  async ({ visit, expectTrouble }) => {
    const account = { user: 'leyla@ornek.example', password: 'posta parolası' };
    const mailbox = await openMailbox(account);
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await open(site, page, '/admin');
    await page.getByRole('link', { name: inbox.overview.mailsToFiles.link }).tap();
    await page.waitForURL('**/admin/mail');
    await page.getByText(words.state.filesTitle).waitFor();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(words.server.provider).selectOption('iCloud');
    await field(words.server.account).waitFor();
    expect(await field(words.server.host).count()).toBe(0);
    await field(words.server.provider).selectOption(words.server.other);
    await field(words.server.security).selectOption('starttls');
    await expect.poll(() => field(words.server.port).inputValue()).toBe('587');
    await field(words.server.host).fill('https://127.0.0.1');
    await field(words.server.port).fill(new URL(mailbox.url).port);
    await field(words.server.username).fill(account.user);
    await field(words.sender.address).fill('site@ornek.example');
    await field(words.sender.replyTo).fill('yanit@ornek.example');
    await field('Türkçe').fill('Saygılarımla,\nLeyla');
    await button(page, kit.save).tap();
    await page.getByText(words.validation.host).waitFor();
    await expectAccessible(page);
    await field(words.server.host).fill('127.0.0.1');
    await field(words.server.password).fill('yanlış parola');
    await button(page, words.test.send).tap();
    await page.getByRole('alert').getByText('5.7.8 No such password: •••').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await field(words.server.password).fill(account.password);
    await button(page, words.test.send).tap();
    await page.getByText(words.test.sent).waitFor();
    const [tested] = mailbox.mails;
    expect(tested?.envelope).toEqual({ from: 'site@ornek.example', to: [owner.email] });
    // A mail server needs the owner's password; nothing that was typed is lost where it is wrong.
    expectTrouble(/422/);
    await field(identity.twoFactor.confirm).fill('guessed');
    await button(page, kit.save).tap();
    await page.getByText(identity.refusals.password).waitFor();
    await expectAccessible(page);
    expect(await field(words.server.password).inputValue()).toBe(account.password);
    await field(identity.twoFactor.confirm).fill(owner.password);
    await button(page, kit.save).tap();
    await notice(page, words.saved);
    await page.getByText(words.state.sendsTitle).waitFor();
    await expect.poll(() => field(identity.twoFactor.confirm).count()).toBe(0);
    await page.getByText(words.server.passwordStored).waitFor();
    await expect.poll(() => field(words.server.password).inputValue()).toBe('');
    await page.goto('/admin?lang=ar');
    await page.getByRole('heading', { level: 2, name: inboxAr.overview.title }).waitFor();
    expect(await page.getByText(inboxAr.overview.mailsToFiles.title).count()).toBe(0);

    await book(site, 'Sonraki Kişi', 'sonraki@marti.example');
    const confirmation = await mailbox.waitFor(({ envelope }) =>
      envelope.to.includes('sonraki@marti.example'),
    );
    expect(confirmation.replyTo?.[0]?.address).toBe('yanit@ornek.example');
    expect(confirmation.text).toContain('Saygılarımla,\nLeyla');
    await mailbox.stop();
  },
);
