import type { Page } from 'playwright-core';
import { adminBackupsWords } from '#/features/backups/copy';
import { adminBookingWords } from '#/features/booking/copy';
import { adminIdentityWords } from '#/features/identity/copy';
import { adminLanguagesWords } from '#/features/languages/copy';
import { adminOpeningWords } from '#/features/opening/copy';
import { adminProfileWords } from '#/features/profile/copy';
import { kitWords } from '#/owner/kit/copy';
import type { Locale } from '#/platform/i18n/locale';
import { expectAccessible, expectNoSidewaysScroll } from './browser';
import { button } from './item-room';
import { tabTo, walkByKeyboard } from './keyboard';

/** A window as small as a phone's, without touch, for an owner who has only a keyboard. */
export const phoneWithKeyboard = { width: 390, height: 844, reducedMotion: true };

const dictionaries = [
  adminBackupsWords,
  adminBookingWords,
  adminIdentityWords,
  adminLanguagesWords,
  adminOpeningWords,
  adminProfileWords,
  kitWords,
];
/** The words of the owner's first pages in one language. */
export async function wordsIn(locale: Locale) {
  await Promise.all(dictionaries.map((words) => words.load(locale)));
  return {
    backups: adminBackupsWords.in(locale),
    booking: adminBookingWords.in(locale),
    identity: adminIdentityWords.in(locale),
    languages: adminLanguagesWords.in(locale),
    opening: adminOpeningWords.in(locale),
    profile: adminProfileWords.in(locale),
    kit: kitWords.in(locale),
  };
}

/** Operates a page by keyboard, as an owner without a pointer does, and collects the faults that it finds. */
export function withoutPointer(page: Page) {
  const findings: string[] = [];
  return {
    /** A line for each finding, with the name of the view. */
    findings,
    /**
     * Checks what the page shows at this moment: the keyboard reaches every control and shows its focus, axe finds nothing in
     * either theme, and the page is no wider than the window.
     */
    look: async (view: string) => {
      for (const found of await walkByKeyboard(page)) findings.push(`${view}: ${found}`);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
    },
    /** Goes to a button by the Tab key, and presses it by Enter. */
    enter: async (name: string) => {
      await tabTo(page, button(page, name));
      await page.keyboard.press('Enter');
    },
    /** Closes the notice, which lies over a control for five seconds. That is no fault of the page. */
    closeNotice: async () => {
      await page.keyboard.press('Escape');
      await page.locator('.toast').waitFor({ state: 'detached' });
    },
  };
}
