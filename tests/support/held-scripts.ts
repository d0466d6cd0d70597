import type { Page } from 'playwright-core';
import { waitForHydration } from './browser';

/** Holds back the scripts of the pages opened from now on; returns a function that releases them and waits for hydration. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await waitForHydration(page);
  };
}
