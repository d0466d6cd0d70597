import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { addressIn, newestArticle } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { expectNoSidewaysScroll, journey } from '../support/browser';
import { fixedPages } from '../support/pages';
import { type SharedSite, sharedSite } from '../support/site';

/** The text spacing that readers may set (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const narrowest = 320;
const wider = [390, 640, 768, 1024];

/** The widths for a page: by default the narrowest, and one of the others, which differs by page and language. */
const widthsOf = (page: number, language: number) =>
  isExhaustive
    ? [narrowest, ...wider]
    : [narrowest, ...wider.slice((page + language) % wider.length).slice(0, 1)];

/** Whether a page is checked in a language: by default in one only, and in another than frame.spec.ts does. */
const isTurn = (page: number, language: number) => isExhaustive || (page + 1) % locales.length === language;

let site: SharedSite;
let paths: string[];
beforeAll(async () => {
  site = await sharedSite();
  paths = [
    ...fixedPages.map(({ path }) => path),
    '/consultation-booking?service=ai-growth',
    await newestArticle(site.url),
  ];
});

for (const [turn, language] of locales.entries())
  journey(
    `Given ${language} with the widest spacing that a reader may set, then no page scrolls sideways, and the whole bar can be reached`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, still: true, reducedMotion: true, withoutPolicy: true });
      for (const [index, path] of paths.entries()) {
        if (!isTurn(index, turn)) continue;
        await page.goto(addressIn(path, language));
        await page.addStyleTag({ content: spacing });
        for (const width of widthsOf(index, turn)) {
          await page.setViewportSize({ width, height: 800 });
          await page.waitForFunction((wanted) => innerWidth === wanted, width);
          await page.evaluate(() => document.fonts.ready);
          await expectNoSidewaysScroll(page);
          await expect
            .poll(() => outsideWindow(page), { message: `${path} at ${width} px`, interval: 50 })
            .toEqual([]);
        }
      }
    },
  );

/** The texts of the parts of the bar that are outside the window. After a change of width they may take a moment to move in. */
const outsideWindow = (page: Page): Promise<(string | null)[]> =>
  page.locator('header :is(.nav-brand, .nav-languages a, summary)').evaluateAll((places) =>
    places
      .filter((place) => {
        const { left, right } = place.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );
