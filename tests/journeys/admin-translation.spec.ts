import { afterAll, beforeAll, describe, expect } from 'vitest';
import { tr as articles } from '#/features/articles/copy/admin/tr';
import { en as booksEn } from '#/features/books/copy/admin/en';
import { tr as books } from '#/features/books/copy/admin/tr';
import { en as wordsEn } from '#/features/translation/copy/admin/en';
import { tr as words } from '#/features/translation/copy/admin/tr';
import { en as kitEn } from '#/owner/kit/copy/en';
import { tr as kit } from '#/owner/kit/copy/tr';
import {
  bodyOf,
  entryOf,
  fieldOf,
  openArticles,
  paneOf,
  paste,
  save,
  startNew,
} from '../support/article-room';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button, buttonFor, edit, form, notice, publishedOn, text } from '../support/item-room';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';
import { type FakeTranslator, openTranslator, prefixed, type Reply } from '../support/translators';

/** Puts the target language before the first word, behind opening tags. */
const inTags: Reply = (source, { target }) => source.replace(/^((?:<[^>]*>)*)/, `$1${target}: `);

/**
 * By default these journeys run with one provider, because what a page does with a translation doesn't depend on the provider.
 * The protocol of each provider is tested by src/features/translation/translation.test.ts.
 */
const providers = inTurn(['deepl', 'openai'] as const, 0);

describe.each(providers)('a service that speaks the protocol of %s', (provider) => {
  let translator: FakeTranslator;
  let site: Site;
  beforeAll(async () => {
    translator = await openTranslator(provider);
    site = await startSite({
      env: {
        ...ownerEnv,
        CONTENT: 'none',
        TRANSLATE_PROVIDER: provider,
        TRANSLATE_URL: translator.url,
        TRANSLATE_KEY: 'a-key-of-the-test',
      },
    });
  });
  afterAll(async () => {
    await site.kill();
    await translator.close();
  });

  journey(
    'Given an article in Turkish, when all of it is translated, then its HTML is intact and its card marks the translations as automatic',
    async ({ visit }) => {
      translator.replyWith(inTags);
      const page = await visit({ width: 1440 });
      await openArticles(page, site);
      await startNew(page, 'Vitrin');
      await fieldOf(page, 'tr', articles.fields.excerpt).fill('Kısa söz');
      await bodyOf(page, 'tr').click();
      await paste(bodyOf(page, 'tr'), '<h2>Işık</h2><p>Bir <strong>kalın</strong> söz</p>');
      await button(page, words.all.action('tr')).click();
      await notice(page, words.complete.title);
      await expect.poll(() => fieldOf(page, 'en', articles.fields.title).inputValue()).toBe('en: Vitrin');
      await expect.poll(() => fieldOf(page, 'ar', articles.fields.excerpt).inputValue()).toBe('ar: Kısa söz');
      await bodyOf(page, 'ar').getByRole('heading', { name: 'ar: Işık' }).waitFor();
      await save(page);
      const card = entryOf(page, 'Vitrin');
      for (const language of ['en', 'ar'] as const) {
        const automaticMark = `${kit.languages.names[language]}: ${kit.languages.states.automatic}`;
        await card.getByText(automaticMark, { exact: true }).waitFor({ state: 'attached' });
      }
      const article = await page.evaluate(async () => {
        const [{ id }] = await (await fetch('/api/admin/articles')).json();
        return (await fetch(`/api/admin/articles/${id}`)).json();
      });
      expect(article.content.en).toMatch(
        /^<h2>en: Işık<\/h2><p>(en: )?Bir <strong>kalın<\/strong> söz<\/p>$/,
      );

      // Changing a word counts as having read this text, but not the others.
      await edit(page, 'Vitrin').click();
      const english = paneOf(page, 'en');
      const unreadTexts = english.getByText(kit.languages.unread, { exact: true });
      await expect.poll(() => unreadTexts.count()).toBe(3);
      await fieldOf(page, 'en', articles.fields.title).fill('The window');
      await expect.poll(() => unreadTexts.count()).toBe(2);
      await save(page);
      await notice(page, articles.updated);
      const unread = `${kit.languages.names.en}: ${kit.languages.states.automatic}`;
      await card.getByText(unread, { exact: true }).waitFor({ state: 'attached' });

      await edit(page, 'Vitrin').click();
      await buttonFor(english, kit.languages.reviewed, kit.languages.names.en).click();
      await expect.poll(() => unreadTexts.count()).toBe(0);
      await save(page);
      const read = `${kit.languages.names.en}: ${kit.languages.states.ready}`;
      await card.getByText(read, { exact: true }).waitFor({ state: 'attached' });
    },
  );

  journey(
    'Given a Turkish text, when one field and then the whole item is translated, then the form asks before it replaces translations',
    async ({ visit }) => {
      translator.replyWith(prefixed);
      const page = await visit({ baseURL: site.url });
      await signIn(page, site);
      await page.goto('/admin/books');
      await button(page, books.add).click();
      const bookForm = form(page, books.add);
      const translateTitle = button(bookForm, words.ofField(books.fields.title, words.translate('tr')));
      const translateAll = button(bookForm, words.all.action('tr'));
      expect([await translateTitle.isDisabled(), await translateAll.isDisabled()]).toEqual([true, true]);
      const title = (language: 'tr' | 'en' | 'ar') => text(bookForm, language, books.fields.title);
      await title('tr').fill('Vitrin');
      await translateTitle.click();
      await notice(page, words.complete.title);
      await expect
        .poll(async () => [await title('en').inputValue(), await title('ar').inputValue()])
        .toEqual(['en: Vitrin', 'ar: Vitrin']);

      await title('en').fill('My own words');
      await translateAll.click();
      const question = page.getByRole('dialog', { name: words.replace.title });
      await question.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => title('en').inputValue()).toBe('My own words');
      await expect
        .poll(() => translateAll.evaluate((element) => element === document.activeElement))
        .toBe(true);

      await title('ar').fill('');
      await translateAll.click();
      await button(question, words.replace.missing).click();
      await expect.poll(() => title('ar').inputValue()).toBe('ar: Vitrin');
      await expect.poll(() => title('en').inputValue()).toBe('My own words');

      await translateAll.click();
      await button(question, words.replace.all).click();
      await expect.poll(() => title('en').inputValue()).toBe('en: Vitrin');
    },
  );

  journey(
    'Given a service that hangs or fails, when a translation is requested on a phone, then it can be stopped, nothing is lost, and everything else works meanwhile',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/503/);
      translator.replyWith(() => undefined);
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await signIn(page, site);
      await page.goto('/admin/books?lang=en');
      await button(page, booksEn.add).click();
      const bookForm = form(page, booksEn.add);
      const pane = bookForm.getByRole('region', { name: kitEn.languages.names.tr, exact: true });
      const turkish = pane.getByLabel(booksEn.fields.title, { exact: true });
      await turkish.fill('Vitrin');
      const translateAll = button(bookForm, wordsEn.all.action('tr'));
      await translateAll.click();
      await page.getByRole('progressbar', { name: wordsEn.translating }).waitFor();
      await expectNoSidewaysScroll(page);
      // Typing and opening another page don't have to wait for the translation.
      await turkish.fill('Vitrin ve sokak');
      const other = await page.context().newPage();
      await other.goto('/?lang=en');
      await other.close();
      await button(bookForm, wordsEn.all.stop).click();
      await translateAll.waitFor();
      await expect
        .poll(() => translateAll.evaluate((element) => element === document.activeElement))
        .toBe(true);

      translator.replyWith(() => 403);
      await translateAll.click();
      await notice(page, 'Translation Failed');
      await notice(page, 'Please try again or enter manually');
      // The reason is shown once for the whole item, in the form where the translation was requested.
      await bookForm.getByText(wordsEn.reasons.refused).waitFor();
      await expect.poll(() => turkish.inputValue()).toBe('Vitrin ve sokak');

      // While another translation hangs, the book is saved as it is.
      translator.replyWith(() => undefined);
      await translateAll.click();
      await page.getByRole('progressbar', { name: wordsEn.translating }).waitFor();
      await button(bookForm, kitEn.save).click();
      await notice(page, booksEn.created);
      await publishedOn(site)('books').toContain('Vitrin ve sokak');
    },
  );
});
