import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as opening } from '#/features/opening/copy/admin/tr';
import { tr as visitors } from '#/features/opening/copy/tr';
import { adminProfileCopy } from '#/features/profile/copy/admin/all';
import { tr as kit } from '#/owner/kit/copy/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button, buttonFor, edit, focused, form, notice, text } from '../support/item-room';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site?.kill());

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
    const own = page.getByText(/^\d+ içeri(kten|ğin) /);
    const before = await own.textContent();
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
    await expect.poll(() => own.textContent()).not.toBe(before);
    await expectAccessible(page);
  },
);

journey(
  'Given an open site with samples and invented bookings, then its owner is told what visitors see, can close the site, and open it again without those bookings',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/opening');
    await page.getByText(opening.shown.placeholder).waitFor();
    const { words: closing } = opening.closing;
    await page.getByRole('button', { name: closing.open }).click();
    await page.getByText(closing.text).waitFor();
    await page.getByRole('button', { name: closing.confirm }).click();
    await page.getByText(opening.closed.title).waitFor();
    await page.getByText(opening.checks.calendarBad).waitFor();
    await expectAccessible(page);
    expect(await textAt('/')).toContain(visitors.line);
    await page.getByRole('button', { name: opening.opening.open, exact: true }).click();
    await page.getByRole('button', { name: opening.opening.confirm }).click();
    await page.getByText(opening.open.title).waitFor();
    await page.getByText(opening.shown.title).waitFor();
    expect(await page.getByText(opening.shown.placeholder).count()).toBe(0);
    expect(await textAt('/')).not.toContain(visitors.line);
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
