import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { demoProfile } from '#content/profile/demo';
import { addressIn } from '../support/address';
import { book, freeSlots, linkOf } from '../support/booking';
import { inTurn, isExhaustive } from '../support/breadth';
import { journey } from '../support/browser';
import { fixedPages } from '../support/pages';
import { type VisitedSite, visitedSite } from '../support/site';
import { ar, en, tr } from '../support/words';

const words = { tr, en, ar };

let site: VisitedSite;
beforeAll(async () => {
  site = await visitedSite();
});

/** Whether a page is checked in this language: in `npm run test:long` always, otherwise each page in one language, in turn. */
const isTurn = (page: number, language: number) => isExhaustive || (page + 2) % locales.length === language;

/** The words that replace the form of each page where scripts are off. */
const formsIn = (locale: Locale) => {
  const { booking, contact, training } = words[locale];
  return {
    '/': contact.noScript,
    '/contact': contact.noScript,
    '/consultation-booking': booking.page.noScript,
    '/training-booking': training.noScript,
    '/corporate-training-inquiry': training.noScript,
  } as Record<string, { title: string; text: string } | undefined>;
};

/**
 * Texts that a reader can't see, whether each `details` is open or closed. Scripts and styles don't count, nor does what only
 * browsers with scripts show, or only those without.
 */
const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const useless = '.needs-script, noscript, script, style, template';
    const seen = new Set<string>();
    const hidden = new Set<string>();
    const look = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim();
        if (!element || !text || element.closest(useless)) continue;
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        (isSeen ? seen : hidden).add(text);
      }
    };
    look();
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    look();
    return [...hidden].filter((text) => !seen.has(text));
  });

async function expectAlternatives(
  page: Page,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const notice = page.locator('main .notice').filter({ hasText: title });
  await notice.getByText(mentioningWhatsApp(text, true)).waitFor();
  expect(await notice.locator('a[href^="https://wa.me/"]').isVisible()).toBe(true);
  const mail = notice.locator('a[href^="mailto:"]');
  expect(await mail.isVisible()).toBe(true);
  expect([demoProfile.email, demoProfile.trainingEmail]).toContain(await mail.textContent());
  for (const form of await page.locator('main form').all()) expect(await form.isVisible()).toBe(false);
}

describe('without JavaScript', () => {
  for (const [turn, locale] of locales.entries())
    journey(
      `Given ${locale}, then every page can be read and its links followed, and a form says that it needs JavaScript and offers WhatsApp and e-mail`,
      async ({ visit, expectTrouble }) => {
        expectTrouble(/404/);
        const page = await visit({ baseURL: site.url, javaScript: false, width: 390, height: 844 });
        const articles = (await (await fetch(`${site.url}/api/articles`)).json()) as { id: string }[];
        const forms = formsIn(locale);
        for (const path of [
          ...fixedPages.map((each) => each.path).filter((_, index) => isTurn(index, turn)),
          ...articles.filter((_, index) => isTurn(index, turn)).map(({ id }) => `/articles/${id}`),
          '/no-such-page',
        ]) {
          await page.goto(addressIn(path, locale));
          expect(await page.locator('html').getAttribute('lang'), path).toBe(locale);
          expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
          expect(await hiddenTexts(page), path).toEqual([]);
          const form = forms[path];
          if (form) await expectAlternatives(page, form);
          else expect(await page.locator('main form').count(), path).toBe(0);
          if (path.startsWith('/articles/'))
            expect((await page.locator('.article-prose').textContent())?.length, path).toBeGreaterThan(1500);
        }
      },
    );

  for (const locale of inTurn(locales, 2))
    journey(
      `Given the link of a confirmation in ${locale}, then the page shows the appointment, and says that changes need JavaScript`,
      async ({ visit }) => {
        const email = `betiksiz-${locale}@marti.example`;
        const [slot] = await freeSlots(site.url, 'ai-growth');
        if (!slot) throw new Error('no slot is free');
        const reservationId = await book(site.url, slot.id, { email, language: locale });
        const confirmation = await site.mailbox.waitFor(({ envelope }) => envelope.to.includes(email));
        const page = await visit({ baseURL: site.url, javaScript: false, width: 390, height: 844 });
        await page.goto(linkOf(confirmation));
        await page.getByText(reservationId.slice(0, 8)).first().waitFor();
        await expectAlternatives(page, words[locale].booking.manage.noScript);
        await page.goto(addressIn(`/reservation-success?id=${reservationId}`, locale));
        await page.getByRole('heading', { level: 1, name: words[locale].booking.success.title }).waitFor();
        expect(await hiddenTexts(page)).toEqual([]);
        expect(await page.locator('main button:visible').count()).toBe(0);
      },
    );
});
