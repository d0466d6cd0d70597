import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn } from './address';
import { comesAlive } from './browser';

/** Languages that a visitor presses on a page that is still being hydrated. */
export interface Attempt {
  path: string;
  from: Locale;
  /** How many times slower than this machine the emulated processor is. */
  slowness: number;
  /** Milliseconds between the first byte of the page and the first movement of the pointer. */
  sign: number;
  /** In order; each comes this many milliseconds after the sign, or after the previous language is shown. */
  presses: { language: Locale; after: number }[];
  /** Typed into the page's form, where it has one, before the first press. */
  typed?: string;
}

/** One line that describes the attempt. */
export const described = ({ path, from, slowness, sign, presses, typed }: Attempt): string => {
  const pressed = presses.map(({ language, after }) => `${language} after ${after} ms`).join(', ');
  const form = typed === undefined ? '' : `, “${typed}” typed`;
  return `${addressIn(path, from)}, processor ${slowness} times slower, sign after ${sign} ms${form}: ${pressed}`;
};

/**
 * Presses the languages as the attempt says; afterwards the whole page must be in the last of them, as the server renders
 * it, and what was typed must still be there. Browser errors are collected by the caller (`visit`).
 */
export async function pressLanguages(page: Page, site: string, attempt: Attempt): Promise<void> {
  const { path, from, slowness, sign, presses, typed } = attempt;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(`${site}${addressIn(path, from)}`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForTimeout(sign);
  await page.mouse.move(400, 300);
  await page.mouse.move(401, 301);
  const field = page.locator('main form input[autocomplete="name"]');
  const keeps = typed !== undefined && (await field.count()) > 0;
  if (keeps) await field.fill(typed);
  for (const { language, after } of presses) {
    await page.waitForTimeout(after);
    await page.locator(`header a[hreflang="${language}"]`).click({ noWaitAfter: true });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(() => strangeWords(page), { message: described(attempt) }).toEqual([]);
  // A page that was reloaded, and is only read, waits for a sign of its own.
  await page.mouse.move(500, 300);
  await page.mouse.move(501, 301);
  await comesAlive(page);
  expect(await strangeWords(page)).toEqual([]);
  if (keeps) expect(await field.inputValue()).toBe(typed);
}

/** How the page differs from what the server renders at its address; days and hours arrive later. */
const strangeWords = (page: Page): Promise<string[]> =>
  page
    .evaluate(async () => {
      const answer = await fetch(location.href);
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const fixed = 'title, header a, footer, h1, h2, h3, label, legend, [type="submit"]';
      const wordsOf = (place: Document) =>
        [...place.querySelectorAll(fixed)]
          .filter((part) => !part.closest('.calendar, .calendar-toolbar'))
          .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
      const [shown, wanted] = [wordsOf(document), wordsOf(fresh)];
      return shown.filter((words) => !wanted.includes(words));
    })
    .catch((error) => [String(error)]);
