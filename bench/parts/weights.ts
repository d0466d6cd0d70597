import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { ownerEnv } from '../../tests/support/owner-account.ts';
import { countSent, type Sent } from '../../tests/support/wire.ts';
import { launchBrowser, phone } from '../browser.ts';
import { publicPages } from '../pages.ts';
import { type Part, startSite } from '../part.ts';
import type { Row } from '../report.ts';
import { sendOne } from '../requests.ts';

/** Milliseconds without a new response after which loading counts as finished. */
const silence = 2_000;

/** What a phone loads before the first touch. */
export const weights: Part = async () => {
  await using server = await startSite(ownerEnv);
  await using browser = await launchBrowser();
  const article = (await publicPages(server.url)).find((path) => path.startsWith('/articles/')) ?? '';
  const home = await loaded(browser, server.url, '/');
  const consulting = await loaded(browser, server.url, '/consulting');
  const reading = await loaded(browser, server.url, article);
  return [
    await scripts(server.url, 'home', home),
    await scripts(server.url, 'consulting', consulting),
    await scripts(server.url, 'an article', reading),
    fonts('home', home, 62),
    fonts('an article', reading, 77),
    {
      what: 'cold load of home at 390 px, before scrolling',
      value: home.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      unit: 'kB',
      bar: { atMost: 140 },
    },
    { what: 'the same, requests', value: home.length, unit: 'requests', bar: { atMost: 5 } },
  ];
};

async function loaded(browser: Browser, site: string, path: string): Promise<Sent[]> {
  const wire = await countSent(site);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(wire.url + path, { waitUntil: 'load' });
  for (let count = -1; count !== wire.sent.length; ) {
    count = wire.sent.length;
    await pause(silence);
  }
  await context.close();
  await wire.close();
  for (const { path: each, bytes } of wire.sent) console.error(`  ${path}: ${each} ${bytes}`);
  return wire.sent;
}

const fonts = (page: string, sent: readonly Sent[], atMost: number): Row => ({
  what: `fonts of ${page}, with their headers`,
  value: sent.filter(({ type }) => type.includes('font')).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  unit: 'kB',
  bar: { atMost },
});

async function scripts(site: string, page: string, sent: readonly Sent[]): Promise<Row> {
  const files = new Set(sent.filter(({ type }) => type.includes('javascript')).map(({ path }) => path));
  const headers = { 'accept-encoding': 'gzip' };
  const sizes = await Promise.all(
    [...files].map(async (path) => (await sendOne(site, { path, headers })).body.length),
  );
  const value = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return {
    what: `scripts of ${page}, before the first interaction`,
    value,
    unit: 'kB gzip',
    bar: { atMost: 0 },
  };
}
