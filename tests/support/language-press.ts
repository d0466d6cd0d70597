import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn } from './address';
import { waitForHydration } from './browser';

/** Language links clicked on a page that is still being hydrated. */
export interface Scenario {
  path: string;
  from: Locale;
  /** How many times slower than this machine the emulated processor is. */
  slowness: number;
  /** Milliseconds between the first byte of the page and the first movement of the pointer. */
  firstMoveAfter: number;
  /** In order. `after`: milliseconds since the first movement of the pointer, or since the previous language is shown. */
  presses: { language: Locale; after: number }[];
  /** Typed into the page's form, where it has one, before the first press. */
  typed?: string;
}

/** One line that describes the scenario. */
export const described = ({ path, from, slowness, firstMoveAfter, presses, typed }: Scenario): string => {
  const pressed = presses.map(({ language, after }) => `${language} after ${after} ms`).join(', ');
  const form = typed === undefined ? '' : `, “${typed}” typed`;
  return `${addressIn(path, from)}, processor ${slowness} times slower, first pointer movement after ${firstMoveAfter} ms${form}: ${pressed}`;
};

/**
 * The warning of a browser about a font that was preloaded, but not used within a few seconds of the page's load. On a slow
 * machine, a pressed language may preload its fonts just before these seconds are over.
 */
export const lateFonts = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/**
 * Presses the languages as the scenario says. Asserts that the page's headings, links and labels are then in the last language,
 * as the server renders them, and that the typed text is still there. Browser errors are collected by `visit`, by
 * which the caller has opened the page.
 */
export async function pressLanguages(page: Page, site: string, scenario: Scenario): Promise<void> {
  const { path, from, slowness, firstMoveAfter, presses, typed } = scenario;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(`${site}${addressIn(path, from)}`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForTimeout(firstMoveAfter);
  await page.mouse.move(400, 300);
  await page.mouse.move(401, 301);
  const field = page.locator('main form input[autocomplete="name"]');
  const fillsForm = typed !== undefined && (await field.count()) > 0;
  if (fillsForm) await field.fill(typed);
  for (const { language, after } of presses) {
    await page.waitForTimeout(after);
    await page.locator(`header a[hreflang="${language}"]`).click({ noWaitAfter: true });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(() => unexpectedTexts(page), { message: described(scenario) }).toEqual([]);
  // Where the page was loaded again and has no form, it is hydrated at the next pointer movement.
  await page.mouse.move(500, 300);
  await page.mouse.move(501, 301);
  await waitForHydration(page);
  expect(await unexpectedTexts(page)).toEqual([]);
  if (fillsForm) expect(await field.inputValue()).toBe(typed);
}

/** Shown headings, links and labels that the server's page doesn't have. The calendar is skipped: its texts load later. */
const unexpectedTexts = (page: Page): Promise<string[]> =>
  page
    .evaluate(async () => {
      const response = await fetch(location.href);
      const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
      const fixed = 'title, header a, footer, h1, h2, h3, label, legend, [type="submit"]';
      const wordsOf = (place: Document) =>
        [...place.querySelectorAll(fixed)]
          .filter((part) => !part.closest('.calendar, .calendar-toolbar'))
          .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
      const [shown, wanted] = [wordsOf(document), wordsOf(fresh)];
      return shown.filter((words) => !wanted.includes(words));
    })
    .catch((error) => [String(error)]);
