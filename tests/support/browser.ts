import { AxeBuilder } from '@axe-core/playwright';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isExhaustive } from './breadth';
import { chromiumPath } from './chromium';
import { collectTrouble } from './trouble';

/** A visitor's settings and device. */
export interface Visitor {
  /** Base of relative addresses. */
  baseURL?: string;
  /** BCP 47, as the browser announces it; Turkish by default. */
  locale?: string;
  /** IANA name; Europe/Istanbul by default. */
  timeZone?: string;
  /** CSS pixels; 1280 by 800 by default. */
  width?: number;
  height?: number;
  /** Touch instead of a mouse. */
  touch?: boolean;
  reducedMotion?: boolean;
  dark?: boolean;
  /** On by default. */
  javaScript?: boolean;
  /** No interaction but the test's own. Otherwise the pointer moves on each page, and opening a page waits for hydration. */
  still?: boolean;
  /** Shows pages as if they had no Content-Security-Policy. */
  withoutPolicy?: boolean;
  /**
   * Uses the service worker. Installing it in each new profile takes a tenth of a visit's processor time, so tests do
   * without by default, like visitors whose browser has none; in `npm run test:long` all tests use it.
   */
  serviceWorker?: boolean;
}

interface Fixtures {
  $worker: { browser: Browser };
  $test: {
    /** Opens an empty page in a browser profile of its own. */
    visit: (visitor?: Visitor) => Promise<Page>;
    /** Declares an expected console message, exception or failed request; the test fails if it doesn't occur. */
    expectTrouble: (pattern: RegExp) => void;
    /** Declares a message that may or may not occur, depending on how fast the machine is. */
    allowTrouble: (pattern: RegExp) => void;
    trouble: ReturnType<typeof collectTrouble>;
  };
}

/**
 * A test in a browser: `journey('Given …', async ({ visit }) => { … })`. The files of one worker share a browser; each
 * visitor has a profile of its own. The test fails when a page logs a console error or warning, throws, or has a request that
 * fails or gets a status of 400 or above, unless the test declares that with `expectTrouble` or `allowTrouble`.
 */
export const journey = test.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the wanted fixtures from the pattern.
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  trouble: async ({}, use) => {
    const trouble = collectTrouble();
    await use(trouble);
    expect(trouble.surprises(), 'what went wrong in the browser unexpectedly').toEqual([]);
  },
  expectTrouble: async ({ trouble }, use) => use(trouble.expect),
  allowTrouble: async ({ trouble }, use) => use(trouble.allow),
  visit: async ({ browser, trouble }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (visitor = {}) => {
      const context = await browser.newContext(profileOf(visitor));
      opened.push(context);
      trouble.watch(context);
      await context.addInitScript(withoutRandomUuid);
      if (!visitor.serviceWorker && !isExhaustive) await context.addInitScript(withoutServiceWorker);
      if (!visitor.still && visitor.javaScript !== false) {
        await context.addInitScript(movePointer);
        openHydrated(context);
      }
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

const movePointer = () =>
  addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));

/** Runs in the browser: removes what pages have only over HTTPS or from this machine, so that no page relies on it. */
const withoutRandomUuid = () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID');

/** Runs in the browser: removes its support of service workers. */
const withoutServiceWorker = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** Makes `goto` and `reload` wait until the page is hydrated, so that it responds to presses, typing and keys at once. */
function openHydrated(context: BrowserContext): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => hydratedAfter(page, await goto(url, options), options?.waitUntil);
    page.reload = async (options) => hydratedAfter(page, await reload(options), options?.waitUntil);
    return page;
  };
}

/** Waits for hydration, unless the test asked (by `waitUntil`) to get the page before it is loaded. */
async function hydratedAfter<Result>(page: Page, result: Result, until = 'load'): Promise<Result> {
  if (until === 'load' || until === 'networkidle') await waitForHydration(page);
  return result;
}

/**
 * Waits until the page is hydrated. On a slow machine the page is visible long before. Of what a visitor does until then, only
 * presses of buttons and typed text are replayed (src/web/delivery/hydration/replay.ts); other keys, such as arrows, are lost.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.earlyActions);
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    // Several browsers share few cores, so more raster threads would only compete with each other.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu', '--num-raster-threads=1'],
  });
}

const profileOf = ({
  baseURL,
  locale,
  timeZone,
  width,
  height,
  touch,
  reducedMotion,
  dark,
  javaScript,
  withoutPolicy,
}: Visitor) => ({
  javaScriptEnabled: javaScript ?? true,
  bypassCSP: withoutPolicy ?? false,
  ...(baseURL ? { baseURL } : {}),
  locale: locale ?? 'tr-TR',
  timezoneId: timeZone ?? 'Europe/Istanbul',
  viewport: { width: width ?? 1280, height: height ?? 800 },
  hasTouch: touch ?? false,
  isMobile: touch ?? false,
  reducedMotion: reducedMotion ? ('reduce' as const) : ('no-preference' as const),
  colorScheme: dark ? ('dark' as const) : ('light' as const),
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Asserts that axe finds nothing on the page once its animations have ended. Where axe finds something, it checks again with the
 * first element found in the middle of the window. The first check may have found a false fault: an element under the resting
 * pointer whose colours had just begun to change, or a button half under the edge of a sticky bar.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await findingsOf(page);
  const [first] = found;
  if (first) {
    await page
      .locator(first.element)
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    found = await findingsOf(page);
  }
  expect(found.map(({ text }) => text).join('\n'), `axe on ${page.url()}`).toBe('');
}

/** What axe finds: a line of text, and the selector of the element. */
async function findingsOf(page: Page): Promise<{ text: string; element: string }[]> {
  await page.evaluate(async () => {
    // Animations that follow the scroll position or run for ever never end.
    const isRunning = ({ playState, effect, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // Polled, because animations out of view may never report their end.
    while (document.getAnimations().some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const violations = page.frames().length === 1 ? await runAxe(page) : await runAxeInFrames(page);
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => {
      const element = node.target.join(' ');
      return { element, text: `${violation.id}: ${element}: ${node.failureSummary ?? violation.help}` };
    }),
  );
}

const axeOptions: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'tag', values: standards } };

/**
 * Does what `runAxeInFrames` does, for a page without frames, in two thirds of the processor time; in one third where an earlier
 * check has left axe in the document. AxeBuilder sends axe's half megabyte twice for each check, and also fetches what passed.
 */
async function runAxe(page: Page): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, options);
    return violations;
  }, axeOptions);
}

async function runAxeInFrames(page: Page): Promise<AxeResults['violations']> {
  const { violations } = await new AxeBuilder({ page }).options(axeOptions).analyze();
  return violations;
}

/**
 * Asserts that the page is no wider than its window; reports what overflows. It measures repeatedly, because fonts may still be
 * loading, or a new width may not be applied yet.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => overflowOf(page), { message: `width of ${page.url()}`, interval: 50 }).toBe('');
}

/** How much wider than its window the page is, and what overflows; empty where it fits. */
const overflowOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}.${[...element.classList].join('.')}`;
    const found = [...document.body.querySelectorAll('*')].filter(sticksOut).map(nameOf);
    const names = found.slice(0, 10).join(', ');
    return `${scrollWidth - clientWidth} px too wide: ${names} (of ${clientWidth} px, fonts ${document.fonts.status})`;
  });
