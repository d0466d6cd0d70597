import { beforeAll, expect } from 'vitest';
import { newestArticle } from '../support/address';
import { isExhaustive } from '../support/breadth';
import { journey } from '../support/browser';
import { holdTail } from '../support/held-tail';
import { type SharedSite, sharedSite } from '../support/site';
import { tr } from '../support/words';

let site: SharedSite;
let article: string;
beforeAll(async () => {
  site = await sharedSite();
  article = await newestArticle(site.url);
});

/** What each page needs today: kilobytes of fonts, kilobytes in all, and requests. So no page gets heavier unnoticed. */
const bars = {
  '/': [60, 109, 5],
  '/?lang=ar': [88, 137, 7],
  '/about': [60, 96, 5],
  '/consulting': [60, 81, 4],
  '/training': [60, 84, 4],
  '/articles': [42, 100, 10],
  article: [75, 96, 6],
} as const;

for (const [name, [ofFonts, atMostInAll, requests]] of Object.entries(bars))
  journey(
    `Given a phone on ${name}, when nobody has touched the page yet, then no script, ${ofFonts} kB of fonts and ${atMostInAll} kB in ${requests} requests were loaded`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true, still: true });
      await page.goto(name === 'article' ? article : name, { waitUntil: 'networkidle' });
      // Compressed sizes, as received: with headers (`sent`), and without (`body`).
      const files = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (entry) => {
            const { name: address, transferSize, encodedBodySize } = entry as PerformanceResourceTiming;
            return { address, sent: transferSize / 1000, body: encodedBodySize / 1000 };
          },
        ),
      );
      const bodiesOf = (end: string) =>
        files
          .filter(({ address }) => new URL(address).pathname.endsWith(end))
          .reduce((sum, { body }) => sum + body, 0);
      expect(bodiesOf('.js')).toBe(0);
      expect(bodiesOf('.woff2')).toBeGreaterThan(0);
      expect(bodiesOf('.woff2')).toBeLessThanOrEqual(ofFonts);
      const inAll = files.reduce((sum, { sent }) => sum + sent, 0);
      expect(inAll).toBeLessThanOrEqual(atMostInAll);
      expect(files.length).toBeLessThanOrEqual(requests);
    },
  );

/**
 * Runs in the browser: loads all pictures, because a picture that loads later would lose its placeholder between the two
 * comparisons. Waits until the transitions that this starts have ended; with reduced motion they are shorter than a frame.
 */
async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.picture > img')];
  for (const picture of pictures) picture.loading = 'eager';
  while (pictures.some(({ dataset }) => dataset.shown === undefined))
    await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Runs in the browser: replaces the inline part of the style sheet by the whole. Returns the computed styles that change. */
async function replaceStyles(): Promise<string[]> {
  const elements = [...document.body.querySelectorAll('*')];
  const styles = () =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isDrawn = !pseudo || style.content !== 'none';
        return isDrawn ? [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`) : [];
      }),
    );
  const before = styles();
  const part = document.querySelector<HTMLStyleElement>('style[data-part-of]');
  const whole = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: part?.dataset.partOf,
  });
  part?.after(whole);
  await new Promise((resolve) => whole.addEventListener('load', resolve));
  part?.remove();
  return styles().flatMap((own, index) =>
    own
      .filter((each, at) => each !== before[index]?.[at])
      .map((each) => `${elements[Math.floor(index / 3)]?.className} ${each}`),
  );
}

journey(
  'Given pages with the part of the styles that they use, when the whole style sheet takes its place, then no element looks different',
  async ({ visit }) => {
    const page = await visit({
      baseURL: site.url,
      still: true,
      width: 390,
      height: 844,
      reducedMotion: true,
    });
    // The page's script never arrives, because it would change the page.
    await page.route('**/assets/*.js', () => undefined);
    const pages = [
      '/',
      '/about',
      '/consulting',
      '/training',
      '/articles',
      '/contact',
      '/consultation-booking',
    ];
    for (const path of isExhaustive ? [...pages, article] : ['/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(loadPictures);
      expect(await page.evaluate(replaceStyles)).toEqual([]);
    }
  },
);

journey(
  'Given a page that nobody has touched, when a button is pressed first, then the button works',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    // Clicked by script, because moving the test's pointer would itself be an interaction.
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    await page
      .getByRole('banner')
      .getByRole('button', { name: tr.shell.theme })
      .evaluate((button: HTMLElement) => button.click());
    await expect.poll(background).not.toBe(before);
  },
);

journey(
  'Given a page that nobody has touched, when its portrait is loaded, then the blurred placeholder is removed',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    const portrait = page.locator('main img').first();
    expect(
      await portrait.evaluate((image: HTMLImageElement) => image.style.getPropertyValue('--blur')),
    ).not.toBe('');
    await expect
      .poll(() => portrait.evaluate((image) => getComputedStyle(image).backgroundImage))
      .toBe('none');
  },
);

journey(
  'Given a visitor who has chosen English, when the Turkish link is pressed first, then the page is in Turkish, and stays so',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true });
    await page.context().addCookies([{ name: 'language', value: 'en', url: site.url }]);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.locator('.nav-languages a[hreflang=tr]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('tr');
    await page.goto('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  },
);

journey(
  'Given a page whose scripts can’t be loaded, then its menu, theme, longer texts and links work',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/);
    const page = await visit({ baseURL: site.url, still: true, width: 390, height: 844, touch: true });
    const asked: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const menu = page.getByText(tr.shell.menu, { exact: true });
    const item = page.getByRole('navigation', { name: tr.shell.menu }).getByRole('link').nth(1);
    await menu.tap();
    const theme = page.getByRole('banner').getByRole('button', { name: tr.shell.theme });
    await theme.tap();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await theme.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
    // None of this needs the page's script, which isn't requested.
    expect(asked).toEqual([]);

    const more = page.locator('#books').getByRole('button', { name: tr.books.more }).first();
    const text = () => page.locator('#books p').first().locator('span:visible').textContent();
    expect(await text()).toContain('…');
    await more.tap();
    await page.locator('#books').getByRole('button', { name: tr.books.less }).first().waitFor();
    expect(await text()).not.toContain('…');

    await page.locator('#media button').first().tap();
    await expect
      .poll(() => page.locator('#media-player').evaluate((place) => place.getBoundingClientRect().height))
      .toBeGreaterThan(100);

    await page.locator('.nav-languages a[hreflang=en]').tap();
    await page.waitForURL(/lang=en/);
  },
);

journey(
  'Given a page whose program is on its way, when a link is followed, then the program is given up',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true });
    await page.route('**/assets/*.js', async (route) => {
      // Only the script of the first page is held back.
      if (page.url().includes('lang=en')) await route.continue();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const asked = page.waitForRequest(/\/assets\/client-.*\.js/);
    await page.mouse.move(300, 300);
    await page.mouse.move(301, 301);
    const held = await asked;
    const givenUp = page.waitForEvent('requestfailed', (request) => request === held);
    await page.locator('.nav-languages a[hreflang=en]').click();
    expect((await givenUp).failure()?.errorText).toContain('ERR_ABORTED');
    await page.waitForURL(/lang=en/);
    await page.mouse.move(302, 302);
    await page.mouse.move(303, 303);
    await page.waitForFunction(() => !('earlyActions' in window));
  },
);

journey(
  'Given a page whose end is still on its way, when the pointer moves, then it is not taken over before it is whole',
  async ({ visit }) => {
    const held = await holdTail(site.url, /<\/script>/);
    const page = await visit({ baseURL: held.url, still: true });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // Waits until the inline script that waits for the first interaction has run. It contains the names of what it loads.
    await page.waitForFunction(() =>
      [...document.scripts].some(({ textContent }) => textContent?.includes('modulepreload')),
    );
    const move = async (x: number) => page.mouse.move(x, 300);
    await move(300);
    await move(301);
    // If the unfinished page were hydrated, React would throw an error within this time.
    const alive = page.waitForFunction(() => !('earlyActions' in window), undefined, { timeout: 1500 });
    expect(
      await alive.then(
        () => true,
        () => false,
      ),
    ).toBe(false);
    held.release();
    await page.waitForFunction(() => !('earlyActions' in window));
    // The page may still be loading, so it is closed before the proxy.
    await page.close();
    await held.close();
  },
);

journey(
  'Given a page that nobody has touched, when a chip and then a language are pressed, then the next page begins at the same place',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true, width: 390, height: 844, touch: true });
    // The page's script never arrives, so that the presses load new documents.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/consulting', { waitUntil: 'domcontentloaded' });
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const chip = page.locator('.chip[href*="category=ai"]');
    const before = 150;
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), before);
    await expect.poll(top).toBe(before);
    await chip.click();
    await page.waitForURL(/category=ai/, { waitUntil: 'commit' });
    await expect.poll(top).toBe(before);
    await page.locator('.nav-languages a[hreflang=en]').click();
    await page.waitForURL(/lang=en/, { waitUntil: 'commit' });
    await expect.poll(top).toBe(before);
    await page.goto('/consulting?lang=en', { waitUntil: 'domcontentloaded' });
    expect(await top()).toBe(0);
  },
);
