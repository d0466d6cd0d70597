import type { Locator, Page } from 'playwright-core';
import { type Locale, locales } from '#/platform/i18n/locale';
import { inTurn } from './breadth';
import { arrowToFreeSlot, tabTo, typeInto } from './keyboard';

/** What a visitor uses a page with: a phone, or a keyboard and nothing else. */
const devices = ['phone', 'keyboard'] as const;
type Device = (typeof devices)[number];

/** The visitors of a journey: by default one language on one device, selected by `turn`; in `npm run test:long` all of them. */
export const visitorsInTurn = (turn: number): readonly { locale: Locale; device: Device }[] =>
  inTurn(
    devices.flatMap((device) => locales.map((locale) => ({ locale, device }))),
    turn,
  );

/** The settings of a browser on this device. */
export const settingsOf = (device: Device) =>
  device === 'phone' ? { width: 390, height: 844, touch: true } : { width: 1280, height: 800 };

/** Functions that press controls and fill in fields as a visitor does on this device. */
export const handsOf = (page: Page, device: Device) =>
  device === 'phone'
    ? {
        press: (control: Locator) => control.click(),
        pressSlot: (free: Locator) => free.last().click(),
        write: (field: Locator, text: string) => field.fill(text),
      }
    : {
        press: async (control: Locator) => {
          await tabTo(page, control);
          await page.keyboard.press('Enter');
        },
        /** Tab reaches only one slot of the calendar. From it, arrow down goes to the first free one. */
        pressSlot: async () => {
          await tabTo(page, page.locator('.slot[tabindex="0"]'));
          await arrowToFreeSlot(page);
          await page.keyboard.press('Enter');
        },
        write: (field: Locator, text: string) => typeInto(page, field, text),
      };
