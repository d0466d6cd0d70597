import { afterAll, beforeAll, describe, expect } from 'vitest';
import { adminAboutWords } from '#/features/about/copy';
import { adminArticlesWords } from '#/features/articles/copy';
import { adminBooksWords } from '#/features/books/copy';
import { adminCatalogueWords } from '#/features/catalogue/copy';
import { adminMediaWords } from '#/features/media/copy';
import { adminReadyAnswerWords } from '#/features/ready-answers/copy';
import { type Locale, locales } from '#/platform/i18n/locale';
import { adminTabs } from '#/web/admin/admin-tabs';
import { addressIn } from '../support/address';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { walkByKeyboard } from '../support/keyboard';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

const rooms = [
  ...adminTabs.flatMap(({ tabs }) => tabs.map(({ to }): string => to)),
  '/admin/reservations/week',
  '/admin/reservations/free',
];

/** Rooms of items, with the words of the button that opens the editor of a new one. */
const editors = [
  { room: '/admin/books', add: (locale: Locale) => adminBooksWords.in(locale).add },
  { room: '/admin/media', add: (locale: Locale) => adminMediaWords.in(locale).add },
  { room: '/admin/articles', add: (locale: Locale) => adminArticlesWords.in(locale).add },
  { room: '/admin/about', add: (locale: Locale) => adminAboutWords.in(locale).add },
  { room: '/admin/services', add: (locale: Locale) => adminCatalogueWords.in(locale).services.add },
  { room: '/admin/ready-answers', add: (locale: Locale) => adminReadyAnswerWords.in(locale).add },
];

const editorWords = [
  adminBooksWords,
  adminMediaWords,
  adminArticlesWords,
  adminAboutWords,
  adminCatalogueWords,
  adminReadyAnswerWords,
];

describe.each(locales)('the owner’s rooms in %s', (locale) => {
  describe.each([
    { theme: 'light', dark: false },
    { theme: 'dark', dark: true },
  ])('in the $theme theme', ({ dark }) => {
    journey(
      `Given an owner with a phone, when she opens each room, then axe finds nothing and nothing is wider than the phone: ${locale}`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true, dark });
        await signIn(page, site);
        for (const room of rooms) {
          await page.goto(addressIn(room, locale));
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      },
      300_000,
    );
  });

  journey(
    `Given an owner with a keyboard alone, when she walks through each room, then she reaches every control and sees where she is: ${locale}`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, reducedMotion: true });
      await signIn(page, site);
      await Promise.all(editorWords.map((words) => words.load(locale)));
      const findings: string[] = [];
      const walk = async (name: string) =>
        findings.push(...(await walkByKeyboard(page)).map((finding) => `${name}: ${finding}`));
      for (const room of [...rooms, '/admin/cohorts/new', '/admin/balances/new']) {
        await page.goto(addressIn(room, locale));
        await page.waitForLoadState('networkidle');
        await walk(room);
      }
      for (const { room, add } of editors) {
        await page.goto(addressIn(room, locale));
        await page.getByRole('button', { name: add(locale), exact: true }).press('Enter');
        await page.getByRole('form').first().waitFor();
        await walk(`${room}, ${add(locale)}`);
      }
      expect(findings).toEqual([]);
    },
    300_000,
  );
});
