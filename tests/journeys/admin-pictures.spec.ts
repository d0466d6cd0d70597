import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Article } from '#/features/articles/contract';
import { tr as articles } from '#/features/articles/copy/admin/tr';
import { tr as books } from '#/features/books/copy/admin/tr';
import type { Book } from '#/features/books/item';
import { ar as wordsAr } from '#/features/pictures/copy/admin/ar';
import { tr as words } from '#/features/pictures/copy/admin/tr';
import { tr as editor } from '#/owner/editor/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import {
  bodyOf,
  entryOf,
  formOf,
  openArticles,
  paneOf,
  pressTool,
  save,
  startNew,
} from '../support/article-room';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button, buttonFor, form, notice, text } from '../support/item-room';
import { ownerEnv, signIn } from '../support/owner';
import { paintedPicture } from '../support/pictures';
import { openPublisher, type Publisher } from '../support/publisher';
import { type Site, startSite } from '../support/site';

let publisher: Publisher;
let site: Site;
const pictures: Record<'cover' | 'sketch' | 'outside', Buffer> = {
  cover: Buffer.alloc(0),
  sketch: Buffer.alloc(0),
  outside: Buffer.alloc(0),
};
beforeAll(async () => {
  publisher = await openPublisher();
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'none', ALLOW_PRIVATE_HOSTS: publisher.host } });
  pictures.cover = await paintedPicture(900, 1350).jpeg().toBuffer();
  pictures.sketch = await paintedPicture(640, 400).png().toBuffer();
  pictures.outside = await paintedPicture(500, 300).webp().toBuffer();
  publisher.serve('/resim.webp', pictures.outside);
  publisher.serve('/sayfa', '<!doctype html><title>Resim değil</title>');
});
afterAll(async () => {
  await site.kill();
  await publisher.close();
});

async function newBook(page: Page, title: string): Promise<Locator> {
  await signIn(page, site);
  await page.goto('/admin/books');
  await button(page, books.add).click();
  const bookForm = form(page, books.add);
  await text(bookForm, 'tr', books.fields.title).fill(title);
  return bookForm;
}
const coverOf = (bookForm: Locator) => bookForm.getByRole('group', { name: books.fields.image });
const addressOf = (field: Locator) => field.getByLabel(words.address, { exact: true });
const preview = (field: Locator) => field.getByRole('img', { name: words.preview });
const jpeg = (buffer: Buffer, name = 'kapak.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const choose = (field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
  field.locator('input[type=file]').setInputFiles(file);

/** Pastes or drops files into an element, with the event that a browser would send. */
const handOver = (to: Locator, way: 'paste' | 'drop', ...files: Buffer[]) =>
  to.evaluate(
    (element, { way, encoded }) => {
      const data = new DataTransfer();
      for (const base64 of encoded) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], 'resim.png', { type: 'image/png' }));
      }
      const { left, top } = element.getBoundingClientRect();
      const shared = { bubbles: true, cancelable: true, clientX: left + 5, clientY: top + 5 };
      element.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent('drop', { ...shared, dataTransfer: data }),
      );
    },
    { way, encoded: files.map((file) => file.toString('base64')) },
  );

/** Runs in the browser: moves the cursor to the beginning of its text when an upload ends, before the page reacts to that. */
const moveCursorAsUploadEnds = () => {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...body) {
    this.addEventListener('readystatechange', () => {
      const selection = getSelection();
      if (this.readyState === XMLHttpRequest.DONE && selection?.anchorNode)
        selection.collapse(selection.anchorNode, 0);
    });
    return send.apply(this, body);
  };
};

const bookOf = async (title: string): Promise<Book | undefined> => {
  const list: Book[] = await (await fetch(`${site.url}/api/books?lang=tr`)).json();
  return list.find((book) => book.title === title);
};

describe('the picture of a form', () => {
  journey(
    'Given a file that is still being uploaded, when the form is saved, then saving waits, and the cover is stored with all its variants',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      const bookForm = await newBook(page, 'Kapaklı');
      const field = coverOf(bookForm);
      const release = Promise.withResolvers<void>();
      await page.route('**/api/admin/upload-image*', async (route) => {
        await release.promise;
        await route.continue();
      });
      await choose(field, jpeg(pictures.cover));
      await field.getByRole('progressbar').waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await button(bookForm, kit.save).click();
      await button(bookForm, kit.saving).waitFor();
      release.resolve();
      await notice(page, books.created);
      const book = await bookOf('Kapaklı');
      expect(book?.image).toMatch(/^\/uploads\/\w+\.(jpg|webp)$/);
      expect(book?.picture).toMatchObject({ width: 900, height: 1350 });
      // A job makes the smaller variants; the page then uses them as well.
      await expect
        .poll(async () => (await bookOf('Kapaklı'))?.picture?.variants.map(({ type }) => type), {
          timeout: 60_000,
        })
        .toEqual(expect.arrayContaining(['image/avif', 'image/webp']));
      await page.goto('/');
      const shown = page.getByRole('img', { name: /Kapaklı/ }).first();
      await shown.scrollIntoViewIfNeeded();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\/uploads\/.+\.avif$/);
    },
  );

  journey(
    'Given pictures that are pasted, dropped and fetched from an address, then each is stored on this site; a picture can be removed, and an upload aborted',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      const bookForm = await newBook(page, 'Dört yoldan');
      const field = coverOf(bookForm);
      const address = addressOf(field);
      await handOver(field, 'paste', pictures.sketch);
      await preview(field).waitFor();
      await expect.poll(() => address.inputValue()).toMatch(/^\/uploads\//);
      const pasted = await address.inputValue();
      await buttonFor(field, words.remove, books.fields.image).click();
      await expect.poll(() => address.inputValue()).toBe('');
      await handOver(field, 'drop', pictures.sketch);
      await preview(field).waitFor();
      await expect
        .poll(() => address.inputValue(), { message: 'the same picture is stored once' })
        .toBe(pasted);
      await address.fill(publisher.at('/resim.webp'));
      await address.press('Enter');
      await expect.poll(() => address.inputValue(), { timeout: 60_000 }).toMatch(/^\/uploads\//);
      const kept = await address.inputValue();
      expect(kept).not.toBe(pasted);

      await page.route('**/api/admin/upload-image*', () => undefined);
      await choose(field, jpeg(pictures.cover));
      await button(field, words.cancel).click();
      await field.getByRole('progressbar').waitFor({ state: 'detached' });
      await expect.poll(() => address.inputValue(), { message: 'what was there stays' }).toBe(kept);
      await button(bookForm, kit.save).click();
      await notice(page, books.created);
      expect((await bookOf('Dört yoldan'))?.image).toBe(kept);
    },
  );

  journey(
    'Given a file that is not a picture, then the notice and the field say so, and the rest of the form stays',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/415|422|ERR_BLOCKED_BY_ORB/);
      const page = await visit({ baseURL: site.url, dark: true, reducedMotion: true });
      await signIn(page, site);
      await page.goto('/admin/books?lang=ar');
      await page.locator('[data-opens="new"]').click();
      const field = page.locator('.picture-field');
      await choose(field, jpeg(Buffer.from('<svg onload="alert(1)"/>')));
      await notice(page, wordsAr.failed.title);
      await field.getByText(wordsAr.refused.not_a_picture).waitFor();
      await choose(field, jpeg(Buffer.alloc(11 * 1024 * 1024, 1)));
      await field.getByText(wordsAr.refused.too_large).waitFor();
      await expectAccessible(page);

      // Where no picture can be fetched from an address, the address is kept, and the field says what visitors will see.
      const address = field.getByLabel(wordsAr.address, { exact: true });
      await address.fill(publisher.at('/sayfa'));
      await address.press('Enter');
      await field.getByText(wordsAr.refused.not_a_picture).waitFor();
      await field.getByText(wordsAr.linked).waitFor();
      await expect.poll(() => address.inputValue()).toBe(publisher.at('/sayfa'));
      // Nobody sees what a private network has, and a picture that succeeds closes the notice of the one that failed.
      await address.fill('http://10.1.2.3/a.jpg');
      await address.press('Enter');
      await field.getByText(wordsAr.refused.private_address).waitFor();
      expect(await field.getByText(wordsAr.linked).count()).toBe(0);
      await notice(page, wordsAr.failed.title);
      await choose(field, jpeg(pictures.cover));
      await expect.poll(() => page.locator('.toast').count()).toBe(0);
    },
  );
});

describe('pictures of an article', () => {
  journey(
    'Given a head picture with alternative text, and pictures in the text that were pasted or fetched from an address, then readers get all of them from this site',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/422/);
      const page = await visit({ baseURL: site.url, width: 1440, height: 1000 });
      await openArticles(page, site);
      await startNew(page, 'Resimli');
      const head = formOf(page).getByRole('group', { name: articles.fields.image });
      await choose(head, { name: 'bas.png', mimeType: 'image/png', buffer: pictures.sketch });
      await preview(head).waitFor();
      await head.locator('input[lang=tr]').fill('Renkler');
      await head.locator('input[lang=en]').fill('Colours');
      await head.locator('input[lang=ar]').fill('ألوان');
      const body = bodyOf(page, 'tr');
      await body.click();
      await page.keyboard.insertText('Bir resim: ');
      // Both pictures are where they were pasted, in their order, although text is typed before them during the upload.
      await handOver(body, 'paste', pictures.cover, pictures.sketch);
      await page.keyboard.press('Home');
      await page.keyboard.type('Yeni. ');
      await expect.poll(() => body.locator('figure img').count()).toBe(2);
      const shapes = await body
        .locator('figure img')
        .evaluateAll((images) =>
          images.map((image) => (image.getAttribute('width') === '640' ? 'sketch' : 'cover')),
        );
      expect(shapes).toEqual(['cover', 'sketch']);
      expect(await body.locator('p').first().textContent()).toContain('Yeni. Bir resim');

      await page.keyboard.press('Control+End');
      await pressTool(paneOf(page, 'tr'), editor.picture);
      const dialog = page.getByRole('dialog', { name: editor.pictureDialog.title });
      const address = dialog.getByLabel(editor.pictureDialog.address);
      await address.fill(publisher.at('/sayfa'));
      await button(dialog, editor.pictureDialog.apply).click();
      await dialog.getByText(editor.pictureDialog.notTaken).waitFor();
      await address.fill(publisher.at('/resim.webp'));
      await dialog.getByLabel(editor.pictureDialog.alt).fill('Dışarıdan gelen');
      await button(dialog, editor.pictureDialog.apply).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => body.locator('figure img').count()).toBe(3);
      await formOf(page).getByLabel(kit.show).check();
      await save(page);
      await entryOf(page, 'Resimli').waitFor();

      const list: Article[] = await (await fetch(`${site.url}/api/articles?lang=tr`)).json();
      await page.goto(`/articles/${list[0]?.id}?lang=en`);
      await page.getByRole('img', { name: 'Colours' }).waitFor();
      await page.getByRole('img', { name: 'Dışarıdan gelen' }).waitFor();
      const sources = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
      expect(sources).toHaveLength(4);
      for (const source of sources) expect(source).toMatch(/^\/uploads\//);
    },
  );

  journey(
    'Given a pasted picture that arrives just as the writer moves the cursor, then it stays where she put it',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await openArticles(page, site);
      await startNew(page, 'Tam o anda');
      const body = bodyOf(page, 'tr');
      await body.click();
      await page.keyboard.insertText('Bir resim: ');
      await page.evaluate(moveCursorAsUploadEnds);
      await handOver(body, 'paste', pictures.sketch);
      await expect.poll(() => body.locator('figure img').count()).toBe(1);
      await page.keyboard.type('Yeni. ');
      expect(await body.locator('p').first().textContent()).toBe('Yeni. Bir resim: ');
    },
  );
});
