import { chromium } from 'playwright-core';
import { chromiumPath } from '../tests/support/chromium.ts';

export const launchBrowser = async (...args: string[]) =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

/** The pixel density is that of the phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'tr-TR',
};
