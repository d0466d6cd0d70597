import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ar as arAbout } from '#/features/about/copy/ar';
import { en as enAbout } from '#/features/about/copy/en';
import { tr as trAbout } from '#/features/about/copy/tr';
import { ar as arArticles } from '#/features/articles/copy/ar';
import { en as enArticles } from '#/features/articles/copy/en';
import { tr as trArticles } from '#/features/articles/copy/tr';
import { tr as books } from '#/features/books/copy/tr';
import { tr as media } from '#/features/media/copy/tr';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoArticles } from '#content/articles/demo';
import { demoBooks, fallbackBooks } from '#content/books/demo';
import { demoMedia } from '#content/media/demo';
import { demoProfile } from '#content/profile/demo';
import { addressIn } from '../support/address';
import { inTurn, isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { cookieOf, ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

const articleWords = { tr: trArticles, en: enArticles, ar: arArticles };
const aboutWords = { tr: trAbout, en: enAbout, ar: arAbout };

let site: Site;
let emptySite: Site;
beforeAll(async () => {
  [site, emptySite] = await Promise.all([
    startSite({ env: ownerEnv }),
    startSite({ env: { CONTENT: 'none' } }),
  ]);
  const { title, excerpt, content, category, date } = article;
  turkishOnly.id = await publish(site, {
    title: `Çevrilmemiş: ${title.tr.slice(0, 12)}`,
    excerpt: excerpt.tr,
    content: content.tr,
    category,
    date,
    isPublished: true,
  });
});
afterAll(() => Promise.all([site.kill(), emptySite.kill()]));

const inDemo = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the demo lacks it');
  return value;
};
/** Stores an article as the owner's form does; returns its id. */
async function publish(to: Site, article: object): Promise<string> {
  const response = await fetch(`${to.url}/api/admin/articles`, {
    method: 'POST',
    headers: { Cookie: await cookieOf(to), Origin: to.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(article),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()).id;
}
const article = inDemo(demoArticles.find(({ content, category }) => content.ar && category === 'Felsefe'));
/** An article that the owner has not translated. */
const turkishOnly = { id: '' };
const [firstBook] = demoBooks.map(inDemo);
const [firstVideo, secondVideo] = demoMedia;

const looks = [
  { width: 1280, dark: false },
  { width: 320, dark: true },
];

describe('an article', () => {
  const read: readonly Locale[] = isExhaustive ? locales : ['tr', 'ar'];
  for (const [turn, locale] of read.entries())
    journey(
      `Given an article in every language and one in Turkish only, when they are read in ${locale}, then axe finds nothing at 1280 and 320 px and nothing scrolls sideways`,
      async ({ visit }) => {
        // By default one of the articles is shown wide and light, and the other narrow and dark; in the next language it is the
        // other way round.
        for (const [look, { width, dark }] of looks.entries()) {
          const page = await visit({ baseURL: site.url, width, dark, reducedMotion: true });
          const seen = [article, turkishOnly].filter(
            (_, index) => isExhaustive || (index + turn) % 2 === look,
          );
          for (const { id } of seen) {
            await page.goto(addressIn(`/articles/${id}`, locale));
            await expectNoSidewaysScroll(page);
            await expectAccessible(page);
          }
        }
      },
    );

  for (const locale of inTurn(locales, 0))
    journey(
      `Given the list in ${locale}, when a reader opens an article, then the page has its title, its text and links to other articles`,
      async ({ visit }) => {
        const copy = articleWords[locale];
        const page = await visit({ baseURL: site.url, width: 390, height: 844 });
        await page.goto(addressIn('/articles', locale));
        for (const group of Object.values(copy.groups))
          await page.getByRole('heading', { level: 2, name: group }).waitFor();
        await page
          .locator('.article-card')
          .filter({ hasText: article.title[locale] ?? '' })
          .getByRole('link')
          .click();
        await page.getByRole('heading', { level: 1, name: article.title[locale] ?? '' }).waitFor();
        await expect.poll(() => page.title()).toBe(`${article.title[locale]} - ${demoProfile.name[locale]}`);
        await expect
          .poll(() => page.locator('meta[name="description"]').getAttribute('content'))
          .toBe(article.excerpt[locale]?.slice(0, 160));
        await expect.poll(() => page.locator('.article-prose > p').count()).toBeGreaterThan(3);
        await page.getByRole('navigation', { name: copy.neighbours }).getByRole('link').first().click();
        await page.waitForURL((url) => !url.pathname.endsWith(article.id));
        await page.getByRole('link', { name: copy.title, exact: true }).last().waitFor();
      },
    );

  journey(
    'Given an article in Turkish only, when it is read in Arabic, then its text is marked as Turkish, and a note says so before it',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, javaScript: false, width: 390, height: 844 });
      await page.goto(addressIn(`/articles/${turkishOnly.id}`, 'ar'));
      const prose = page.locator('.article-prose');
      expect(await prose.getAttribute('lang')).toBe('tr');
      expect(await prose.getAttribute('dir')).toBe('ltr');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      const note = await page.getByText(articleWords.ar.untranslated('tr')).boundingBox();
      expect(note?.y).toBeLessThan((await prose.boundingBox())?.y ?? 0);
    },
  );

  for (const locale of inTurn(locales, 1))
    journey(
      `Given the address of an unknown article in ${locale}, then the page says so with 404 and links to the list`,
      async ({ visit, expectTrouble }) => {
        expectTrouble(/404/);
        const { missing, title } = articleWords[locale];
        const page = await visit({ baseURL: site.url });
        const response = await page.goto(addressIn('/articles/no-such-article', locale));
        expect(response?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name: missing.title }).waitFor();
        await page.getByRole('link', { name: missing.back }).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
      },
    );
});

describe('about', () => {
  for (const locale of inTurn(locales, 2))
    journey(
      `Given the home page in ${locale}, when a visitor follows the link to the about page, then that page shows the sections and links to contact`,
      async ({ visit }) => {
        const copy = aboutWords[locale];
        const page = await visit({ baseURL: site.url });
        await page.goto(addressIn('/', locale));
        await page.getByRole('link', { name: copy.more }).click();
        await page.getByRole('heading', { level: 1, name: copy.title(demoProfile.name[locale]) }).waitFor();
        await expect.poll(() => page.locator('.about-part').count()).toBe(5);
        await page.getByRole('link', { name: copy.together.action }).click();
        await page.waitForURL((url) => url.pathname === '/' && url.hash === '#contact');
      },
    );
});

describe('the books on the home page', () => {
  journey(
    'Given a long description, when it is expanded and collapsed, then only that book changes; links to shops open in a new tab',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/');
      const title = inDemo(firstBook).title.tr;
      const book = page.locator('.book').filter({ hasText: title });
      const words = async () => (await book.locator('p').first().locator('span:visible').textContent()) ?? '';
      expect((await words()).length).toBeLessThanOrEqual(120);
      await book.getByRole('button', { name: books.more }).click();
      await expect.poll(words).toBe(inDemo(firstBook).description.tr);
      await expect.poll(() => page.getByRole('button', { name: books.less }).count()).toBe(1);
      await book.getByRole('button', { name: books.less }).click();
      await expect.poll(async () => (await words()).length).toBeLessThanOrEqual(120);
      for (const shop of await book.locator('.book-shops a').all())
        expect(await shop.getAttribute('target')).toBe('_blank');
    },
  );

  journey(
    'Given covers that can’t be loaded, then light grey boxes are shown in their place',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/img\/books|ERR_FAILED/);
      const page = await visit({ baseURL: site.url });
      await page.route('**/img/books/**', (route) => route.abort('failed'));
      await page.goto('/');
      await page.locator('#books').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('.book-cover > .picture-failed').count()).toBe(demoBooks.length);
      const failedCover = page.locator('.book-cover > .picture-failed').first();
      expect(await failedCover.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(213, 216, 221)',
      );
    },
  );

  journey(
    'Given a site without content, then the home page shows three sample books, four sample videos and no articles',
    async ({ visit }) => {
      const page = await visit({ baseURL: emptySite.url, javaScript: false });
      await page.goto('/');
      expect(await page.locator('.book-title').allTextContents()).toEqual(
        fallbackBooks.map(({ title }) => title.tr),
      );
      expect(await page.locator('.recording').count()).toBe(demoMedia.length);
      expect(await page.locator('#articles, [href*="articles"]').count()).toBe(0);
      await page.goto('/articles?lang=en');
      await page.getByText('No articles available yet.').waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
      expect(await (await fetch(`${emptySite.url}/sitemap.xml`)).text()).not.toContain('/articles');
    },
  );
});

describe('recordings', () => {
  const outside = /youtube/;

  async function openHome(page: Page): Promise<string[]> {
    const requestedAddresses: string[] = [];
    page.on('request', (request) => {
      if (outside.test(request.url())) requestedAddresses.push(request.url());
    });
    await page.route(outside, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
    await page.goto('/');
    return requestedAddresses;
  }

  journey(
    'Given the home page, when the card of a video is pressed, then its player opens above the list; another card changes the video, and the same card closes the player',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, reducedMotion: true });
      const requestedAddresses = await openHome(page);
      const card = (video: (typeof demoMedia)[number] | undefined) =>
        page.locator('#media').getByRole('button', { name: inDemo(video).title.tr });
      await card(firstVideo).scrollIntoViewIfNeeded();
      expect(requestedAddresses).toEqual([]);

      await card(firstVideo).click();
      const player = page.locator('#media iframe');
      await expect
        .poll(() => player.getAttribute('src'))
        .toContain(`https://www.youtube-nocookie.com/embed/${firstVideo?.videoId}`);
      await expect.poll(() => card(firstVideo).getAttribute('aria-expanded')).toBe('true');

      await card(secondVideo).click();
      await expect.poll(() => player.getAttribute('src')).toContain(`/embed/${secondVideo?.videoId}`);
      await card(secondVideo).click();
      await expect.poll(() => player.count()).toBe(0);
      const link = page.locator('#media').getByRole('link', { name: media.open }).first();
      expect(await link.getAttribute('target')).toBe('_blank');
    },
  );
});

journey(
  'Given a list that can’t be loaded, then its section says so with a retry button, and the rest of the page works',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/api\/books|503/);
    const page = await visit({ baseURL: site.url });
    await page.goto('/about');
    await page.route('**/api/books?**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('link', { name: trAbout.home, exact: true }).last().click();
    const section = page.locator('#books');
    await section.getByRole('alert').getByText(books.failed.title).waitFor();
    await expect.poll(() => page.locator('.recording').count()).toBe(demoMedia.length);
    await page.unroute('**/api/books?**');
    await section.getByRole('button', { name: books.failed.retry }).click();
    await section.getByText(inDemo(firstBook).title.tr).first().waitFor();
  },
);
