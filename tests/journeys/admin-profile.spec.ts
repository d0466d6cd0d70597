import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as opening } from '#/features/opening/copy/admin/tr';
import { tr as pictures } from '#/features/pictures/copy/admin/tr';
import { adminProfileCopy } from '#/features/profile/copy/admin/all';
import { tr as kit } from '#/owner/kit/copy/tr';
import { locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button, buttonFor, edit, focused, form, notice, text } from '../support/item-room';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookieOf, ownerEnv, signIn } from '../support/owner';
import { paintedPicture } from '../support/pictures';
import { type Site, startSite } from '../support/site';

let mailbox: Mailbox;
let site: Site;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startSite({ env: { ...ownerEnv, SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await site.kill();
  await mailbox.stop();
});

const words = adminProfileCopy.tr;
const openForm = async (page: Page, part: keyof typeof words.forms) => {
  await edit(page, words.forms[part].replace('?', '\\?')).click();
  return form(page, words.forms[part]);
};
const save = async (page: Page, openedForm: Locator) => {
  await button(openedForm, kit.save).click();
  await notice(page, words.updated);
  await openedForm.waitFor({ state: 'detached' });
};
const textAt = async (path: string) => (await fetch(`${site.url}${path}`)).text();

/** Hides the sections of the about page, which tell of the sample person: an owner writes her own. */
async function hideSections(): Promise<void> {
  const headers = { Cookie: await cookieOf(site), 'Content-Type': 'application/json' };
  const sections: { id: string }[] = await (await fetch(`${site.url}/api/admin/about`, { headers })).json();
  const body = JSON.stringify({ isPublished: false });
  for (const { id } of sections)
    await fetch(`${site.url}/api/admin/about/${id}`, { method: 'PUT', headers, body });
}

journey(
  'Given the sample person, when the owner says who she is herself, then no page, feed, manifest or mail names the other one',
  async ({ visit }) => {
    await hideSections();
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await signIn(page, site);
    await page.goto('/admin/profile');
    await expectAccessible(page);

    const person = await openForm(page, 'person');
    await expect.poll(() => focused(page).textContent()).toBe(words.forms.person);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const language = (name: string) => person.getByRole('button', { name, exact: true });
    const her = {
      tr: { name: 'Ada Işık', description: 'Ada Işık, hekim ve yazar.' },
      en: { name: 'Ada Işık', description: 'Ada Işık is a physician and author.' },
      ar: { name: 'آدا إيشيك', description: 'آدا إيشيك طبيبة ومؤلِّفة.' },
    };
    for (const locale of locales) {
      await language(kit.languages.names[locale]).click();
      await text(person, locale, words.fields.name).fill(her[locale].name);
      await text(person, locale, words.fields.description).fill(her[locale].description);
    }
    await language(kit.languages.names.tr).click();
    await text(person, 'tr', words.fields.roles).fill('Hekim\nYazar\nKonuşmacı');
    await text(person, 'tr', words.fields.deck).fill('Hekimliği *herkesin* diliyle anlatır.');
    await save(page, person);
    // The frame around the page shows the new name without a reload.
    await page
      .getByRole('link', { name: /^Ada Işık/ })
      .first()
      .waitFor();

    const portrait = await openForm(page, 'portrait');
    const photograph = portrait.getByRole('group', { name: words.fields.portrait });
    const buffer = await paintedPicture(900, 1200).jpeg().toBuffer();
    await photograph
      .locator('input[type=file]')
      .setInputFiles({ name: 'ada.jpg', mimeType: 'image/jpeg', buffer });
    await expect.poll(() => photograph.getByLabel(pictures.address).inputValue()).toMatch(/^\/uploads\//);
    const uploaded = await photograph.getByLabel(pictures.address).inputValue();
    await portrait.getByLabel(words.focus.x).fill('70');
    await portrait.getByLabel(words.focus.y).fill('20');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const locale of locales) {
      await button(portrait, kit.languages.names[locale]).click();
      await text(portrait, locale, words.fields.portraitAlt).fill(her[locale].name);
    }
    await save(page, portrait);

    const contact = await openForm(page, 'contact');
    await expectAccessible(page);
    await contact.getByLabel(words.fields.phone, { exact: true }).fill('0532');
    await button(contact, kit.save).click();
    await contact.getByText('Numarayı ülke koduyla yazın: +90 555 000 00 00').waitFor();
    await contact.getByLabel(words.fields.phone, { exact: true }).fill('+90 532 111 22 33');
    await contact.getByLabel(words.fields.whatsapp, { exact: true }).fill('+90 532 111 22 33');
    await contact.getByLabel(words.fields.email, { exact: true }).fill('ada@isik.example');
    await contact.getByLabel(words.fields.trainingEmail, { exact: true }).fill('');
    await contact.getByLabel('LinkedIn', { exact: true }).fill('linkedin.com/in/ada');
    await contact.getByLabel('X', { exact: true }).fill('');
    await contact.getByLabel('Instagram', { exact: true }).fill('');
    await contact.getByLabel('YouTube', { exact: true }).fill('');
    await save(page, contact);

    const sample = /Leyla|Günışık|ليلى|غونيشيك|leyla|555 000 00 00|905550000000|img\/portrait/;
    const paths = [
      '/',
      '/about',
      '/consulting',
      '/training',
      '/contact',
      '/privacy',
      '/consultation-booking',
    ];
    for (const locale of locales) {
      for (const path of paths) {
        const html = await textAt(addressIn(path, locale));
        expect(html.match(sample), `${path} in ${locale}`).toBeNull();
        expect(html).toContain(her[locale].name);
      }
      for (const path of ['/manifest.webmanifest', '/llms.txt'])
        expect((await textAt(addressIn(path, locale))).match(sample), path).toBeNull();
      expect(await textAt(addressIn('/manifest.webmanifest', locale))).toContain(her[locale].name);
    }
    const home = await textAt('/');
    expect(home).toContain(uploaded);
    expect(home).toContain('object-position:70% 20%');
    expect(home).toContain('https://linkedin.com/in/ada');
    expect(home.match(/x\.com|instagram\.com/)).toBeNull();
    expect((await textAt('/feed.xml')).match(/<title>[^<]*Ada Işık/)).not.toBeNull();

    await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Selin Aydın',
        email: 'selin@marti.example',
        message: 'Bir konuşma düşünüyoruz.',
      }),
    });
    const mail = await mailbox.waitFor((each) => each.text?.includes('Selin Aydın') ?? false);
    expect(mail.from).toMatchObject({ name: 'Ada Işık', address: 'ada@isik.example' });
    expect(mail.envelope.to).toEqual(['ada@isik.example']);
    expect(`${mail.html}${mail.text}`.match(sample)).toBeNull();
  },
);

journey(
  'Given figures, when one gets another label, one is added and one moved, then the page shows them so',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/profile');
    const figures = await openForm(page, 'figures');
    await expectAccessible(page);
    await figures.getByText(words.fields.aboutFigures, { exact: true }).click();
    const row = figures.getByRole('group', { name: words.fields.aboutFigures, exact: true });
    const figureAt = (place: number) =>
      row.getByRole('group', { name: words.figure.one(place), exact: true });
    await figureAt(1).getByLabel(words.figure.label(kit.languages.names.tr)).fill('meslek ödülü');
    await buttonFor(row, words.figure.add, words.fields.aboutFigures).click();
    const value = figureAt(3).getByLabel(words.figure.value, { exact: true });
    await expect.poll(() => value.evaluate((field) => field === document.activeElement)).toBe(true);
    await button(figures, kit.save).click();
    await figureAt(3).getByText('Bu alan zorunludur').first().waitFor();
    await figureAt(3).getByLabel(words.figure.value, { exact: true }).fill('%97');
    await figureAt(3).getByLabel(words.figure.label(kit.languages.names.tr)).fill('iyileşen');
    await figureAt(3).getByRole('button', { name: words.figure.up }).click();
    await save(page, figures);
    const stored = await (await fetch(`${site.url}/api/profile`)).json();
    expect(stored.aboutFigures).toEqual([
      { key: 'awards', value: '50+', label: 'meslek ödülü' },
      { value: '%97', label: 'iyileşen' },
      { key: 'years', value: '25+' },
    ]);
    expect(await textAt('/about')).toContain('meslek ödülü');
  },
);

journey(
  'Given texts of pages, when one is rewritten, then the page shows it; when it is emptied, it has no place there; one that is kept is no sample any more',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/profile');
    const pages = await openForm(page, 'pages');
    await expectAccessible(page);
    const deck = text(pages, 'tr', words.fields.consultingDeck);
    await expect.poll(() => deck.inputValue()).toMatch(/^Bir soru.*\*yazıya dökülmüş bir adımla\* biter\.$/);
    await deck.fill('Her görüşme *bir kararla* biter.');
    await save(page, pages);
    expect(await textAt('/consulting')).toContain('Her görüşme <em>bir kararla</em> biter.');
    await openForm(page, 'pages');
    await deck.fill('');
    await save(page, pages);
    expect((await textAt('/consulting')).match(/class="text-deck"|yazıya dökülmüş/)).toBeNull();

    // A link of the page Opening leads to the field.
    await page.goto('/admin/opening');
    const own = await page.getByText(/içerikten/).textContent();
    await page.getByText(opening.samples.which).first().click();
    await page.getByRole('link', { name: words.fields.trainingDeck }).click();
    await expect
      .poll(() => focused(page).inputValue())
      .toBe(await text(pages, 'tr', words.fields.trainingDeck).inputValue());
    await button(pages, kit.cancel).click();
    await page.getByText(words.samples.title(11)).click();
    await expectAccessible(page);
    await buttonFor(page, kit.sample.keep, words.fields.trainingDeck).click();
    await notice(page, words.samples.kept);
    await page.goto('/admin/opening');
    await expect.poll(() => page.getByText(/içerikten/).textContent()).not.toBe(own);
    await expectAccessible(page);
  },
);

journey(
  'Given a business with hours of its own, then search engines are told, and the privacy notice and the footer name it',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await signIn(page, site);
    await page.goto('/admin/profile');
    const business = await openForm(page, 'business');
    await business.getByLabel('Cuma', { exact: true }).uncheck();
    await business.getByLabel('Cumartesi', { exact: true }).check();
    await business.getByLabel(`Cumartesi: ${words.hours.closes}`).fill('08:30');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(business, kit.save).click();
    await business.getByText('Kapanış saati açılıştan sonra olmalıdır').waitFor();
    await business.getByLabel(`Cumartesi: ${words.hours.closes}`).fill('13:00');
    await text(business, 'tr', words.fields.legalName).fill('Işık Danışmanlık Ltd. Şti.');
    await text(business, 'tr', words.fields.legalAddress).fill('Moda Cad. 1\nKadıköy');
    await save(page, business);
    const home = await textAt('/');
    expect(home).toContain('"openingHours":["Mo-Th 09:00-18:00","Sa 09:00-13:00"]');
    expect(home).toContain('"legalName":"Işık Danışmanlık Ltd. Şti."');
    expect(home).toContain('"streetAddress":"Moda Cad. 1, Kadıköy"');
    expect(home).toContain('Işık Danışmanlık Ltd. Şti. · Moda Cad. 1, Kadıköy');
    expect(await textAt('/privacy')).toContain('Işık Danışmanlık Ltd. Şti.');
  },
);

journey(
  'Given a form with changes, when they are discarded, then they can be restored',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/profile');
    const person = await openForm(page, 'person');
    await text(person, 'tr', words.fields.description).fill('Yarım kalan bir cümle');
    await button(person, kit.cancel).click();
    await button(person, kit.throwAway.confirm).click();
    await button(page, kit.deleted.undo).click();
    await expect
      .poll(() => text(person, 'tr', words.fields.description).inputValue())
      .toBe('Yarım kalan bir cümle');
  },
);
