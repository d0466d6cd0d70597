import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, journey, waitForHydration } from './browser';
import { collectTrouble } from './trouble';

const pageOf = (body: string) =>
  `<!doctype html><html lang="tr"><head><title>Deneme</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main><h1>Deneme</h1>${body}</main></body></html>`;

const pages: Record<string, string> = {
  '/well': pageOf('<p>Her şey yolunda.</p>'),
  '/ill': pageOf(`<img src="/missing.png"><p style="width: 2000px; color: #aaa; background: #bbb">Geniş</p>
    <script>console.warn('beware'); fetch('http://127.0.0.1:1/'); setTimeout(() => { throw new Error('broken'); });</script>`),
  // Like a page of the site, it is visible some time before it is hydrated.
  '/late': pageOf(
    '<script>window.earlyActions = {}; setTimeout(() => { delete window.earlyActions; }, 500)</script>',
  ),
};

const server = createServer((request, response) => {
  const page = pages[request.url ?? ''];
  response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page ?? '');
});
let baseURL = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

journey(
  'Given a page without faults, then every check passes, and the browser has the visitor’s settings',
  async ({ visit }) => {
    const page = await visit({ baseURL, locale: 'ar', timeZone: 'Asia/Riyadh', width: 320 });
    await page.goto('/well');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const seen = await page.evaluate(() => [
      navigator.language,
      Intl.DateTimeFormat().resolvedOptions().timeZone,
      innerWidth,
    ]);
    expect(seen).toEqual(['ar', 'Asia/Riyadh', 320]);
  },
);

journey(
  'Given a page that hydrates late, then opening it waits for hydration, unless the test asks not to wait',
  async ({ visit }) => {
    const page = await visit({ baseURL });
    const isHydrated = () => page.evaluate(() => !window.earlyActions);
    await page.goto('/late');
    expect(await isHydrated()).toBe(true);
    await page.reload();
    expect(await isHydrated()).toBe(true);
    await page.goto('/late', { waitUntil: 'domcontentloaded' });
    expect(await isHydrated()).toBe(false);
    await waitForHydration(page);
    expect(await isHydrated()).toBe(true);
  },
);

journey('Given a faulty page, then axe and the width check report it', async ({ visit, expectTrouble }) => {
  for (const pattern of [/beware/, /broken/, /404/, /127\.0\.0\.1:1\//, /Failed to fetch/])
    expectTrouble(pattern);
  const page = await visit({ baseURL, width: 320 });
  await page.goto('/ill', { waitUntil: 'networkidle' });
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('px too wide: p');
});

journey(
  'Given a faulty page, then each fault is reported once, and so is a declared one that did not occur',
  async ({ browser }) => {
    const trouble = collectTrouble();
    const context = await browser.newContext({ baseURL });
    trouble.watch(context);
    trouble.expect(/beware/);
    trouble.expect(/unicorn/);
    await (await context.newPage()).goto('/ill', { waitUntil: 'networkidle' });
    await context.close();
    const surprises = trouble.surprises().join('\n');
    for (const part of [
      'exception: Error: broken',
      'response 404: GET',
      'request failed: GET',
      'never came: /unicorn/',
    ]) {
      expect(surprises).toContain(part);
    }
    expect(surprises).not.toContain('console warning: beware');
  },
);
