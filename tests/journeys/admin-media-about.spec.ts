import { beforeAll, expect } from 'vitest';
import { tr as about } from '#/features/about/copy/admin/tr';
import { tr as identity } from '#/features/identity/copy/admin/tr';
import { tr as media } from '#/features/media/copy/admin/tr';
import { tr as editorWords } from '#/owner/editor/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { loseAnswer } from '../support/held-answer';
import { button, edit, form, notice, publishedOn, remove, text } from '../support/item-room';
import { owner, signIn } from '../support/owner';
import { ownersSite, type SharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await ownersSite();
});

const published = (kind: string, locale?: Locale) => publishedOn(site)(kind, locale);

const phone = { width: 390, height: 844, touch: true };

journey('Given a phone, then a recording can be created, with its languages in tabs', async ({ visit }) => {
  const page = await visit({ baseURL: site.url, ...phone });
  await signIn(page, site);
  await page.goto('/admin/media');
  await button(page, media.add).click();
  const addForm = form(page, media.add);
  await addForm.getByLabel(media.fields.videoId, { exact: true }).fill('https://evil.example/film');
  await text(addForm, 'tr', media.fields.title).fill('Sahneden notlar');
  await button(addForm, kit.save).click();
  await addForm.getByText('Bir YouTube ya da Vimeo adresi veya video kimliği girin').waitFor();
  await addForm.getByLabel(media.fields.videoId, { exact: true }).fill('https://youtu.be/aqz-KE-bpKQ');
  await addForm.getByLabel(media.fields.date, { exact: true }).fill('2026-02-03');
  const length = addForm.getByLabel(media.fields.durationSeconds, { exact: true });
  await length.fill('on dakika');
  await text(addForm, 'tr', media.fields.channel).fill('Konferans kaydı');
  await button(addForm, kit.languages.names.en).click();
  await text(addForm, 'en', media.fields.title).fill('Notes from the stage');
  await button(addForm, kit.languages.names.ar).click();
  await text(addForm, 'ar', media.fields.title).fill('ملاحظات من المسرح');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await button(addForm, kit.save).click();
  await addForm.getByText(media.durationError).waitFor();
  await expect.poll(() => length.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await length.inputValue()).toBe('on dakika');
  await length.fill('12');
  await length.blur();
  await expect.poll(() => length.inputValue()).toBe('12:00');
  await button(addForm, kit.save).click();
  await notice(page, media.created);
  await published('media', 'ar').toContain('ملاحظات من المسرح');

  await edit(page, 'Sahneden notlar').click();
  const editForm = form(page, media.edit);
  await expect
    .poll(() => editForm.getByLabel(media.fields.videoId, { exact: true }).inputValue())
    .toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expect
    .poll(() => editForm.getByLabel(media.fields.durationSeconds, { exact: true }).inputValue())
    .toBe('12:00');
  await editForm.getByLabel(kit.show).uncheck();
  await button(editForm, kit.save).click();
  await notice(page, media.updated);
  await published('media').not.toContain('Sahneden notlar');
  await remove(page, 'Sahneden notlar').click();
  await notice(page, media.deleted);
  await button(page, kit.deleted.undo).click();
  await notice(page, media.restored);
  await edit(page, 'Sahneden notlar').waitFor();
  // The focus is on the restored item.
  await expect
    .poll(() => edit(page, 'Sahneden notlar').evaluate((it) => it === document.activeElement))
    .toBe(true);
});

journey(
  'Given an ended session, when the owner saves, then a sign-in dialog opens over the form, and what was typed can be saved afterwards; given a lost response, then saving again stores nothing twice',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/401/);
    const page = await visit({ baseURL: site.url, ...phone });
    await signIn(page, site);
    await page.goto('/admin/media');
    await button(page, media.add).click();
    const addForm = form(page, media.add);
    await addForm.getByLabel(media.fields.videoId, { exact: true }).fill('https://youtu.be/aqz-KE-bpKQ');
    await addForm.getByLabel(media.fields.date, { exact: true }).fill('2026-02-04');
    const title = text(addForm, 'tr', media.fields.title);
    await title.fill('Yarım kalan kayıt');
    await page.context().request.post(`${site.url}/api/auth/sign-out`, { data: {} });
    const save = button(addForm, kit.save);
    await save.click();
    const dialog = page.getByRole('dialog', { name: identity.again.title });
    await dialog.waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(dialog, identity.again.later).click();
    expect(await title.inputValue()).toBe('Yarım kalan kayıt');
    await save.click();
    await expect.poll(() => dialog.getByLabel(identity.signIn.email).inputValue()).toBe(owner.email);
    await dialog.getByLabel(identity.signIn.password, { exact: true }).fill(owner.password);
    await button(dialog, identity.signIn.submit).click();
    await notice(page, identity.again.done);
    await expect.poll(() => save.evaluate((it) => it === document.activeElement)).toBe(true);
    await save.click();
    await notice(page, media.created);
    await published('media').toContain('Yarım kalan kayıt');

    // The response to the first save is lost, and so is the form, but not its draft: saving that is no second recording.
    expectTrouble(/ERR_FAILED/);
    await loseAnswer(page, 'POST', '/api/admin/media');
    await button(page, media.add).click();
    await addForm.getByLabel(media.fields.videoId, { exact: true }).fill('https://youtu.be/aqz-KE-bpKQ');
    await title.fill('Kaybolan yanıt');
    await save.click();
    await notice(page, kit.failed.save);
    await page.reload();
    await edit(page, 'Kaybolan yanıt').waitFor();
    await button(page, kit.stored.resume).click();
    await save.click();
    await notice(page, media.created);
    expect(await edit(page, 'Kaybolan yanıt').count()).toBe(1);
    // A change that was stored is no conflict with itself.
    await loseAnswer(page, 'PUT', '/api/admin/media/');
    await edit(page, 'Kaybolan yanıt').click();
    const editForm = form(page, media.edit);
    await text(editForm, 'tr', media.fields.title).fill('Bulunan yanıt');
    await button(editForm, kit.save).click();
    await notice(page, kit.failed.save);
    await button(editForm, kit.save).click();
    await notice(page, media.updated);
    await edit(page, 'Bulunan yanıt').waitFor();
  },
);

journey(
  'Given an editor that can’t be loaded, then the form stays, and after the reload that it offers the editor is there with what was typed',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/rich-text-editor|ERR_FAILED|error boundary|dynamically imported/);
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await signIn(page, site);
    await page.goto('/admin/about');
    const editorFile = '**/assets/rich-text-editor-*.js';
    await page.route(editorFile, (route) => route.abort());
    await button(page, about.add).click();
    const addForm = form(page, about.add);
    await addForm.getByText(kit.notLoaded.title).first().waitFor();
    await text(addForm, 'tr', about.fields.title).fill('Kopan hat');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unroute(editorFile);
    const reloaded = page.waitForEvent('load');
    await button(addForm, kit.notLoaded.retry).first().click();
    await reloaded;
    await button(page, about.add).click();
    await button(addForm, kit.stored.resume).click();
    await addForm
      .getByRole('textbox', { name: `${about.fields.content}, ${kit.languages.names.tr}` })
      .waitFor();
    expect(await text(addForm, 'tr', about.fields.title).inputValue()).toBe('Kopan hat');
  },
);

journey(
  'Given a section of the about page, then the editor shows its text as the page does',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/about');
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/rich-text-editor-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await button(page, about.add).click();
    const addForm = form(page, about.add);
    const pane = addForm.locator('section').filter({ hasText: kit.languages.names.tr });
    const heightOfPane = async () => Math.round((await pane.boundingBox())?.height ?? 0);
    await addForm.getByText(editorWords.loading).first().waitFor({ state: 'attached' });
    const whileLoading = await heightOfPane();
    held.resolve();
    await addForm.getByLabel(about.fields.section, { exact: true }).selectOption('current_future');
    await text(addForm, 'tr', about.fields.title).fill('Bundan sonrası');
    const heights = () =>
      addForm
        .getByLabel(about.fields.title, { exact: true })
        .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().height)));
    // Side by side, the texts of all languages begin and end at the same height.
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    const editor = (locale: Locale) =>
      addForm.getByRole('textbox', { name: `${about.fields.content}, ${kit.languages.names[locale]}` });
    await editor('tr').click();
    // The editor is as tall as its placeholder: a button that moves during a press would not be pressed.
    expect(await heightOfPane()).toBe(whileLoading);
    await page.keyboard.insertText('Yeni bir ders, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('yeni bir kitap.');
    await editor('en').click();
    await page.keyboard.insertText('A new class.');
    await button(addForm, kit.save).click();
    await notice(page, about.created);
    await published('about').toContain('Bundan sonrası');
    const card = page.getByRole('article').filter({ hasText: 'yeni bir kitap.' });
    await card.getByRole('heading', { name: 'Bundan sonrası', exact: true }).waitFor();
    await card.getByText(kit.published, { exact: true }).waitFor();
    const sections = (await (await fetch(`${site.url}/api/about?lang=tr`)).json()) as {
      title: string;
      content: string;
    }[];
    expect(sections.find(({ title }) => title === 'Bundan sonrası')?.content).toBe(
      '<p>Yeni bir ders, <strong>yeni bir kitap.</strong></p>',
    );

    await edit(page, 'Bundan sonrası').click();
    await button(form(page, about.edit), kit.cancel).click();
    await edit(page, 'Bundan sonrası').click();
    await text(form(page, about.edit), 'tr', about.fields.title).fill('Bundan sonra');
    await button(form(page, about.edit), kit.save).click();
    await notice(page, about.updated);
    await remove(page, 'Bundan sonra').click();
    await notice(page, about.deleted);
    await published('about').not.toContain('Bundan sonra');
    await button(page, kit.deleted.undo).click();
    await notice(page, about.restored);
    await published('about').toContain('Bundan sonra');
  },
);

const looks = [
  { locale: 'tr', dark: false },
  { locale: 'ar', dark: true },
] as const;
/** Pages with the same structure: each is checked in one theme, in `npm run test:long` in both. */
const pages = (['books', 'media', 'about'] as const).flatMap((kind, index) =>
  looks.filter((_, look) => isExhaustive || look === index % looks.length).map((look) => ({ ...look, kind })),
);
for (const { locale, dark, kind } of pages) {
  journey(
    `Given the page of ${kind} in ${locale}, then axe finds nothing, and nothing is too wide`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, dark, reducedMotion: true });
      await signIn(page, site);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressIn(`/admin/${kind}`, locale));
        await expectNoSidewaysScroll(page);
        if (width === 1280) await expectAccessible(page);
        await page.locator('[data-opens]').nth(1).click();
        await page.locator('.save-bar').waitFor();
        if (kind === 'about') await page.locator('[contenteditable]').first().waitFor();
        await expectNoSidewaysScroll(page);
        if (width === 1280) await expectAccessible(page);
      }
    },
  );
}
