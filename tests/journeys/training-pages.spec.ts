import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Locale, locales } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { addressIn } from '../support/address';
import { inTurn } from '../support/breadth';
import { journey } from '../support/browser';
import { corporatePrograms, trainingServices } from '../support/catalogue';
import { type SharedSite, sharedSite } from '../support/site';
import { ar, en, tr } from '../support/words';

const words = { tr, en, ar };

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

async function expectPrograms(page: Page, locale: Locale): Promise<void> {
  const { programs } = words[locale].training.catalogue;
  for (const { id, title, duration, format, level, description, topics } of trainingServices(locale)) {
    const card = page.locator(`[id="${id}"]`);
    await card.getByRole('heading', { name: title }).waitFor();
    for (const fact of [duration, format, level, description, programs.price])
      await card.getByText(fact, { exact: true }).first().waitFor();
    expect(await card.locator('.topics li:visible').allTextContents()).toEqual(topics.slice(0, 3));
    await card.getByText(programs.more(topics.length - 3)).waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe(
      addressIn(`/training-booking?program=${id}`, locale),
    );
  }
}

async function expectCorporate(page: Page, locale: Locale): Promise<void> {
  for (const { id, title, duration, participants, format, benefits } of corporatePrograms(locale)) {
    const card = page.locator(`[id="${id}"]`);
    await card.getByRole('heading', { name: title }).waitFor();
    for (const fact of [duration, participants, format, ...benefits])
      await card.getByText(fact).first().waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe(
      addressIn(`/corporate-training-inquiry?program=${id}`, locale),
    );
  }
}

describe('the training pages', () => {
  for (const locale of locales)
    journey(
      `Given the catalogue in ${locale}, then it has figures, the programs with all their facts, reasons, and two links at its end`,
      async ({ visit }) => {
        const { catalogue } = words[locale].training;
        const page = await visit({ baseURL: site.url, javaScript: false });
        await page.goto(addressIn('/training', locale));
        const figures = await page.locator('.figure dd').allInnerTexts();
        expect(figures.map((text) => text.replaceAll(/\s+/g, ''))).toEqual([
          '1000+',
          locale === 'tr' ? '%95' : '95%',
          '50+',
          '24/7',
        ]);
        await expectPrograms(page, locale);
        await expectCorporate(page, locale);
        for (const { title } of catalogue.why.reasons)
          await page.getByRole('heading', { name: title, exact: true }).waitFor();
        const end = page.locator('#contact');
        const contact = end.getByRole('link', { name: catalogue.closing.contact });
        expect(await contact.getAttribute('href')).toBe(addressIn('/contact', locale));
        const chat = await end.locator('a[href^="https://wa.me/"]').getAttribute('href');
        const greeting = words[locale].profile.contact.messages.training;
        expect(new URL(chat ?? '').searchParams.get('text')).toBe(greeting);
      },
    );

  for (const locale of inTurn(locales, 1))
    journey(
      `Given the application form in ${locale}, then it has a link back and one participant preset, and beside it are the program, the contact and four steps`,
      async ({ visit }) => {
        const { form, page: copy, side, process } = words[locale].training;
        const page = await visit({ baseURL: site.url });
        await page.goto(addressIn('/training-booking', locale));
        const back = page.locator('main').getByRole('link', { name: copy.back, exact: true });
        expect(await back.getAttribute('href')).toBe(addressIn('/training', locale));
        expect(await page.getByLabel(form.participantCount).inputValue()).toBe('1');
        const beside = page.getByRole('complementary');
        await beside.getByText(side.none).waitFor();
        const program = trainingServices(locale).at(-1);
        if (!program) throw new Error('the catalogue has no programs');
        await page.getByLabel(form.program, { exact: true }).selectOption(program.id);
        await beside.getByRole('heading', { name: program.title }).waitFor();
        for (const text of [
          program.duration,
          program.format,
          program.level,
          program.description,
          demoProfile.phone,
          demoProfile.trainingEmail,
          side.replyTime,
          ...process.steps.map(({ title }) => title),
        ])
          await beside.getByText(text, { exact: true }).first().waitFor();
        expect(process.steps).toHaveLength(4);
        const mailLinks = beside.locator(`a[href="mailto:${demoProfile.trainingEmail}"]`);
        expect(await mailLinks.count()).toBe(1);
        expect(await beside.locator('a[href^="https://wa.me/"]').getAttribute('target')).toBe('_blank');
      },
    );
});
