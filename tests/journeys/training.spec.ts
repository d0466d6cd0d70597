import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { ar } from '#/features/training/copy/ar';
import { en } from '#/features/training/copy/en';
import { tr } from '#/features/training/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { inTurn, isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { trainingFilters, trainingServices } from '../support/catalogue';
import { type VisitedSite, visitedSite } from '../support/site';

const words = { tr, en, ar };
const program = 'ai-marketing-transformation';

let site: VisitedSite;
beforeAll(async () => {
  site = await visitedSite();
});

const titleOf = (locale: Locale, id = program) =>
  trainingServices(locale).find((each) => each.id === id)?.title ?? id;

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

/** Fills in the required fields, except the program. */
async function fill(page: Page, locale: Locale, email: string) {
  const { form, trainingTypes, formats, urgencies } = words[locale];
  await page.getByLabel(form.name, { exact: true }).fill('Deniz Yalçınkaya');
  await page.getByLabel(form.email, { exact: true }).fill(email);
  await page.getByLabel(form.phone, { exact: true }).fill('+90 555 000 00 01');
  await page.getByLabel(form.participantCount).fill('12');
  await page.getByLabel(form.trainingType).selectOption(trainingTypes.corporate);
  await page.getByLabel(form.preferredFormat).selectOption(formats.hybrid);
  await page.getByLabel(form.urgency).selectOption(urgencies.next_month);
}

/** The visitors. By default one journey uses only the first, and the other the first two. */
const visitors = [
  { locale: 'ar', width: 390, height: 844, touch: true },
  { locale: 'tr', width: 1280, height: 800, touch: false },
  { locale: 'en', width: 1280, height: 800, touch: false },
] as const;

describe('the catalogue of trainings', () => {
  for (const { locale, width, height, touch } of inTurn(visitors, 0)) {
    const { catalogue } = words[locale];
    journey(
      `Given the programs in ${locale} at ${width} px, when a visitor filters them and expands topics, then the page shows exactly these`,
      async ({ visit }) => {
        const page = await visit({ baseURL: site.url, width, height, touch, locale });
        await page.goto(addressIn('/training', locale));
        await expectNoSidewaysScroll(page);
        // By default frame.spec.ts alone checks the pages as they open.
        if (isExhaustive) await expectAccessible(page);
        const cards = page.locator('#programs .offer');
        const groups = page.locator('#programs .category-group');
        expect([await cards.count(), await groups.count()]).toEqual([11, 5]);

        await page.getByRole('link', { name: trainingFilters(locale).leadership ?? '', exact: true }).click();
        await expect.poll(() => cards.count()).toBe(2);
        await expect.poll(() => groups.count()).toBe(0);
        await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('leadership');
        await page.getByText(catalogue.programs.shown(2)).waitFor();

        const card = cards.first();
        const topics = card.locator('.topics li:visible');
        expect(await topics.count()).toBe(3);
        await card.locator('summary').click();
        await expect.poll(() => topics.count()).toBeGreaterThan(5);
        await page.getByRole('link', { name: catalogue.programs.all, exact: true }).click();
        await expect.poll(() => cards.count()).toBe(11);
      },
    );
  }

  journey(
    'Given no JavaScript, then every program, topic and link of the page can be read',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, javaScript: false });
      await page.goto('/training');
      const card = page.locator('#ai-marketing-transformation');
      await card.locator('summary').click();
      await card.getByText('Ekip için kullanım ilkeleri').waitFor();
      await card.getByRole('link').click();
      await page.waitForURL(/training-booking/);
      expect(await page.locator('.notice-title').textContent()).toBe(tr.noScript.title);
      expect(await page.locator('form').isVisible()).toBe(false);
      expect(await page.locator('.notice a[href^="https://wa.me/"]').count()).toBe(1);
      expect(await page.locator('.notice a[href^="mailto:"]').count()).toBe(1);
    },
  );

  journey(
    'Given the programs for companies and the links at the end, then they lead to their pages',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/training');
      const closing = page.locator('#contact');
      expect(await closing.locator('a[href="/contact"]').count()).toBe(1);
      expect(await closing.locator('a[href^="https://wa.me/"]').getAttribute('target')).toBe('_blank');
      await page.locator('#yonetim-atolyesi a').click();
      await page.waitForURL(/corporate-training-inquiry\?program=yonetim-atolyesi/);
      await page.getByRole('heading', { level: 1, name: tr.corporatePage.title }).waitFor();
      expect(await page.getByLabel(tr.form.trainingType).inputValue()).toBe('corporate');
      expect(await page.getByLabel(tr.form.participantCount).getAttribute('placeholder')).toBe('5');
      expect(await page.getByLabel(tr.form.program).inputValue()).toBe('yonetim-atolyesi');
      await expectAccessible(page);
    },
  );
});

describe('a visitor applies', () => {
  for (const { locale, width, height, touch } of isExhaustive ? visitors : visitors.slice(0, 2)) {
    const copy = words[locale];
    journey(
      `Given a program in ${locale} at ${width} px, when a visitor applies for it, then page, mailbox and database hold the application`,
      async ({ visit }) => {
        const email = `egitim-${locale}@marti.example`;
        const page = await visit({ baseURL: site.url, width, height, touch, locale });
        await page.goto(addressIn('/training', locale));
        await page.locator(`a[href*="program=${program}"]`).click();
        await page.waitForURL(/training-booking/);
        const side = page.locator('.application-chosen');
        await side.getByRole('heading', { name: titleOf(locale) }).waitFor();
        await expectNoSidewaysScroll(page);
        if (isExhaustive) await expectAccessible(page);
        await fill(page, locale, email);
        await page.getByRole('button', { name: copy.form.submit }).click();
        await page.waitForURL(/reservation-success/);
        await page.getByRole('heading', { level: 1, name: copy.success.corporate.title }).waitFor();

        const id = idOf(page);
        const stored = await (await fetch(`${site.url}/api/training-reservations/${id}`)).json();
        expect(stored).toMatchObject({ status: 'pending', program, email, participantCount: '12' });
        const shown = ((await page.locator('main').textContent()) ?? '').replaceAll(
          /[\u2066-\u2069\u200e\u200f]/g,
          '',
        );
        const texts = [
          titleOf(locale),
          copy.trainingTypes.corporate,
          copy.formats.hybrid,
          copy.urgencies.next_month,
          '12',
          email,
          ...copy.process.steps.map(({ title }) => title),
        ];
        for (const text of texts) expect(shown).toContain(text);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);

        const [received, notice] = await Promise.all([site.mailTo(email, id), site.mailTo(site.owner, id)]);
        expect(received.html).toContain(`lang="${locale}"`);
        expect(received.text).toContain(titleOf(locale));
        expect(notice.html).toContain('lang="tr"');
        expect(notice.text).toContain(titleOf('tr'));
        expect(notice.replyTo?.[0]?.address).toBe(email);
      },
    );
  }

  journey(
    'Given a half-filled form, when the page is reloaded, then nothing typed is lost, and a link to another program replaces only the program',
    async ({ visit }) => {
      const { form } = words.tr;
      const page = await visit({ baseURL: site.url });
      await page.goto(`/training-booking?program=${program}`);
      await fill(page, 'tr', 'yarim@example.org');
      await page.getByLabel(form.message).fill('Önce konuşalım.\nSonra karar verelim.');
      await page.reload();
      await expect
        .poll(() => page.getByLabel(form.message).inputValue())
        .toBe('Önce konuşalım.\nSonra karar verelim.');
      await expect
        .poll(() => page.getByLabel(form.email, { exact: true }).inputValue())
        .toBe('yarim@example.org');
      await expect.poll(() => page.getByLabel(form.participantCount).inputValue()).toBe('12');
      await expect.poll(() => page.getByLabel(form.urgency).inputValue()).toBe('next_month');
      await page.goto('/training-booking?program=content-marketing-storytelling');
      await expect
        .poll(() => page.getByLabel(form.name, { exact: true }).inputValue())
        .toBe('Deniz Yalçınkaya');
      await expect
        .poll(() => page.getByLabel(form.program).inputValue())
        .toBe('content-marketing-storytelling');
    },
  );

  journey(
    'Given an empty form, when it is sent, then the specified errors are shown, the first field has the focus, and fields are validated again while typing',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto('/training-booking');
      await page.getByRole('button', { name: tr.form.submit }).click();
      const { participantCount: _, ...expected } = tr.validation;
      const errors = page.locator('.field-error');
      await expect
        .poll(async () => (await errors.allInnerTexts()).sort())
        .toEqual(Object.values(expected).sort());
      const name = page.getByLabel(tr.form.name, { exact: true });
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await name.fill('De');
      await expect.poll(() => page.getByText(tr.validation.name).count()).toBe(0);
      await page.getByLabel(tr.form.participantCount).fill('');
      await page.getByText(tr.validation.participantCount.missing).waitFor();
    },
  );

  journey(
    'Given a server that fails, when a visitor applies, then the specified notice is shown and the form stays intact; a second press applies once, and the programs are fetched again',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/500/);
      const page = await visit({ baseURL: site.url });
      await page.route('**/api/training-reservations', (route) => route.fulfill({ status: 500, body: 'x' }), {
        times: 1,
      });
      await page.goto(`/training-booking?program=${program}`);
      await fill(page, 'tr', 'ariza@marti.example');
      const submit = page.getByRole('button', { name: tr.form.submit });
      await submit.click();
      const notice = page.locator('[aria-live="assertive"]').filter({ hasText: 'Hata Oluştu' });
      await notice.getByText('Başvuru sırasında bir hata oluştu. Lütfen tekrar deneyiniz.').waitFor();
      expect(await page.getByLabel(tr.form.name, { exact: true }).inputValue()).toBe('Deniz Yalçınkaya');
      expect(await page.getByLabel(tr.form.program).inputValue()).toBe(program);
      await expectAccessible(page);
      const programsRequest = page.waitForRequest('**/api/training-services?**');
      await submit.click();
      await page.waitForURL(/reservation-success/);
      await programsRequest;
    },
  );

  journey(
    'Given an application whose response is lost, when the page is reloaded and it is sent again, then it is stored once',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/ERR_/);
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      const stored: string[] = [];
      await page.route(
        '**/api/training-reservations',
        async (route) => {
          stored.push((await (await route.fetch()).json()).reservationId);
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await page.goto(`/training-booking?program=${program}`);
      await fill(page, 'tr', 'yitik@marti.example');
      const submit = page.getByRole('button', { name: tr.form.submit });
      await submit.click();
      await page.locator('[aria-live="assertive"]').filter({ hasText: tr.failure.title }).waitFor();
      await page.reload();
      await expect
        .poll(() => page.getByLabel(tr.form.email, { exact: true }).inputValue())
        .toBe('yitik@marti.example');
      await submit.click();
      await page.waitForURL(/reservation-success/);
      expect([idOf(page)]).toEqual(stored);
    },
  );

  journey(
    'Given a half-filled form, when the language changes, then nothing typed is lost',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await page.goto(`/training-booking?program=${program}`);
      await page.getByLabel(tr.form.name, { exact: true }).fill('Deniz Yalçınkaya');
      await page.getByRole('link', { name: /EN/ }).first().click();
      await page.getByRole('heading', { level: 1, name: en.page.title }).waitFor();
      await expect
        .poll(() => page.getByLabel(en.form.name, { exact: true }).inputValue())
        .toBe('Deniz Yalçınkaya');
      await page
        .locator('.application-chosen')
        .getByRole('heading', { name: titleOf('en') })
        .waitFor();
    },
  );

  journey('Given an unknown application, then its page links to the form', async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    await page.goto('/reservation-success?id=3e1f1c1e-0000-4000-8000-000000000000&type=training');
    await page.waitForURL(/training-booking/);
  });
});
