import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { tr as about } from '#/features/about/copy/admin/tr';
import { tr as books } from '#/features/books/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import { expectAccessible, journey } from '../support/browser';
import { holdAnswers } from '../support/held-answer';
import {
  button,
  buttonFor,
  edit,
  focused,
  form,
  notice,
  publishedOn,
  remove,
  text,
} from '../support/item-room';
import { signIn } from '../support/owner';
import { ownersSite, type SharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await ownersSite();
});

const published = (kind: string, locale?: Locale) => publishedOn(site)(kind, locale);

journey(
  'Given a book in three languages, then the owner can create, publish, hide, delete and restore it',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/books');
    await button(page, books.add).click();
    const bookForm = form(page, books.add);
    await expect.poll(() => focused(page).textContent()).toBe(books.add);

    // Without a Turkish title nothing is sent, and the field shows an error.
    await button(bookForm, kit.save).click();
    const title = text(bookForm, 'tr', books.fields.title);
    await bookForm.getByText('Bu alan zorunludur').waitFor();
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);

    await title.fill('Sabahın Rafı');
    await text(bookForm, 'en', books.fields.title).fill('The Morning Shelf');
    await text(bookForm, 'ar', books.fields.title).fill('رفّ الصباح');
    await text(bookForm, 'tr', books.fields.description).fill('Erken açılan dükkânlar üzerine.');
    await bookForm.getByLabel(books.fields.sortOrder, { exact: true }).fill('');
    const shops = bookForm.getByRole('group', { name: /satış yeri$/ });
    const removal = buttonFor(bookForm, books.marketplaces.remove, '.*');
    expect([await shops.count(), await removal.count()]).toEqual([1, 0]);
    expect(await shops.getByLabel(books.marketplaces.logo, { exact: true }).inputValue()).toBe('🛒');
    await button(bookForm, books.marketplaces.add).click();
    await expect.poll(async () => [await shops.count(), await removal.count()]).toEqual([2, 2]);
    await removal.last().click();
    await expect.poll(async () => [await shops.count(), await removal.count()]).toEqual([1, 0]);
    await shops.getByLabel(books.marketplaces.name, { exact: true }).fill('Liman Kitap');
    await shops.getByLabel(books.marketplaces.url, { exact: true }).fill('liman.example');
    await button(bookForm, kit.save).click();
    await bookForm.getByText('Adres http:// ya da https:// ile başlamalıdır').waitFor();
    await shops.getByLabel(books.marketplaces.url, { exact: true }).fill('https://liman.example/1');
    await button(bookForm, kit.save).click();
    await notice(page, books.created);
    await bookForm.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page).textContent()).toBe(books.add);

    // No other book has the position 0, so this one comes first; the card shows its English texts.
    const card = page.getByRole('article').first();
    await card.getByText('The Morning Shelf').waitFor();
    await card.getByText(kit.published, { exact: true }).waitFor();
    await card.getByText(kit.place(0)).waitFor();
    await published('books').toContain('Sabahın Rafı');
    await published('books', 'ar').toContain('رفّ الصباح');

    await edit(page, 'Sabahın Rafı').click();
    const editForm = form(page, books.edit);
    await editForm.getByLabel(kit.show).uncheck();
    await button(editForm, kit.save).click();
    await notice(page, books.updated);
    await card.getByText(kit.draft, { exact: true }).waitFor();
    await published('books').not.toContain('Sabahın Rafı');
    await expect.poll(() => focused(page).getAttribute('data-opens')).toBeTruthy();

    await edit(page, 'Sabahın Rafı').click();
    await editForm.getByLabel(kit.show).check();
    await button(editForm, kit.save).click();
    await published('books').toContain('Sabahın Rafı');

    await remove(page, 'Sabahın Rafı').click();
    await notice(page, books.deleted);
    await published('books').not.toContain('Sabahın Rafı');
    await button(page, kit.deleted.undo).click();
    await notice(page, books.restored);
    await published('books').toContain('Sabahın Rafı');
    await edit(page, 'Sabahın Rafı').waitFor();

    // The published book is on the public page, even where that opens in the owner's tab.
    await page.getByRole('link', { name: /Leyla/ }).first().click();
    await page.getByRole('heading', { name: 'Sabahın Rafı' }).waitFor();
  },
);

journey(
  'Given a new book whose answer is slow, when the owner writes on meanwhile, then the form stays with it, and saves it into the same book',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/books');
    await button(page, books.add).click();
    const created = form(page, books.add);
    await text(created, 'tr', books.fields.title).fill('Yavaş Posta');
    await created.getByLabel(books.fields.sortOrder, { exact: true }).fill('0');
    const held = await holdAnswers(page, 'POST', '/api/admin/books');
    await button(created, kit.save).click();
    await held.answered;
    await text(created, 'tr', books.fields.title).fill('Yavaş Posta, gözden geçirilmiş');
    held.release();
    await notice(page, books.created);
    const changed = form(page, books.edit);
    const title = text(changed, 'tr', books.fields.title);
    await expect.poll(() => title.inputValue()).toBe('Yavaş Posta, gözden geçirilmiş');
    // The unsaved change is stored as a draft of this book, and not as a draft of a new book.
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:/.test(key)));
    await expect.poll(async () => (await drafts()).length).toBe(1);
    expect(await drafts()).not.toContainEqual(expect.stringContaining('books:new'));
    await button(changed, kit.save).click();
    await notice(page, books.updated);
    await changed.waitFor({ state: 'detached' });
    expect(await drafts()).toEqual([]);
    expect(await edit(page, 'Yavaş Posta').count()).toBe(0);
    await remove(page, 'Yavaş Posta, gözden geçirilmiş').click();
    await notice(page, books.deleted);
  },
);

journey(
  'Given two tabs with one book, then the second shows both versions to choose from',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/409/);
    const first = await visit({ baseURL: site.url });
    await signIn(first, site);
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto('/admin/books');
      await edit(page, 'Acele Etmeyen Marka').click();
    }
    const editForm = form(first, books.edit);
    await text(editForm, 'tr', books.fields.title).fill('Acele Etmeyen Marka, yeni baskı');
    await text(editForm, 'en', books.fields.title).fill('The Unhurried Brand, new edition');
    await button(editForm, kit.save).click();
    await notice(first, books.updated);

    const secondForm = form(second, books.edit);
    await text(secondForm, 'tr', books.fields.title).fill('Acelesi Olmayan Marka');
    await text(secondForm, 'tr', books.fields.description).fill('Sabırlı markalar üzerine.');
    await button(secondForm, kit.save).click();
    const conflict = secondForm.getByRole('region', { name: kit.conflict.title });
    await conflict.getByText('Acele Etmeyen Marka, yeni baskı').waitFor();
    await conflict.getByText('Acelesi Olmayan Marka').waitFor();
    await expectAccessible(second);
    // By default, fields that only the other tab changed keep that tab's values, and the texts typed here stay.
    await button(conflict, kit.conflict.save).click();
    await notice(second, books.updated);
    await published('books').toContain('Acelesi Olmayan Marka');
    await published('books', 'en').toContain('The Unhurried Brand, new edition');
  },
);

journey(
  'Given a form whose tab was closed, then the next form offers to restore what was typed',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/books');
    await button(page, books.add).click();
    await text(form(page, books.add), 'tr', books.fields.title).fill('Yarım kalan');
    await form(page, books.add)
      .getByText(/Taslak bu cihazda saklandı/)
      .waitFor();
    const context = page.context();
    await page.close();

    const again = await context.newPage();
    await again.goto('/admin/books');
    await button(again, books.add).click();
    const bookForm = form(again, books.add);
    await button(bookForm, kit.stored.resume).click();
    const title = text(bookForm, 'tr', books.fields.title);
    await expect.poll(() => title.inputValue()).toBe('Yarım kalan');

    // Cancelling asks first. Declining keeps the form open with its text.
    await button(bookForm, kit.cancel).click();
    const question = bookForm.getByRole('group', { name: kit.throwAway.title });
    await expectAccessible(again);
    await again.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => focused(again).textContent()).toBe(kit.cancel);
    await again.keyboard.press('Enter');
    await button(question, kit.throwAway.keep).click();
    await expect.poll(() => title.inputValue()).toBe('Yarım kalan');

    // A discarded form can be restored with everything that was typed.
    await button(bookForm, kit.cancel).click();
    await button(question, kit.throwAway.confirm).click();
    await expect.poll(() => focused(again).textContent()).toBe(kit.throwAway.done);
    await button(again, kit.deleted.undo).click();
    await expect.poll(() => title.inputValue()).toBe('Yarım kalan');
    await expect.poll(() => button(bookForm, kit.stored.resume).count()).toBe(0);

    // A discarded form that wasn't restored is not offered after a reload; a form without changes closes without a question.
    await button(bookForm, kit.cancel).click();
    await button(question, kit.throwAway.confirm).click();
    await again.reload();
    await button(again, books.add).click();
    await expect.poll(() => title.inputValue()).toBe('');
    expect(await button(bookForm, kit.stored.resume).count()).toBe(0);
    await button(bookForm, kit.cancel).click();
    await bookForm.waitFor({ state: 'detached' });
    await expect.poll(() => focused(again).textContent()).toBe(books.add);
    await button(again, books.add).click();

    // A stored draft that is discarded can't be restored.
    await title.fill('Başka bir yarım');
    await again.reload();
    // The list offers it, too.
    await button(again, kit.stored.resume).click();
    await expect.poll(() => title.inputValue()).toBe('Başka bir yarım');
    await again.reload();
    await button(again, books.add).click();
    await button(bookForm, kit.stored.discard).click();
    await again.reload();
    await button(again, books.add).click();
    await title.waitFor();
    expect(await button(bookForm, kit.stored.discard).count()).toBe(0);
  },
);

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const handles = (page: Page) => page.getByRole('button', { name: /sırasını değiştir$/ });

journey(
  'Given sections of the about page, when they are moved by keyboard or pointer, then visitors see the new order',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await signIn(page, site);
    await page.goto('/admin/about');
    await handles(page).first().waitFor();
    const [first, second, third, ...others] = await titlesOf(page);
    await handles(page).first().focus();
    await page.keyboard.press('Space');
    await page.getByText(kit.order.picked(1, 5)).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByText(kit.order.moved(3, 5)).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => titlesOf(page)).toEqual([first, second, third, ...others]);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText(kit.order.dropped(2, 5)).waitFor();
    await expect.poll(() => titlesOf(page)).toEqual([second, first, third, ...others]);
    await published('about').toEqual([second, first, third, ...others]);
    await page.getByText(kit.place(1), { exact: true }).waitFor();

    // Moves the section back by pointer.
    const from = await handles(page).nth(1).boundingBox();
    const to = await handles(page).nth(0).boundingBox();
    if (!from || !to) throw new Error('a handle is not visible');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.getByText(kit.order.picked(2, 5)).waitFor();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
    await page.getByText(kit.order.moved(1, 5)).waitFor();
    await page.mouse.up();
    await published('about').toEqual([first, second, third, ...others]);

    // A deleted section can be restored even though the others have moved.
    if (!first || !second) throw new Error('fewer than two sections');
    await remove(page, second).click();
    await notice(page, about.deleted);
    await handles(page).nth(1).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await published('about').not.toContain(second);
    await button(page, kit.deleted.undo).click();
    await notice(page, about.restored);
    await published('about').toContain(second);
  },
);
