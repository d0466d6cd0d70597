import type { Browser, Locator, Page } from 'playwright-core';
import { ownerEnv } from '../../tests/support/owner-account.ts';
import { launchBrowser, phone } from '../browser.ts';
import { type Part, startSite } from '../part.ts';
import type { Row } from '../report.ts';
import { alternate, medianOf } from '../rounds.ts';
import { slowLine } from '../slow-line.ts';

interface Tap {
  what: string;
  path: string;
  /** What is tapped first, unmeasured, so that `pressed` is shown. */
  before?: string;
  pressed: string;
  /** A selector of what the page shows in response. */
  asked: string;
}

/** Taps that lead to another address. */
const links: Tap[] = [
  { what: 'language', path: '/', pressed: 'header a[hreflang=en]', asked: 'html[lang=en] main h1' },
  {
    what: 'chip',
    path: '/consulting',
    pressed: 'main a[href*="category=ai"]',
    asked: 'main a[href*="category=ai"][aria-current]',
  },
  { what: 'article', path: '/articles', pressed: 'main a[href^="/articles/"]', asked: 'main > article h1' },
];

const menu = 'header summary';

/** Taps that only change the view. */
const views: Tap[] = [
  { what: 'menu', path: '/', pressed: menu, asked: 'header details[open] nav a' },
  {
    what: 'theme',
    path: '/',
    before: menu,
    pressed: 'header details[open] button',
    asked: 'html[data-theme=dark]',
  },
  {
    what: 'more of a text',
    path: '/',
    pressed: '#books [aria-expanded=false], #books summary',
    asked: '#books [aria-expanded=true], #books details[open]',
  },
];

const slots = '[data-slot][aria-disabled=false]';
const booking: Tap = {
  what: 'the first slot of a booking',
  path: '/consultation-booking?service=hizli-tanisma',
  pressed: slots,
  asked: '[data-slot][aria-pressed=true]',
};

/** Milliseconds that a finger rests on the screen. */
const rest = 80;

/** Milliseconds without a request after which a page counts as loaded. */
const silence = 700;

/**
 * The time from the end of a touch, when the browser recognises it as a tap, to the paint of what the tap asks for. Line and
 * processor are as slow as Lighthouse emulates them for a phone: 1.6 Mbit/s, 150 ms, a processor four times slower. The tap on a
 * link is compared with opening the link's address from the same page, with the same cache.
 */
export const firstTap: Part = async ({ quick }) => {
  await using server = await startSite(ownerEnv);
  await using line = await slowLine(server.url);
  await using browser = await launchBrowser();
  const onSite = (tap: Tap | undefined, measure: (page: Page) => Promise<number>) => () =>
    onPhone(browser, line.url, tap, measure);
  const tapping = (tap: Tap) => onSite(tap, (page) => timeTap(page, tap));
  const rounds = quick ? 3 : 7;
  const rows: Row[] = [];
  for (const tap of links) {
    const opening = onSite(tap, (page) => timeAddress(page, tap));
    const compared = await alternate(quick, tapping(tap), 'opening its address', opening);
    rows.push({ what: `first tap: ${tap.what}`, unit: 'ms', ...compared, bar: { atMost: 1.3 } });
  }
  for (const tap of [...views, booking])
    rows.push({
      what: `first tap: ${tap.what}`,
      value: await medianOf(rounds, tapping(tap)),
      unit: 'ms',
      ...(tap === booking ? {} : { bar: { atMost: 150 } }),
    });
  const opening = onSite(undefined, (page) => timeUntilBookable(page, line.url));
  rows.push({
    what: 'booking page until a slot can be pressed',
    value: await medianOf(rounds, opening),
    unit: 'ms',
    bar: { atMost: 2500 },
  });
  return rows;
};

/** The milliseconds from opening the booking page, with nothing cached, until a slot can be pressed. */
async function timeUntilBookable(page: Page, site: string): Promise<number> {
  const begun = Date.now();
  await page.goto(site + booking.path, { waitUntil: 'commit' });
  return (await paintOf(page, slots)) - begun;
}

/** Calls `measure` in a new browser profile: on the tap's page once it has loaded, or on an empty page if there is no tap. */
async function onPhone(
  browser: Browser,
  site: string,
  tap: Tap | undefined,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  await using context = await browser.newContext(phone);
  await context.addInitScript(rememberTouch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (tap) {
    await page.goto(site + tap.path, { waitUntil: 'load' });
    await untilAtRest(page);
  }
  return await measure(page);
}

/** If the page hydrates without an interaction, waits for its hydration. Then waits until no request was made for a while. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.earlyActions || !document.querySelector('script[data-when-idle]'));
  let last = Date.now();
  const onRequest = () => {
    last = Date.now();
  };
  page.on('request', onRequest);
  while (Date.now() - last < silence) await page.waitForTimeout(100);
  page.off('request', onRequest);
}

async function timeTap(page: Page, { before, pressed, asked }: Tap): Promise<number> {
  if (before) await page.locator(before).first().tap();
  const target = page.locator(pressed).first();
  // A page takes this scrolling for an interaction, and begins to load more. This loading must be over before the touch.
  await target.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  await touch(page, target);
  const painted = await paintOf(page, asked);
  return painted - (await touchOf(page));
}

/** Touches like a finger, which rests for a moment. What a page does in this moment can delay its response to the touch. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await page.waitForTimeout(rest);
  await send('touchEnd', []);
}

/** The time from opening a link's address, as if it had been typed, to the paint of what a tap on the link would show. */
async function timeAddress(page: Page, { pressed, asked }: Tap): Promise<number> {
  const address = await page.locator(pressed).first().getAttribute('href');
  const begun = Date.now();
  await page.goto(new URL(address ?? '', page.url()).href, { waitUntil: 'commit' });
  return (await paintOf(page, asked)) - begun;
}

/** Runs in the browser. Stores when the last touch ended, in the session storage, because the next document has to read it. */
function rememberTouch(): void {
  window.addEventListener(
    'touchend',
    ({ timeStamp }) => sessionStorage.setItem('bench-touch', String(performance.timeOrigin + timeStamp)),
    { capture: true, passive: true },
  );
}

const touchOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('bench-touch')));

/** When the first frame with an element of this selector was painted, in milliseconds since 1970. */
async function paintOf(page: Page, selector: string): Promise<number> {
  while (true) {
    try {
      return await page.evaluate(
        (asked) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (!document.querySelector(asked)) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
              return port2.postMessage(0);
            };
            requestAnimationFrame(look);
          }),
        selector,
      );
    } catch (error) {
      // The browser has left the page. The loop goes on in the next document.
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    }
  }
}
