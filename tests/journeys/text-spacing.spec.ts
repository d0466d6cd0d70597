import { afterAll, beforeAll, expect } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { expectNoSidewaysScroll, journey } from '../support/browser';
import { fixedPages } from '../support/pages';
import { type Site, startSite } from '../support/site';

/** What a reader may set for every text (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const widths = [320, 390, 640, 768, 1024];

let site: Site;
let paths: string[];
beforeAll(async () => {
  site = await startSite();
  const [article] = (await (await fetch(`${site.url}/api/articles`)).json()) as { id: string }[];
  paths = [
    ...fixedPages.map(({ path }) => path),
    '/consultation-booking?service=ai-growth',
    `/articles/${article?.id}`,
  ];
});
afterAll(() => site.stop());

for (const language of locales)
  journey(
    `Given ${language} with the widest spacing that a reader may set, then no page scrolls sideways, and the whole bar can be reached`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, still: true, reducedMotion: true, withoutPolicy: true });
      for (const path of paths) {
        await page.goto(addressIn(path, language));
        await page.addStyleTag({ content: spacing });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.waitForFunction((wanted) => innerWidth === wanted, width);
          await page.evaluate(() => document.fonts.ready);
          await expectNoSidewaysScroll(page);
          const outside = await page
            .locator('header :is(.brand, .languages a, summary)')
            .evaluateAll((places) =>
              places
                .filter((place) => {
                  const { left, right } = place.getBoundingClientRect();
                  return left < -1 || right > innerWidth + 1;
                })
                .map(({ textContent }) => textContent),
            );
          expect(outside, `${path} at ${width} px`).toEqual([]);
        }
      }
    },
  );
