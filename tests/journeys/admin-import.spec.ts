import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ar as importAr } from '#/features/import/copy/admin/ar';
import { en as importEn } from '#/features/import/copy/admin/en';
import { tr as imports } from '#/features/import/copy/admin/tr';
import { en as translationEn } from '#/features/translation/copy/admin/en';
import { tr as translation } from '#/features/translation/copy/admin/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { openPublisher, type Publisher, page as pageOf, prose, rss } from '../support/publisher';
import { type Site, startSite } from '../support/site';
import { type FakeTranslator, marked, openTranslator } from '../support/translators';

let publisher: Publisher;
let translator: FakeTranslator;
let site: Site;

beforeAll(async () => {
  publisher = await openPublisher();
  translator = await openTranslator('openai');
  site = await startSite({
    env: {
      ...ownerEnv,
      CONTENT: 'none',
      ALLOW_PRIVATE_HOSTS: publisher.host,
      IMPORT_TUHAF_URL: publisher.at('/tuhaf'),
      IMPORT_RADIKAL_URL: publisher.at('/radikal'),
      TRANSLATE_PROVIDER: 'openai',
      TRANSLATE_URL: translator.url,
      TRANSLATE_KEY: 'a-key-of-the-test',
    },
  });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([publisher.close(), translator.close()]);
});

async function open(page: Page, lang = ''): Promise<void> {
  await signIn(page, site);
  await page.goto(`${site.url}/admin/articles${lang}`);
}
const importing = (page: Page, name: string) => page.getByRole('button', { name: imports.button(name) });
const notice = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });

/** Begins a new book, which has a title and a description in three languages. */
async function newBook(page: Page, lang = ''): Promise<void> {
  await signIn(page, site);
  await page.goto(`${site.url}/admin/books${lang}`);
  await page.locator('[data-opens="new"]').click();
}
const inPane = (page: Page, pane: string, field: RegExp) =>
  page.getByRole('region', { name: pane, exact: true }).getByLabel(field).first();

describe('imports', () => {
  journey(
    'Given a source, when it is imported, then progress, notice, report and drafts show',
    async ({ visit }) => {
      const release = Promise.withResolvers<void>();
      publisher.serve(
        '/tuhaf',
        rss([
          { title: 'Birinci tuhaf yazı', link: publisher.at('/1'), description: 'Özet' },
          { title: 'İkinci tuhaf yazı', link: publisher.at('/2'), description: 'Özet' },
          { title: 'Kayıp yazı', link: publisher.at('/yok'), description: 'Özet' },
        ]),
      );
      publisher.serve('/1', pageOf('Birinci', prose('Bir')));
      publisher.serve(
        '/2',
        (_, response) =>
          void release.promise.then(() =>
            response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf('İkinci', prose('İki'))),
          ),
      );
      const page = await visit();
      await open(page);
      await importing(page, 'Tuhaf').click();
      const progress = page.getByRole('progressbar', { name: imports.running('Tuhaf') });
      await progress.waitFor();
      await page.getByText('1 / 3').waitFor();
      // A page that is opened meanwhile sees it as well, and is told of its end.
      const other = await page.context().newPage();
      await other.goto(`${site.url}/admin/articles`);
      await other.getByRole('progressbar', { name: imports.running('Tuhaf') }).waitFor();
      release.resolve();
      for (const each of [page, other]) {
        await notice(each, imports.imported(2)).waitFor();
        const report = each.getByRole('region', { name: imports.report.title('Tuhaf') });
        expect(await report.getByRole('definition').allTextContents()).toEqual(['2', '0', '1']);
        await report.getByText(imports.reasons.status).waitFor();
      }
      await page.getByRole('list').getByText('Birinci tuhaf yazı').last().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: imports.report.close }).click();
      expect(await page.getByRole('region', { name: imports.report.title('Tuhaf') }).count()).toBe(0);
    },
  );

  journey(
    'Given what is known, when it is imported again on a phone in Arabic, then nothing is new',
    async ({ visit }) => {
      const page = await visit({ width: 390, height: 844, dark: true, reducedMotion: true });
      await open(page, '?lang=ar');
      await page.getByRole('button', { name: importAr.button('Tuhaf') }).click();
      await notice(page, importAr.imported(0)).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  journey(
    'Given a source that fails or has no address, when it is imported, then the notice says which and why',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/503/);
      const page = await visit();
      await open(page, '?lang=en');
      await page.getByRole('button', { name: importEn.button('Radikal') }).click();
      await notice(page, 'Failed to import Radikal articles').waitFor();
      await page.getByRole('button', { name: importEn.button('CNN Türk') }).click();
      await notice(page, 'Failed to import CNN Türk articles').waitFor();
      await notice(page, importEn.refused.notConfigured).waitFor();
    },
  );
});

describe('translation', () => {
  journey(
    'Given a Turkish text, when a field and then everything is translated, then it asks before it replaces',
    async ({ visit }) => {
      translator.answerWith(marked);
      const page = await visit();
      await newBook(page);
      const one = page.getByRole('button', { name: new RegExp(`: ${translation.translate}$`) }).first();
      expect(await one.isDisabled()).toBe(true);
      const all = page.getByRole('button', { name: translation.all.action });
      expect(await all.isDisabled()).toBe(true);
      const [turkish, english, arabic] = ['Türkçe', 'İngilizce', 'Arapça'].map((pane) =>
        inPane(page, pane, /^(Ad|Başlık|Kitap)/),
      );
      if (!turkish || !english || !arabic) throw new Error('there are three panes');
      await turkish.fill('Vitrin');
      await one.click();
      await notice(page, translation.complete.title).waitFor();
      expect([await english.inputValue(), await arabic.inputValue()]).toEqual(['en: Vitrin', 'ar: Vitrin']);

      await english.fill('My own words');
      await all.click();
      const question = page.getByRole('dialog', { name: translation.replace.title });
      await question.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await english.inputValue()).toBe('My own words');
      expect(await all.evaluate((button) => button === document.activeElement)).toBe(true);

      await arabic.fill('');
      await all.click();
      await page.getByRole('button', { name: translation.replace.missing }).click();
      await expect.poll(() => arabic.inputValue()).toBe('ar: Vitrin');
      expect(await english.inputValue()).toBe('My own words');

      await all.click();
      await page.getByRole('button', { name: translation.replace.all }).click();
      await expect.poll(() => english.inputValue()).toBe('en: Vitrin');
    },
  );

  journey(
    'Given a service that hangs or fails, when it is asked, then it can be stopped, is told, and nothing is lost',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/503/);
      translator.answerWith(() => undefined);
      const page = await visit({ width: 390, height: 844 });
      await newBook(page, '?lang=en');
      const turkish = inPane(page, 'Turkish', /^(Title|Name|Book)/);
      await turkish.fill('Vitrin');
      const all = page.getByRole('button', { name: translationEn.all.action });
      await all.click();
      await page.getByRole('progressbar', { name: translationEn.translating }).waitFor();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: translationEn.all.stop }).click();
      await all.waitFor();
      expect(await all.evaluate((button) => button === document.activeElement)).toBe(true);

      translator.answerWith(() => 401);
      await all.click();
      await notice(page, 'Translation Failed').waitFor();
      await notice(page, 'Please try again or enter manually').waitFor();
      await page.getByText(translationEn.reasons.refused).waitFor();
      expect(await turkish.inputValue()).toBe('Vitrin');
    },
  );
});
