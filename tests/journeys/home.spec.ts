import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { demoArticles } from '#content/articles/demo';
import { demoProfile } from '#content/profile/demo';
import { addressIn } from '../support/address';
import { inTurn } from '../support/breadth';
import { journey } from '../support/browser';
import { consultingServices, trainingServices } from '../support/catalogue';
import { type SharedSite, sharedSite } from '../support/site';
import { ar, en, tr } from '../support/words';

const words = { tr, en, ar };
const sections = [
  'home',
  'stats',
  'about',
  'training',
  'consulting',
  'books',
  'media',
  'articles',
  'contact',
];

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const hrefs = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const texts = async (page: Page, parts: string) =>
  (await page.locator(parts).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

describe('the home page', () => {
  for (const locale of locales)
    journey(
      `Given ${locale}, then the sections are in the specified order, and their links lead to the right pages`,
      async ({ visit }) => {
        const { shell, catalogue, articles, contact } = words[locale];
        const page = await visit({ baseURL: site.url, javaScript: false });
        await page.goto(addressIn('/', locale));
        const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(ids).toEqual(sections);
        expect(await texts(page, '#home .figure dd')).toEqual(['165+', '25+', '575+', '5', '18']);
        expect(await hrefs(page, '.cover-actions a')).toEqual([
          addressIn('/consultation-booking', locale),
          addressIn('/training-booking', locale),
        ]);

        const programs = trainingServices(locale).slice(0, 3);
        expect(await texts(page, '#training .program h3')).toEqual(programs.map(({ title }) => title));
        expect(programs.map(({ weeks }) => weeks)).toEqual([5, 5, 10]);
        expect(await hrefs(page, '#training .program a')).toEqual(
          programs.map(({ id }) => `${addressIn('/training', locale)}#${id}`),
        );
        const allPrograms = page.getByRole('link', { name: catalogue.home.training.all });
        expect(await allPrograms.getAttribute('href')).toBe(addressIn('/training', locale));

        const services = consultingServices(locale).slice(0, 3);
        expect(await texts(page, '#consulting .consulting-column h3')).toEqual(
          services.map(({ title }) => title),
        );
        expect(await hrefs(page, '#consulting .consulting-column a')).toEqual(
          services.map(({ id }) => `${addressIn('/consulting', locale)}#${id}`),
        );
        for (const text of await texts(page, '#consulting .consulting-column h3 + p')) {
          expect(text.length).toBeLessThanOrEqual(120);
          expect(text.endsWith('…')).toBe(true);
        }
        const allServices = page.getByRole('link', { name: catalogue.home.consulting.all });
        expect(await allServices.getAttribute('href')).toBe(addressIn('/consulting', locale));

        const thoughts = demoArticles
          .filter(({ category }) => category === 'Felsefe')
          .map(({ id }) => addressIn(`/articles/${id}`, locale));
        const shown = await hrefs(page, '#articles .story');
        expect(shown.length).toBe(3);
        expect(thoughts).toEqual(expect.arrayContaining(shown));
        const allArticles = page.getByRole('link', { name: articles.all });
        expect(await allArticles.getAttribute('href')).toBe(addressIn('/articles', locale));

        expect(await page.locator('#contact textarea').getAttribute('rows')).toBe('6');
        expect(await texts(page, '#contact option')).toEqual([
          contact.form.choose,
          ...Object.values(contact.eventTypes),
        ]);
        expect(await texts(page, '.nav-links a')).toEqual(Object.values(shell.nav));
        expect(await hrefs(page, '.nav-links a')).toEqual(
          [
            '',
            ...['about', 'consulting', 'training', 'books', 'media', 'articles', 'contact'].map(
              (id) => `#${id}`,
            ),
          ].map((place) => addressIn('/', locale) + place),
        );
      },
    );

  for (const locale of inTurn(locales, 1))
    journey(
      `Given the footer of a page in ${locale}, then it has the name, four social networks that open in new tabs, and the copyright`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url });
        await page.goto(addressIn('/articles', locale));
        const foot = page.locator('footer');
        await foot.getByText(demoProfile.name[locale], { exact: true }).waitFor();
        const { linkedin, x, instagram, youtube } = demoProfile.social;
        const networks = [linkedin, x, instagram, youtube];
        expect(await hrefs(page, 'footer a')).toEqual([...networks, addressIn('/privacy', locale)]);
        expect(await hrefs(page, 'footer a[target="_blank"]')).toEqual(networks);
        expect(await foot.textContent()).toContain(
          `© ${new Date().getFullYear()} ${demoProfile.name[locale]}`,
        );
      },
    );

  journey(
    'Given links to sections, when they are followed one after another, then the page is not reloaded, and every section fades in once',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/');
      const waiting = () => page.locator('#contact [data-reveal="waiting"]').count();
      // Hydration hides the section until it comes into view. Polled, because hydration may be late on a busy machine.
      await expect.poll(waiting).toBe(1);
      const third = page.locator('#training .program').nth(2);
      expect(await third.evaluate((row) => getComputedStyle(row).getPropertyValue('--i').trim())).toBe('2');
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await expect.poll(waiting).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await waiting()).toBe(0);

      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.getByRole('link', { name: tr.catalogue.home.training.all }).click();
      await page.getByRole('heading', { level: 1, name: tr.training.catalogue.title }).waitFor();
      await page.locator('.nav-brand').click();
      await page.locator('.cover-actions a').first().click();
      await page.getByRole('heading', { level: 1, name: tr.booking.page.title }).waitFor();
      await page.getByRole('link', { name: tr.booking.page.back, exact: true }).last().click();
      await page.getByRole('heading', { level: 1, name: tr.catalogue.consulting.title }).waitFor();
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    },
  );
});
