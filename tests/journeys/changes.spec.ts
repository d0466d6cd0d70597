import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { askedFor, book, eventOf, freeSlots, linkOf, slotsOf, words } from '../support/booking';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { type VisitedSite, visitedSite } from '../support/site';

const service = 'dijital-pazarlama';

let site: VisitedSite;
beforeAll(async () => {
  site = await visitedSite();
});

/** Presses twice before the page has reacted to the first press. */
const pressTwice = (button: Locator) =>
  button.evaluate((element) => {
    for (let press = 0; press < 2; press += 1) (element as HTMLElement).click();
  });

describe('a visitor moves and cancels an appointment', () => {
  for (const locale of inTurn(['tr', 'ar'] as const, 1)) {
    const copy = words[locale];
    journey(
      `Given a confirmation in ${locale}, when its link is used to move and then cancel the appointment, then visitor and owner get mails, and old links are void`,
      async ({ visit, expectTrouble }) => {
        expectTrouble(/\/move/);
        const email = `tasi-${locale}@marti.example`;
        const [slot] = (await freeSlots(site.url, service)).slice(-3);
        if (!slot) throw new Error('no slot is free');
        const id = await book(site.url, slot.id, { ...askedFor(service), email, language: locale });
        const confirmation = await site.mailTo(email, id);
        const link = linkOf(confirmation);
        const { uid } = eventOf(confirmation);

        const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true, locale });
        await page.goto(link);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const open = page.getByRole('button', { name: copy.manage.move.open });
        await open.click();
        await page.getByRole('button', { name: copy.manage.move.keep, exact: true }).click();
        await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
        await open.click();
        await slotsOf(page, locale).first().click();
        const confirm = page.getByRole('button', { name: copy.manage.move.confirm, exact: true });
        // The server moves the appointment, but its response is lost.
        await page.route(
          '**/move',
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await pressTwice(confirm);
        await page.getByText(copy.manage.noResponse).waitFor();
        await pressTwice(confirm);
        await page.getByText(copy.manage.move.done).first().waitFor();
        expect(page.url()).not.toContain(link.split('token=')[1]);

        const moved = await site.mailbox.waitFor(
          (mail) =>
            mail.envelope.to.includes(email) && mail !== confirmation && mail.source.includes(id.slice(0, 8)),
        );
        expect(eventOf(moved)).toMatchObject({ uid, sequence: 1, method: 'REQUEST' });

        const stalePage = await visit({ baseURL: site.url, locale });
        await stalePage.goto(link);
        await stalePage.getByText(copy.manage.void.title).waitFor();

        const newPage = await visit({ baseURL: site.url, locale });
        await newPage.goto(linkOf(moved));
        await newPage.getByRole('button', { name: copy.manage.cancel.open }).click();
        await pressTwice(newPage.getByRole('button', { name: copy.manage.cancel.confirm }));
        await newPage.getByText(copy.manage.cancel.done).first().waitFor();
        for (const to of [email, site.owner]) {
          const cancelled = await site.mailbox.waitFor(
            (mail) =>
              mail.envelope.to.includes(to) &&
              mail.source.includes(id.slice(0, 8)) &&
              /METHOD:CANCEL|method=CANCEL/i.test(mail.source),
          );
          expect(eventOf(cancelled)).toMatchObject({ uid, sequence: 2, method: 'CANCEL' });
        }
        expect((await freeSlots(site.url, service)).map((free) => free.id)).toContain(slot.id);
      },
    );
  }
});
