import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pairings, shippedLook } from '#/features/look/contract';
import { journey } from '../support/browser';
import { cookieOf, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
let Cookie: string;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
  Cookie = await cookieOf(site);
});
afterAll(() => site.kill());

const ask = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${site.url}/api/admin/look${path}`, {
    method,
    headers: { Cookie, Origin: site.url, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return response.json();
};

const paths = ['/', '/about', '/consulting', '/articles'];

describe.each(pairings)('the pairing %s', (pairing) => {
  journey(
    `Given pages in Turkish and Arabic on a phone and a computer, when they load, then nothing moves: ${pairing}`,
    async ({ visit }) => {
      const { version, published } = await ask('GET', '');
      if (published.pairing !== pairing) {
        const kept = await ask('PUT', '/draft', { look: { ...shippedLook, pairing }, version });
        await ask('POST', '/publish', { version: kept.version });
      }
      const shifts: number[] = [];
      for (const width of [390, 1440]) {
        const page = await visit({ baseURL: site.url, width });
        await page.addInitScript(() => {
          const sum = { shift: 0 };
          Object.assign(window, { sum });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum.shift += (entry as { value?: number }).value ?? 0;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        for (const lang of ['tr', 'ar'])
          for (const path of paths) {
            await page.goto(`${path}?lang=${lang}`);
            await page.evaluate(() => document.fonts.ready);
            shifts.push(await page.evaluate(() => (window as { sum?: { shift: number } }).sum?.shift ?? 1));
          }
        // Left open in the background, a page isn't painted, and Chromium would report its preloaded fonts as unused.
        await page.close();
      }
      shifts.sort((one, other) => one - other);
      // On a busy machine, a font may load after the first paint and move a line. Most pages must not move at all.
      expect(shifts.at(shifts.length / 2)).toBeLessThan(0.001);
      expect(shifts.at(-1)).toBeLessThan(0.1);
    },
  );
});
