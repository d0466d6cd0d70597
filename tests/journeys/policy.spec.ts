import { beforeAll, expect } from 'vitest';
import { journey } from '../support/browser';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

journey(
  'Given a script that got into a page, then it can neither make HTML of strings nor add scripts and styles, and pages opened by links work',
  async ({ visit, expectTrouble }) => {
    const page = await visit();
    await page.goto(`${site.url}/articles`);
    const [link] = await page.locator('main a[href^="/articles/"]').all();
    await link?.click();
    await page.locator('.prose p').first().waitFor();
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0);

    expectTrouble(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/);
    const outcome = await page.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const style = document.createElement('style');
      style.textContent = 'body { color: rgb(1, 2, 3) !important }';
      document.head.append(style);
      return {
        html: attempt(() => {
          document.createElement('div').innerHTML = '<img src="x">';
        }),
        address: attempt(() => {
          document.createElement('script').src = '/assets/anything.js';
        }),
        script: attempt(() => {
          document.createElement('script').textContent = 'window.intruded = true';
        }),
        worker: attempt(() => new Worker('/other.js')),
        policy: attempt(() =>
          window.trustedTypes?.createPolicy('stored-html', { createHTML: (html) => html }),
        ),
        colour: getComputedStyle(document.body).color,
      };
    });
    expect(outcome).toMatchObject({
      html: 'TypeError',
      address: 'TypeError',
      script: 'TypeError',
      worker: 'TypeError',
      policy: 'TypeError',
    });
    expect(outcome.colour).not.toBe('rgb(1, 2, 3)');
  },
);
