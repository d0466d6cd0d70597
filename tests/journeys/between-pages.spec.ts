import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { journey } from '../support/browser';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** Collects the addresses, without origin, that the browser prefetches. */
async function listPrefetched(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') addresses.push(prefetchUrl.replace(site.url, ''));
  });
  await devtools.send('Preload.enable');
  return addresses;
}

/** Touches a link. Returns functions that lift the finger, or let it slip off the link. */
async function touch(page: Page, link: string) {
  const target = page.locator(link).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${link} is not shown`);
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchCancel' | 'touchEnd', isDown = false) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: isDown ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [],
    });
  await send('touchStart', true);
  return { lift: () => send('touchEnd'), slipOff: () => send('touchCancel') };
}

/** How the shown document was delivered: `navigational-prefetch` where it was prefetched. */
const deliveryOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
  });

const languageOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value;

journey(
  'Given a finger on a link to a page that is kept, then the page is fetched before it is lifted, and shown without another request; what must be fresh, personal or in the remembered language is not',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true, width: 390, height: 844, touch: true });
    await page.context().addCookies([{ name: 'language', value: 'en', url: site.url }]);
    // The page's script never arrives, so that links load new documents.
    await page.route('**/assets/client-*.js', () => undefined);
    const prefetched = await listPrefetched(page);
    await page.goto('/consulting?lang=en', { waitUntil: 'load' });
    for (const link of ['main a[href*="/consultation-booking"]', 'a[hreflang=tr]', 'a[href*="wa.me"]'])
      await (await touch(page, link)).slipOff();

    const chip = await touch(page, '.chip[href*="category=ai"]');
    await expect.poll(() => prefetched).toEqual(['/consulting?lang=en&category=ai']);
    await chip.lift();
    await page.waitForURL(/category=ai/);
    expect(await deliveryOf(page)).toBe('navigational-prefetch');

    const arabic = await touch(page, 'a[hreflang=ar]');
    await expect.poll(() => prefetched.length).toBe(2);
    expect(await languageOf(page)).toBe('en');
    await arabic.lift();
    await page.waitForURL(/lang=ar/);
    expect(await deliveryOf(page)).toBe('navigational-prefetch');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(await languageOf(page)).toBe('ar');

    await page.locator('a[hreflang=tr]').first().tap();
    await page.waitForURL(/category=ai$/);
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    expect(await languageOf(page)).toBe('tr');
    expect(prefetched).toHaveLength(2);
  },
);

/** Runs in the browser: notes whether the page fades in, and pauses the fade. */
const holdFade = () =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    document.documentElement.dataset.came = viewTransition ? 'fading' : 'at once';
    void viewTransition?.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
      document.documentElement.dataset.came = 'held';
    });
  });

journey(
  'Given a page that fades into the next one, when something is pressed meanwhile, then it takes effect',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true, width: 390, height: 844, touch: true });
    await page.addInitScript(holdFade);
    await page.goto('/about', { waitUntil: 'load' });
    await page.locator('a[hreflang=en]').first().tap();
    await page.waitForURL(/lang=en/);
    await expect.poll(() => page.locator('html').getAttribute('data-came')).toBe('held');
    const fading = () =>
      page.evaluate(() =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
      );
    expect(await fading()).toEqual(['::view-transition-old(root)']);
    await page.locator('header summary').tap();
    await page.locator('header details[open] nav a').first().waitFor();
    expect(await fading()).toContain('::view-transition-old(root)');
  },
);

journey(
  'Given a visitor who wants little motion, when a link leads to another page, then it is there at once',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true, reducedMotion: true });
    await page.addInitScript(holdFade);
    await page.goto('/about', { waitUntil: 'load' });
    await page
      .locator('a[hreflang=en]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/lang=en/);
    await expect.poll(() => page.locator('html').getAttribute('data-came')).toBe('at once');
  },
);
