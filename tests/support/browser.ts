import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumPath } from './chromium';
import { collectTrouble } from './trouble';

/** Who looks at the site, and through what. */
export interface Visitor {
  /** Address that relative ones are resolved against. */
  baseURL?: string;
  /** BCP 47, as the browser announces it; Turkish unless told. */
  locale?: string;
  /** IANA name; Europe/Istanbul unless told. */
  timeZone?: string;
  /** CSS pixels; 1280 by 800 unless told. */
  width?: number;
  height?: number;
  /** A finger in place of a mouse. */
  touch?: boolean;
  reducedMotion?: boolean;
  dark?: boolean;
  /** On unless told. */
  javaScript?: boolean;
  /** Gives no sign of being there until the test does; otherwise the pointer moves, and a page is open once it is alive. */
  still?: boolean;
  /** Shows pages as if they had no Content-Security-Policy. */
  withoutPolicy?: boolean;
}

interface Fixtures {
  $worker: { browser: Browser };
  $test: {
    /** Opens an empty page in a browser profile of its own. */
    visit: (visitor?: Visitor) => Promise<Page>;
    /** Declares a console message, exception or failed request that belongs to this test; it has to come. */
    expectTrouble: (pattern: RegExp) => void;
    trouble: ReturnType<typeof collectTrouble>;
  };
}

/**
 * A test in a browser: `journey('Given …', async ({ visit }) => { … })`. The files of one worker share a browser; each
 * visitor has a profile of its own in it.
 * It fails when any page shows a console error or warning, throws, or has a request fail or answered with 400 and
 * more, unless the test declares that with `expectTrouble`.
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
    expect(trouble.surprises(), 'nothing went wrong in the browser unseen').toEqual([]);
  },
  expectTrouble: async ({ trouble }, use) => use(trouble.expect),
  visit: async ({ browser, trouble }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (visitor = {}) => {
      const context = await browser.newContext(profileOf(visitor));
      opened.push(context);
      trouble.watch(context);
      if (!visitor.still && visitor.javaScript !== false) {
        await context.addInitScript(movePointer);
        waitForLife(context);
      }
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

const movePointer = () =>
  addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));

/** Whatever a test of this browser opens can be pressed, typed into and driven by keyboard as soon as it is open. */
function waitForLife(context: BrowserContext): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => aliveAfter(page, await goto(url, options), options?.waitUntil);
    page.reload = async (options) => aliveAfter(page, await reload(options), options?.waitUntil);
    return page;
  };
}

/** Who waits for less than the whole page wants to meet it as it comes. */
async function aliveAfter<Answer>(page: Page, answer: Answer, until = 'load'): Promise<Answer> {
  if (until === 'load' || until === 'networkidle') await comesAlive(page);
  return answer;
}

/**
 * Waits until the page is alive (src/web/delivery/hydration/replay.ts): on a slow machine it is seen long before, and keys that are
 * pressed then are lost.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.earlyActions);
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    // Several browsers share few cores: more threads to paint with only stand in each other's way.
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
 * Asserts that axe finds nothing on the page as it stands, once its animations have come to rest. What is found is looked
 * at once more: a pointer at rest may have come to lie on something that has just begun to change its colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await findingsOf(page)) && (await findingsOf(page));
  expect(found, `axe on ${page.url()}`).toBe('');
}

/** A line for each of axe's findings. */
async function findingsOf(page: Page): Promise<string> {
  await page.evaluate(async () => {
    // What follows the scroll, or turns for ever, never comes to rest.
    const isRunning = ({ playState, effect, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // Asked again and again: what runs out of sight may never say by itself that it has finished.
    while (document.getAnimations().some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  // A page without frames needs no second page to put the findings of several together.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations
    .flatMap((violation) =>
      violation.nodes.map(
        (node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
      ),
    )
    .join('\n');
}

/**
 * Asserts that the page is no wider than its window; names what sticks out. A page whose fonts or new width have not
 * arrived yet is measured again, for two seconds at most.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => sticksOutOf(page), { message: `width of ${page.url()}`, timeout: 2000, interval: 50 })
    .toBe('');
}

/** How much wider than its window the page is, and what sticks out; empty where it fits. */
const sticksOutOf = (page: Page): Promise<string> =>
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
