import { beforeAll, expect } from 'vitest';
import { journey } from '../support/browser';
import { type SharedSite, sharedSite } from '../support/site';
import { tr } from '../support/words';

let site: SharedSite;
let article: string;
beforeAll(async () => {
  site = await sharedSite();
  const [first] = (await (await fetch(`${site.url}/api/articles`)).json()) as { id: string }[];
  article = `/articles/${first?.id}`;
});

const bars = { '/': 115, '/consulting': 115, article: 110 };

for (const [name, bar] of Object.entries(bars))
  journey(
    `Given a phone on ${name}, when nobody has touched the page yet, then at most ${bar} kB of JavaScript and 330 kB in 18 requests were loaded`,
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true, still: true });
      await page.goto(name === 'article' ? article : name, { waitUntil: 'networkidle' });
      // Sizes as they were received, compressed.
      const files = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (entry) => {
            const { name: address, transferSize } = entry as PerformanceResourceTiming;
            return { address, kilobytes: transferSize / 1000 };
          },
        ),
      );
      const sum = (sizes: { kilobytes: number }[]) =>
        sizes.reduce((total, { kilobytes }) => total + kilobytes, 0);
      const scripts = files.filter(({ address }) => new URL(address).pathname.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      expect(sum(scripts)).toBeLessThanOrEqual(bar);
      expect(sum(files)).toBeLessThanOrEqual(330);
      expect(files.length).toBeLessThanOrEqual(18);
    },
  );

journey(
  'Given a page that nobody has touched, when a button is pressed first, then the button works',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url, still: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    // Clicked by script: moving the test's pointer would itself be a sign of a reader.
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
  'Given a page whose scripts can’t be loaded, then its menu opens and its links work',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/);
    const page = await visit({ baseURL: site.url, still: true, width: 390, height: 844, touch: true });
    await page.route('**/assets/*.js', (route) =>
      route.request().url().includes('/start-') ? route.continue() : route.abort(),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByText(tr.shell.menu, { exact: true }).tap();
    await page.getByRole('navigation', { name: tr.shell.menu }).getByRole('link').nth(1).waitFor();
    await page.locator('.nav-languages a[hreflang=en]').tap();
    await page.waitForURL(/lang=en/);
  },
);
