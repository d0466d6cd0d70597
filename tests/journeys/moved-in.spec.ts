import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ar as booking } from '#/features/booking/copy/admin/ar';
import { ar as catalogue } from '#/features/catalogue/copy/admin/ar';
import { ar as identity } from '#/features/identity/copy/admin/ar';
import { ar as languages } from '#/features/languages/copy/admin/ar';
import type { Look } from '#/features/look/contract';
import { ar as look } from '#/features/look/copy/admin/ar';
import { imageLook } from '#/features/look/rules';
import { ar as opening } from '#/features/opening/copy/admin/ar';
import { ar as visitors } from '#/features/opening/copy/ar';
import { ar as pictures } from '#/features/pictures/copy/admin/ar';
import { ar as profile } from '#/features/profile/copy/admin/ar';
import { ar as kit } from '#/owner/kit/copy/ar';
import { addressWords } from '#/platform/i18n/address-words';
import type { Locale } from '#/platform/i18n/locale';
import { ar as shell } from '#/web/shell/copy/ar';
import { addressIn } from '../support/address';
import { freeSlots } from '../support/booking';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button, buttonFor, form, notice } from '../support/item-room';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookiesOf } from '../support/owner';
import { withoutStyles } from '../support/page-text';
import { paintedPicture } from '../support/pictures';
import { sampleTexts } from '../support/sample-texts';
import { her, setUp, write } from '../support/set-up-pages';
import { type Site, startSite } from '../support/site';
import {
  everyImage,
  everyMail,
  everyText,
  hashOf,
  type Offered,
  picturesIn,
  samplePortraits,
} from '../support/traces';

/** The languages that she makes public. */
const open: Locale[] = ['tr', 'ar'];

let site: Site;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startSite({ firstStart: true, env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await site?.kill();
  await mailbox?.stop();
});

const save = async (page: Page, within: Locator, done: string) => {
  await button(within, kit.save).tap();
  await notice(page, done);
  await within.waitFor({ state: 'detached' });
};
const goTo = async (page: Page, title: string) => {
  await page.getByRole('banner').getByRole('button', { name: shell.menu }).tap();
  await page.getByRole('banner').getByRole('link', { name: title, exact: true }).tap();
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
};

journey(
  'Given an empty folder, when a stranger follows the link on a phone in Arabic, says who she is, chooses a look, services, hours and languages, removes the samples and opens the site, then it is hers',
  async ({ visit }) => {
    const page = await visit({
      baseURL: site.url,
      locale: 'ar',
      width: 390,
      height: 844,
      touch: true,
      dark: true,
    });
    const check = async () => {
      // Closes a notice first, if it doesn't close itself meanwhile. Notices cover a button, which is no fault of the page.
      const close = page.locator('.toast-close');
      if (await close.isVisible()) await close.tap({ timeout: 2_000 }).catch(() => undefined);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    const token = await setUp(page, site, check);

    // Her profile. The page on which the site is opened says what is missing in it.
    await page.getByRole('link', { name: profile.fields.deck }).tap();
    const edit = async (part: keyof typeof profile.forms) => {
      await page.locator(`[data-opens="${part}"]`).tap();
      return form(page, profile.forms[part]);
    };
    const person = form(page, profile.forms.person);
    await write(person, { [profile.fields.deck]: her.deck });
    await save(page, person, profile.updated);
    const portrait = await edit('portrait');
    const photograph = portrait.getByRole('group', { name: profile.fields.portrait });
    const buffer = await paintedPicture(480, 640).jpeg().toBuffer();
    await photograph
      .locator('input[type=file]')
      .setInputFiles({ name: 'ada.jpg', mimeType: 'image/jpeg', buffer });
    await expect.poll(() => photograph.getByLabel(pictures.address).inputValue()).toMatch(/^\/uploads\//);
    const uploaded = await photograph.getByLabel(pictures.address).inputValue();
    await portrait.getByLabel(profile.focus.x).fill('70');
    await portrait.getByLabel(profile.focus.y).fill('20');
    await check();
    await write(portrait, { [profile.fields.portraitAlt]: her.name });
    await save(page, portrait, profile.updated);
    const contact = await edit('contact');
    // Her account's address has taken the place of the sample's.
    expect(await contact.getByLabel(profile.fields.email, { exact: true }).inputValue()).toBe(her.email);
    const phone = contact.getByLabel(profile.fields.phone, { exact: true });
    await phone.fill('0532');
    await button(contact, kit.save).tap();
    await contact.locator('[aria-invalid=true]').waitFor();
    await phone.fill('+90 532 111 22 33');
    await contact.getByLabel(profile.fields.whatsapp, { exact: true }).fill('+90 532 111 22 33');
    await contact.getByLabel('LinkedIn', { exact: true }).fill('linkedin.com/in/ada');
    await save(page, contact, profile.updated);

    // Her look.
    await goTo(page, look.title);
    for (const choice of ['claret', 'cream', 'navy'] as const)
      await page.getByText(look.choices[choice], { exact: true }).tap();
    await page.getByText(look.pairings.book.name, { exact: true }).tap();
    await page.getByText(look.icons.initial, { exact: true }).tap();
    await page.getByText(look.kept, { exact: true }).waitFor();
    await button(page, look.publish).tap();
    await notice(page, look.published);

    // Her services. Without a category, a service couldn't be given one, so a category comes first.
    await goTo(page, catalogue.title);
    await page.getByText(catalogue.categories.empty.text).waitFor();
    await page.getByRole('link', { name: catalogue.kinds['consulting-categories'] }).last().tap();
    await button(page, catalogue.categories.add).tap();
    const category = form(page, catalogue.categories.add);
    await write(category, { [catalogue.categories.fields.title]: { tr: 'Görüşmeler', ar: 'اللقاءات' } });
    await save(page, category, catalogue.categories.created);
    await page.getByRole('link', { name: catalogue.kinds.consulting }).first().tap();
    const { services } = catalogue;
    for (const { title, duration, booked } of her.services) {
      await button(page, services.add).tap();
      const service = form(page, services.add);
      await write(service, {
        [services.fields.title]: title,
        [services.fields.description]: { tr: 'Konuşuruz.', en: 'We talk.', ar: 'نتحدث.' },
      });
      await service.getByLabel(services.fields.category).selectOption({ label: 'اللقاءات' });
      await service.getByLabel(services.fields.durations).fill(duration);
      await service.getByLabel(services.fields.booking).selectOption(booked);
      if (booked === 'approval') {
        await service.getByText(services.fields.questions, { exact: true }).tap();
        await buttonFor(service, catalogue.question.add, services.fields.questions).tap();
        const label = (locale: Locale) => catalogue.question.label(kit.languages.names[locale]);
        await service.getByLabel(label('tr')).fill(her.question.tr);
        await service.getByLabel(label('ar')).fill(her.question.ar);
        await service.getByLabel(catalogue.question.required).check();
        await check();
      }
      await save(page, service, services.created);
    }

    // Her hours: Monday at noon too.
    await goTo(page, booking.availability.title);
    const monday = page.getByRole('button', { name: booking.availability.hours.toggle('الاثنين', '12:00') });
    await monday.tap();
    await button(page, kit.save).tap();
    await page.getByText(booking.availability.bar.saved, { exact: true }).waitFor();

    // Closes English.
    await goTo(page, languages.title);
    const english = page.getByRole('region', { name: kit.languages.names.en });
    await button(english, languages.close.open).tap();
    await button(english.getByRole('group'), languages.close.confirm).tap();
    await english.getByText(languages.states.closed, { exact: true }).waitFor();

    // The address of the finished set-up leads to the page Opening. Going back skips the set-up.
    await page.goto('/admin/set-up?lang=ar');
    await page.waitForURL('**/admin/opening?lang=ar');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: languages.title }).waitFor();

    // Nothing is missing, so the site can be opened.
    await goTo(page, opening.title);
    await page.getByText(opening.checks.profileGood).waitFor();
    await page.getByRole('button', { name: opening.opening.open }).tap();
    await page.getByRole('button', { name: opening.opening.confirm }).tap();
    await page.getByText(opening.open.title).first().waitFor();
    // On an open site, visitors would see restored samples at once.
    await page.getByRole('button', { name: opening.removal.restoring.open }).tap();
    await page.getByText(opening.removal.restoring.text).waitFor();
    await check();
    await page.getByRole('button', { name: kit.cancel, exact: true }).tap();
    const home = await visit({ baseURL: site.url, locale: 'ar', width: 390, height: 844, touch: true });
    await home.goto('/?lang=ar');
    await expect
      .poll(async () => {
        await home.reload();
        return home.locator('meta[name=robots]').getAttribute('content');
      })
      .toContain('index, follow');
    expect(await home.getByText(visitors.line).count()).toBe(0);
    await home.getByRole('heading', { level: 1, name: her.name.ar }).waitFor();
    const html = await home.content();
    expect(html).toContain(uploaded.replace(/\.\w+$/, ''));
    expect(html).toMatch(/object-position: ?70% 20%/);
    expect(html).toContain('https://linkedin.com/in/ada');
    expect(html).not.toContain(encodeURIComponent('Hello, '));
    expect(await (await fetch(`${site.url}/llms.txt?lang=ar`)).text()).toContain('بتوقيت مصر');
    expect((await freeSlots(site.url, 'ilk-gorusme')).some(({ id }) => id.slice(11) === '12')).toBe(true);

    const title = { tr: 'El Kitabı', en: 'Handbook', ar: 'الدليل' };
    expect((await page.request.post(`${site.url}/api/admin/books`, { data: { title } })).status()).toBe(201);
    await page.goto('/admin/books?lang=ar');
    await page.getByRole('heading', { name: title.ar }).waitFor();

    // The set-up link works only once. Then it leads to the sign-in, with its token and without.
    for (const fragment of ['', `#${token}`]) {
      await home.goto(`/admin/set-up?lang=ar${fragment}`);
      await home.getByText(identity.refusals.setUp.owned).waitFor();
    }
    expect(await home.getByLabel(identity.signIn.email).count()).toBe(0);
    await home.getByRole('link', { name: identity.signIn.submit }).tap();
    await home.getByLabel(identity.signIn.email).waitFor();
  },
);

/** The shipped accent colours of both themes, and the shipped paper colour. */
const shippedColours = ['#1f3fe0', '#8da2ff', '#faf8f3'];

const headers = { 'Content-Type': 'application/json' };
async function signedIn() {
  const { email, password } = her;
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${site.url}/api/auth/sign-in/email`, { method: 'POST', headers, body });
  const Cookie = cookiesOf(response);
  return async (method: string, path: string, change?: object) => {
    const init = { method, headers: { ...headers, Cookie } };
    return fetch(`${site.url}/api/admin${path}`, change ? { ...init, body: JSON.stringify(change) } : init);
  };
}
const [first, second] = her.services.map(({ title, duration }) => ({
  service: addressWords(title.tr),
  title: title.tr,
  duration: `${duration} dakika`,
})) as [Offered, Offered];
const everyMailOfHers = (offered: Offered[]) =>
  everyMail({ site, mailbox, ownersEmail: her.email }, offered, open);

test('Given the stranger’s site, then no page, feed, mail, calendar file, API or shared image shows a word, number, picture or colour of the sample person', async () => {
  const admin = await signedIn();
  const { samples } = await (await admin('GET', '/opening')).json();
  expect(samples.flatMap((count: { samples: object[] }) => count.samples)).toEqual([]);
  const approve = (id: string) => admin('POST', `/reservations/${id}/approve`, { sequence: 0 });
  const offered: { id: string; questions?: { id: string }[] }[] = JSON.parse(
    await (await fetch(`${site.url}/api/consulting-services?lang=tr`)).text(),
  );
  const [asked] = offered.find(({ id }) => id === second.service)?.questions ?? [];
  const answers = { [asked?.id ?? '']: 'Uykum kaçıyor.' };
  const mails = await everyMailOfHers([first, { ...second, answers, approve }]);
  expect([...mails.values()].filter((text) => text.includes('Uykum kaçıyor.')).length).toBeGreaterThan(1);
  const texts = new Map([...(await everyText(site, open)), ...mails]);
  const { published } = (await (await admin('GET', '/look')).json()) as { published: Look };
  for (const image of await everyImage(texts, { site, look: imageLook(published) }, open))
    texts.set(...image);
  const sample = sampleTexts();
  expect(sample.length).toBeGreaterThan(150);
  const left = [...texts].flatMap(([where, whole]) => {
    const text = withoutStyles(whole);
    return [...sample, ...shippedColours]
      .filter((each) => text.includes(each))
      .map((each) => `${where}: ${each.slice(0, 60)}`);
  });
  expect(left).toEqual([]);
  for (const path of ['/', '/manifest.webmanifest', '/llms.txt', '/feed.xml', '/privacy'])
    for (const locale of open) expect(texts.get(addressIn(path, locale))).toContain(her.name[locale]);

  const [shown, portraits] = [picturesIn(texts.values()), samplePortraits()];
  expect([...shown].some((address) => address.startsWith('/uploads/'))).toBe(true);
  for (const address of shown) {
    expect(address).not.toMatch(/^\/img\/(portrait|books|articles|media)/);
    const bytes = new Uint8Array(await (await fetch(site.url + address)).arrayBuffer());
    expect(portraits.has(hashOf(bytes)), address).toBe(false);
  }
});

test('Given an owner without telephone and WhatsApp, then no page and no mail offers them in any language', async () => {
  const admin = await signedIn();
  expect((await admin('PUT', '/profile', { phone: '', whatsapp: '' })).status).toBe(200);
  const texts = [...(await everyText(site, open)), ...(await everyMailOfHers([first]))].filter(
    ([where]) => !where.startsWith('/api/'),
  );
  const offers = texts.flatMap(([where, text]) => {
    const shown = text.replace(/<script[\s\S]*?<\/script>/g, '');
    const [offer] = /.{0,40}(WhatsApp|واتساب|wa\.me|href="tel:).{0,20}/.exec(shown) ?? [];
    return offer ? [`${where}: ${offer}`] : [];
  });
  expect(offers).toEqual([]);
  const { phone, whatsapp } = await (await fetch(`${site.url}/api/profile`)).json();
  expect([phone, whatsapp]).toEqual(['', '']);
  expect(texts.find(([where]) => where === '/')?.[1]).not.toContain('"telephone"');
});
