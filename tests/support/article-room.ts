import type { Locator, Page } from 'playwright-core';
import type { Article } from '#/features/articles/contract';
import { tr as words } from '#/features/articles/copy/admin/tr';
import { tr as editor } from '#/owner/editor/copy/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import { signIn } from './owner';

export const articlesPath = '/admin/articles';

/** Signs in and opens the owner's articles. */
export async function openArticles(page: Page, site: { url: string }, address = articlesPath): Promise<void> {
  await signIn(page, site);
  await page.goto(`${site.url}${address}`);
}

export const formOf = (page: Page) => page.getByRole('form');
export const paneOf = (page: Page, language: Locale) =>
  formOf(page).getByRole('region', { name: kit.languages.names[language] });
export const fieldOf = (page: Page, language: Locale, label: string) =>
  paneOf(page, language).getByRole('textbox', { name: label, exact: true });
export const bodyOf = (page: Page, language: Locale) =>
  page.getByRole('textbox', { name: `${words.fields.content}, ${kit.languages.names[language]}` });
export const entryOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Presses a tool of the editor. Where the toolbar lacks space for the tool, it is under "more". */
export async function pressTool(pane: Locator, name: string): Promise<void> {
  const more = pane.getByRole('button', { name: editor.more });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await pane.getByRole('button', { name, exact: true }).click();
}

export async function startNew(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: words.add }).click();
  await fieldOf(page, 'tr', words.fields.title).fill(title);
}
export const save = (page: Page) => formOf(page).getByRole('button', { name: kit.save, exact: true }).click();

export async function edit(page: Page, title: string): Promise<void> {
  await entryOf(page, title)
    .getByRole('button', { name: new RegExp(`^${kit.edit}`) })
    .click();
  await bodyOf(page, 'tr').waitFor();
}

/** The article with this title, as visitors get it. */
export const published = async (site: { url: string }, title: string): Promise<Article | undefined> => {
  const list: Article[] = await (await fetch(`${site.url}/api/articles?lang=tr`)).json();
  return list.find((article) => article.title === title);
};

/** Pastes HTML into the text, with the event that a browser would send. */
export const paste = (body: Locator, html: string) =>
  body.evaluate((element, pastedHtml) => {
    const data = new DataTransfer();
    data.setData('text/html', pastedHtml);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
