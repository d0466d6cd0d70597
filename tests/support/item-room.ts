import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tr as kit } from '#/owner/kit/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import type { SharedSite } from './site';

/** The titles that visitors get, polled until they match. How soon they must match is tested by published-everywhere.spec.ts. */
export const publishedOn =
  (site: SharedSite) =>
  (kind: string, locale: Locale = 'tr') =>
    expect.poll(
      async () => {
        const list = (await (await fetch(`${site.url}/api/${kind}?lang=${locale}`)).json()) as {
          title: string;
        }[];
        return list.map(({ title }) => title);
      },
      { interval: 50 },
    );

export const notice = (page: Page, text: string) =>
  page.locator('.toasts').getByText(text, { exact: true }).waitFor();
export const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const pane = (within: Locator, locale: Locale) =>
  within.getByRole('region', { name: kit.languages.names[locale], exact: true });
export const text = (within: Locator, locale: Locale, label: string) =>
  pane(within, locale).getByLabel(label, { exact: true });
/** A button whose label is followed by a visually hidden subject. */
export const buttonFor = (within: Page | Locator, word: string, subject: string) =>
  within.getByRole('button', { name: new RegExp(`^${word} ?: ${subject}$`) });
export const edit = (page: Page, title: string) => buttonFor(page, kit.edit, title);
export const remove = (page: Page, title: string) => buttonFor(page, kit.remove, title);
export const focused = (page: Page) => page.locator(':focus');
