import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import type { Article } from '#/features/articles/contract';
import { tr as words } from '#/features/articles/copy/admin/tr';
import { tr as editor } from '#/owner/editor/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import {
  articlesPath,
  bodyOf,
  edit,
  entryOf,
  fieldOf,
  formOf,
  openArticles,
  paneOf,
  paste,
  pressTool,
  published,
  save,
  startNew,
} from '../support/article-room';
import { journey } from '../support/browser';
import { ownersSite, type SharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await ownersSite();
});

/** Runs in the browser: whether an editor keeps this picture for some frames after it has loaded. */
const staysOnceLoaded = async (image: Element) => {
  if (image instanceof HTMLImageElement && !image.complete)
    await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  return image.isConnected;
};

describe('writing an article', () => {
  journey(
    'Given an article in three languages with headings, a list, a quotation, a link and a picture, when it is published, then its page shows all of it',
    async ({ visit }) => {
      const page = await visit({ width: 1440, height: 1000 });
      await openArticles(page, site);
      await startNew(page, 'Bir çınarın gölgesi');
      await formOf(page).getByLabel(words.fields.category).fill('Felsefe');
      const pane = paneOf(page, 'tr');
      const body = bodyOf(page, 'tr');
      await body.click();
      await page.keyboard.type('Bir çınarın gölgesinde oturdum.');
      await page.keyboard.press('Enter');
      await pressTool(pane, editor.heading(2));
      await page.keyboard.insertText('Gölge');
      await page.keyboard.press('Enter');
      await pressTool(pane, editor.quote);
      await page.keyboard.insertText('Gölge de bir emektir.');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await pressTool(pane, editor.bulletList);
      await page.keyboard.insertText('Dal');
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('Yaprak');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(editor.linkDialog.address).fill('javascript:alert(1)');
      await dialog.getByRole('button', { name: editor.linkDialog.apply }).click();
      await dialog.getByText(editor.linkDialog.invalid).waitFor();
      await dialog.getByLabel(editor.linkDialog.address).fill('/#contact');
      await dialog.getByLabel(editor.linkDialog.text).fill('yazınız');
      await dialog.getByLabel(editor.linkDialog.text).press('Enter');
      await pressTool(pane, editor.picture);
      const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#789' } })
        .png()
        .toBuffer();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'cinar.png', mimeType: 'image/png', buffer: picture });
      await dialog.locator('img').waitFor();
      await dialog.getByLabel(editor.pictureDialog.alt).fill('Bir çınar');
      // The event of a file chooser that is closed without another file.
      await dialog.locator('input[type=file]').dispatchEvent('cancel');
      await dialog.getByLabel(editor.pictureDialog.caption).fill('Emirgân, sabah');
      await dialog.getByRole('button', { name: editor.pictureDialog.apply }).click();
      const drawn = body.getByRole('img', { name: 'Bir çınar' });
      expect(await drawn.evaluate(staysOnceLoaded), 'the picture is not drawn anew because it loaded').toBe(
        true,
      );

      await fieldOf(page, 'en', words.fields.title).fill('The shade of a plane tree');
      await bodyOf(page, 'en').click();
      await page.keyboard.insertText('I sat in the shade of a plane tree.');
      // Pressed in one go, before React can render the toolbar between two presses.
      await paneOf(page, 'en').evaluate((pane) => {
        for (const name of ['undo', 'redo', 'undo', 'redo'])
          pane.querySelector<HTMLElement>(`[data-tool="${name}"]`)?.click();
      });
      await expect.poll(() => bodyOf(page, 'en').textContent()).toBe('I sat in the shade of a plane tree.');
      await fieldOf(page, 'ar', words.fields.title).fill('ظل شجرة الدلب');
      await bodyOf(page, 'ar').click();
      await page.keyboard.insertText('جلست في ظل شجرة الدلب.');
      const arabic = bodyOf(page, 'ar');
      expect(await arabic.getAttribute('dir')).toBe('rtl');
      expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
      await save(page);

      const entry = entryOf(page, 'Bir çınarın gölgesi');
      await entry.waitFor();
      await entry.getByText(kit.draft, { exact: true }).waitFor();
      expect(await published(site, 'Bir çınarın gölgesi')).toBeUndefined();

      await edit(page, 'Bir çınarın gölgesi');
      await formOf(page).getByLabel(kit.show).check();
      await save(page);
      await entryOf(page, 'Bir çınarın gölgesi').getByText(kit.published, { exact: true }).waitFor();
      const article = await published(site, 'Bir çınarın gölgesi');
      expect(article).toMatchObject({ category: 'Felsefe', readTime: 1 });

      await page.goto(`${site.url}/articles/${article?.id}`);
      const text = page.locator('.article-prose');
      expect(await text.getByRole('heading', { name: 'Gölge' }).isVisible()).toBe(true);
      expect(await text.locator('blockquote').textContent()).toBe('Gölge de bir emektir.');
      expect(await text.getByRole('listitem').allInnerTexts()).toEqual(['Dal', 'Yaprak']);
      expect(await text.getByRole('img', { name: 'Bir çınar' }).isVisible()).toBe(true);
      expect(await text.locator('figcaption').textContent()).toBe('Emirgân, sabah');
      expect(await text.locator('.article-opening').textContent()).toBe('Bir çınarın gölgesinde');

      await page.evaluate(() => Object.assign(window, { here: true }));
      await text.getByRole('link', { name: 'yazınız' }).click();
      await page.waitForURL(`${site.url}/#contact`);
      expect(await page.evaluate(() => 'here' in window), 'the page moved without a reload').toBe(true);

      await page.goto(`${site.url}/articles/${article?.id}?lang=ar`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('ظل شجرة الدلب');
    },
  );

  journey(
    'Given a text pasted from Word, then its styles are removed and its structure is kept',
    async ({ visit }) => {
      const page = await visit({ width: 1440, height: 1000 });
      await openArticles(page, site);
      await startNew(page, 'Word’den');
      await bodyOf(page, 'tr').click();
      await paste(
        bodyOf(page, 'tr'),
        `<p class="MsoNormal" style="mso-margin-top-alt:auto"><span style="font-size:12pt">Bir <b>kalın</b> söz<o:p></o:p></span></p>
       <p class="MsoNormal"><o:p>&nbsp;</o:p></p>
       <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Madde</p>
       <img src="file:///C:/resim.png" width="200">`,
      );
      await page.getByText(editor.picturesLeftOut(1)).waitFor();
      await formOf(page).getByLabel(kit.show).check();
      await save(page);
      await entryOf(page, 'Word’den').waitFor();
      const { id } = (await published(site, 'Word’den')) ?? {};
      const stored: Article = await (await fetch(`${site.url}/api/articles/${id}?lang=tr`)).json();
      expect(stored.content).toBe('<p>Bir <strong>kalın</strong> söz</p><ul><li>Madde</li></ul>');
    },
  );

  journey(
    'Given an unsaved form, when its tab is closed, then the next form offers to restore the text',
    async ({ visit }) => {
      const page = await visit({ width: 1440 });
      await openArticles(page, site);
      await startNew(page, 'Yarım kalan');
      await bodyOf(page, 'tr').click();
      await page.keyboard.insertText('Henüz bitmedi.');
      const next = await page.context().newPage();
      await page.close();
      await next.goto(`${site.url}${articlesPath}`);
      await next.getByRole('button', { name: words.add }).click();
      await next.getByRole('button', { name: kit.stored.resume }).click();
      await expect.poll(() => fieldOf(next, 'tr', words.fields.title).inputValue()).toBe('Yarım kalan');
      await bodyOf(next, 'tr').getByText('Henüz bitmedi.').waitFor();
      const question = formOf(next).getByRole('group', { name: kit.throwAway.title });
      const throwAway = async () => {
        await formOf(next).getByRole('button', { name: kit.cancel, exact: true }).click();
        await question.getByRole('button', { name: kit.throwAway.confirm }).click();
      };
      await throwAway();
      await next.getByRole('button', { name: kit.deleted.undo }).click();
      await bodyOf(next, 'tr').getByText('Henüz bitmedi.').waitFor();
      await throwAway();
    },
  );

  journey(
    'Given two tabs with one article, when both save it, then the second tab shows both versions',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/409/);
      const page = await visit({ width: 1440 });
      await openArticles(page, site);
      await startNew(page, 'İki sekme');
      await save(page);
      await entryOf(page, 'İki sekme').waitFor();
      const other = await page.context().newPage();
      await other.goto(`${site.url}${articlesPath}`);
      await edit(page, 'İki sekme');
      await edit(other, 'İki sekme');
      await bodyOf(other, 'tr').click();
      await other.keyboard.insertText('Öteki sekmeden.');
      await save(other);
      await entryOf(other, 'İki sekme').waitFor();
      await bodyOf(page, 'tr').click();
      await page.keyboard.insertText('Bu sekmeden.');
      await save(page);
      const conflict = page.getByRole('region', { name: kit.conflict.title });
      await conflict.getByText('Öteki sekmeden.').waitFor();
      await conflict.getByText('Bu sekmeden.').waitFor();
      await conflict.getByRole('button', { name: kit.conflict.save }).click();
      await entryOf(page, 'İki sekme').waitFor();
      await edit(page, 'İki sekme');
      await expect.poll(() => bodyOf(page, 'tr').textContent()).toBe('Bu sekmeden.');
    },
  );

  journey(
    'Given an invalid form, then the error is shown at the field and nothing typed is lost',
    async ({ visit }) => {
      const page = await visit({ width: 1440 });
      await openArticles(page, site);
      await page.getByRole('button', { name: words.add }).click();
      await bodyOf(page, 'tr').click();
      await page.keyboard.insertText('Başlığı yok.');
      await save(page);
      const title = fieldOf(page, 'tr', words.fields.title);
      await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await bodyOf(page, 'tr').textContent()).toBe('Başlığı yok.');
      await page.getByRole('button', { name: words.preview.open, exact: true }).click();
      const preview = page.getByRole('dialog', { name: words.preview.title });
      await preview.getByText('Başlığı yok.').waitFor();
      await preview.getByRole('button', { name: words.preview.close }).click();
      await formOf(page).getByRole('button', { name: kit.cancel, exact: true }).click();
      await page.getByRole('button', { name: kit.throwAway.confirm, exact: true }).click();
      const line = page.getByText(kit.throwAway.done);
      await line.waitFor();
      await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});
