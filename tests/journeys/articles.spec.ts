import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoArticles } from '#content/articles/demo';
import { demoProfile } from '#content/profile/demo';
import { addressIn } from '../support/address';
import { inTurn } from '../support/breadth';
import { journey } from '../support/browser';
import { type SharedSite, sharedSite } from '../support/site';
import { ar, en, tr } from '../support/words';

const words = { tr, en, ar };
/** The locale by which each language formats its dates. */
const dateLocales = { tr: 'tr-TR', en: 'en-US', ar: 'ar-SA-u-ca-gregory-nu-latn' };

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const article = demoArticles.find(({ content, category }) => content.ar && category === 'Felsefe');
if (!article) throw new Error('the demo has no such article in three languages');

const factsIn = (locale: Locale) => [
  words[locale].articles.categories[article.category] ?? article.category,
  words[locale].articles.minutes(article.readTime),
  new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${article.date}T00:00:00Z`),
  ),
];

describe('articles', () => {
  for (const locale of locales)
    journey(
      `Given the list in ${locale}, then its head links to the home page, and each card has picture, category, reading time, date, a title of two lines and an excerpt of three`,
      async ({ visit }) => {
        const copy = words[locale].articles;
        const page = await visit({ baseURL: site.url, javaScript: false });
        await page.goto(addressIn('/articles', locale));
        const head = page.locator('main');
        await head.getByRole('heading', { level: 1, name: copy.title }).waitFor();
        await head.getByText(copy.subtitle).waitFor();
        const home = head.getByRole('link', { name: copy.home, exact: true });
        expect(await home.getAttribute('href')).toBe(addressIn('/', locale));

        const card = page.getByRole('listitem').filter({ hasText: article.title[locale] ?? '' });
        expect(await card.locator('img').count()).toBe(1);
        for (const fact of factsIn(locale)) await card.getByText(fact, { exact: true }).waitFor();
        const link = card.getByRole('link', { name: copy.more });
        expect(await link.getAttribute('href')).toBe(addressIn(`/articles/${article.id}`, locale));
        const linesOf = (words: Locator) =>
          words.evaluate((element) => {
            const part = element.closest('h3, p') ?? element;
            part.append(' word'.repeat(200));
            const { height } = part.getBoundingClientRect();
            return Math.round(height / Number.parseFloat(getComputedStyle(part).lineHeight));
          });
        expect(await linesOf(card.getByRole('heading'))).toBe(2);
        expect(await linesOf(card.getByText(article.excerpt[locale] ?? ''))).toBe(3);
      },
    );

  for (const locale of inTurn(locales, 2))
    journey(
      `Given an article in ${locale}, then the page shows category, date, reading time and picture, and a line that grows with reading`,
      async ({ visit }) => {
        const copy = words[locale].articles;
        const page = await visit({ baseURL: site.url });
        await page.goto(addressIn(`/articles/${article.id}`, locale));
        const main = page.locator('main');
        const back = main.getByRole('link', { name: copy.title, exact: true }).first();
        expect(await back.getAttribute('href')).toBe(addressIn('/articles', locale));
        for (const fact of factsIn(locale)) await main.getByText(fact, { exact: true }).first().waitFor();
        expect(await main.locator('figure img').first().getAttribute('alt')).not.toBe('');
        const read = () =>
          page
            .locator('.article-progress')
            .evaluate((line) => Number.parseFloat(getComputedStyle(line).scale));
        expect(await read()).toBeLessThan(0.05);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await expect.poll(read).toBeGreaterThan(0.95);
      },
    );
});

describe('the about page', () => {
  for (const locale of locales)
    journey(
      `Given the about page in ${locale}, then it has the portrait, its own figures, the sections in the owner’s order and a link to the home page`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url, javaScript: false });
        await page.goto(addressIn('/about', locale));
        const main = page.locator('main');
        const home = main.getByRole('link', { name: words[locale].about.home, exact: true });
        expect(await home.getAttribute('href')).toBe(addressIn('/', locale));
        expect(await main.locator('figure img').first().getAttribute('alt')).toBe(
          demoProfile.portrait.alt[locale],
        );
        expect(await main.locator('.figure dd').allTextContents()).toEqual(['50+', '25+']);
        const parts = (await (await fetch(`${site.url}/api/about?lang=${locale}`)).json()) as {
          title: string;
        }[];
        expect(
          await main.locator('.about-part').getByRole('heading', { level: 2 }).allTextContents(),
        ).toEqual(parts.map(({ title }) => title));
      },
    );
});
