import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { adminBookingCopy } from '#/features/booking/copy/admin/all';
import { scheduleCopy } from '#/features/schedule/copy/admin/all';
import { tr as kit } from '#/owner/kit/copy/tr';
import type { Locale } from '#/platform/i18n/locale';
import { addDays, weekdayNumber } from '#/platform/time/zone';
import { addressIn } from '../support/address';
import { askedFor, book as bookOn, freeSlots } from '../support/booking';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

const wordsIn = (locale: Locale) => adminBookingCopy[locale].availability;
const tr = wordsIn('tr');
const service = 'dijital-pazarlama';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'none' } });
});
afterAll(() => site.kill());

const availabilityPath = '/admin/availability';
const idsOf = async () => (await freeSlots(site.url, service)).map(({ id }) => id);
const dayOf = (id: string) => id.slice(0, 10);

async function open(page: Page, locale: Locale = 'tr'): Promise<void> {
  await signIn(page, site);
  await page.goto(addressIn(availabilityPath, locale));
  await page.getByRole('heading', { name: wordsIn(locale).title }).waitFor();
}

const partOf = (page: Page, title: string) => page.getByRole('region', { name: title });
const hourOf = (page: Page, day: string, hour: string) =>
  page.getByRole('button', { name: tr.hours.toggle(day, hour), exact: true });
const saved = (page: Page) => page.getByText(tr.bar.saved, { exact: true });

/** The first weekday with a free slot that is at least this many days after the first day with one. */
async function freeDay(ahead: number): Promise<string> {
  const days = (await idsOf()).map(dayOf);
  const first = days[0] ?? '';
  const day = days.find((date) => date >= addDays(first, ahead) && weekdayNumber(date) < 6);
  if (!day) throw new Error('no day is free');
  return day;
}

describe('the weekly hours and rules', () => {
  journey(
    'Given the weekly hours, when the owner changes, copies and saves them by keyboard, then visitors are offered the new hours',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await open(page);
      await expectNoSidewaysScroll(page);
      await hourOf(page, 'Pazartesi', '09:00').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect.poll(() => hourOf(page, 'Pazartesi', '10:00').getAttribute('aria-pressed')).toBe('false');
      await expect.poll(() => hourOf(page, 'Pazartesi', '17:00').getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: tr.hours.copyWeekdays }).click();
      await expect.poll(() => hourOf(page, 'Cuma', '10:00').getAttribute('aria-pressed')).toBe('false');
      await page.getByRole('button', { name: kit.save }).click();
      await saved(page).waitFor();
      // After saving, the button to discard is gone. The pressed button stays, and keeps the focus.
      await expect.poll(() => page.getByRole('button', { name: kit.cancel }).count()).toBe(0);
      const save = page.getByRole('button', { name: kit.save });
      await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
      const hours = new Set((await idsOf()).map((id) => id.slice(11)));
      expect([...hours].sort()).toEqual(['09', '11', '13', '14', '15', '16', '17']);
      expect(new Set((await idsOf()).map((id) => weekdayNumber(dayOf(id))))).toEqual(
        new Set([1, 2, 3, 4, 5]),
      );

      await page.getByRole('button', { name: tr.hours.copy }).click();
      await page.getByRole('button', { name: kit.save }).click();
      await expect.poll(async () => (await idsOf()).some((id) => weekdayNumber(dayOf(id)) === 7)).toBe(true);
      // A bookable Sunday has a column as wide as any other day's.
      const visitor = await visit({ baseURL: site.url });
      await visitor.goto(`/consultation-booking?service=${service}`);
      const sunday = (await idsOf()).find((id) => weekdayNumber(dayOf(id)) === 7);
      const slot = visitor.locator(`[data-slot="${sunday}"]`);
      await slot.waitFor();
      expect((await slot.boundingBox())?.width).toBeGreaterThan(80);
    },
  );

  journey(
    'Given the form of numbers and placeholder, when a number is invalid, then its field shows an error; when all are valid, then they are saved; a discarded change is gone',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await open(page);
      const days = page.getByLabel(tr.rule.days);
      await days.fill('400');
      await page.getByRole('button', { name: kit.save }).click();
      await page.getByText(tr.rule.range(1, 365)).waitFor();
      await expect.poll(() => days.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: kit.cancel }).click();
      await expect.poll(() => days.inputValue()).toBe('30');
      await expect.poll(() => page.getByRole('button', { name: kit.cancel }).count()).toBe(0);

      const before = (await idsOf()).length;
      await days.fill('14');
      await page.getByLabel(tr.rule.noticeHours).fill('0');
      await page.getByLabel(tr.rule.bufferBefore).fill('15');
      await page.getByLabel(tr.rule.bufferAfter).fill('15');
      const placeholder = page.getByRole('switch', { name: tr.rule.placeholder });
      await placeholder.click();
      await expect.poll(() => placeholder.getAttribute('aria-checked')).toBe('true');
      await page.getByRole('button', { name: kit.save }).click();
      await saved(page).waitFor();
      expect((await idsOf()).length).toBeLessThan(before / 2);
      await placeholder.click();
      await days.fill('30');
      await page.getByRole('button', { name: kit.save }).click();
      await expect.poll(async () => (await idsOf()).length).toBe(before);
    },
  );

  journey(
    'Given the public holidays, when the owner ticks all on a phone and saves, then they stay ticked, and her week names them',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await open(page);
      const { holidays } = tr;
      const republic = page.getByRole('checkbox', { name: holidays.names.republic });
      await republic.first().waitFor();
      await page.getByRole('button', { name: holidays.all }).click();
      await page.getByText(holidays.count(12, 12)).waitFor();
      await page.getByRole('checkbox', { name: holidays.names.labour }).uncheck();
      await page.getByRole('button', { name: kit.save }).click();
      await saved(page).waitFor();
      await page.reload();
      await page.getByText(holidays.count(11, 12)).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const date = `${new Date().getFullYear() + 1}-10-29`;
      await page.goto(`/admin/reservations/week?date=${date}`);
      await page.locator(`#day-${date}`, { hasText: holidays.names.republic }).waitFor();
      const eve = `${holidays.names['republic-eve']} (${holidays.from('13:00')})`;
      await page.locator(`#day-${addDays(date, -1)}`, { hasText: eve }).waitFor();
    },
  );

  journey(
    'Given two tabs, when both change the rule, then the second shows both versions to choose from; a closed tab loses nothing',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/409/);
      const page = await visit({ baseURL: site.url });
      await open(page);
      const other = await page.context().newPage();
      await other.goto(availabilityPath);
      await page.getByLabel(tr.rule.days).fill('21');
      await other.getByLabel(tr.rule.noticeHours).fill('48');
      await other.getByRole('button', { name: kit.save }).click();
      await saved(other).waitFor();
      await other.close();
      await page.getByRole('button', { name: kit.save }).click();
      await page.getByRole('region', { name: kit.conflict.title }).waitFor();
      await page.getByRole('button', { name: kit.conflict.save }).click();
      await saved(page).waitFor();
      await expect.poll(() => page.getByLabel(tr.rule.days).inputValue()).toBe('21');
      await expect.poll(() => page.getByLabel(tr.rule.noticeHours).inputValue()).toBe('48');

      await page.getByLabel(tr.rule.days).fill('30');
      await page.getByLabel(tr.rule.noticeHours).fill('0');
      await page.getByText(kit.stored.at({ time: '' }).trim()).waitFor();
      await page.reload();
      await page.getByRole('button', { name: kit.stored.resume }).click();
      await expect.poll(() => page.getByLabel(tr.rule.days).inputValue()).toBe('30');
      await page.getByRole('button', { name: kit.save }).click();
      await saved(page).waitFor();
    },
  );
});

describe('dates with other hours', () => {
  journey(
    'Given a new date, when it or its hours are missing, then they are asked for; when its hours are changed in another tab and removed here, then what was stored last can be restored',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await open(page);
      const part = partOf(page, tr.overrides.title);
      await part.getByRole('button', { name: tr.overrides.add }).click();
      const form = part.getByRole('form', { name: tr.overrides.add });
      const submit = form.getByRole('button', { name: tr.overrides.submit });
      await submit.click();
      await form.getByText(tr.validation.from ?? '').waitFor();
      await form.getByLabel(tr.overrides.date).fill(await freeDay(15));
      const pressed = form.locator('[aria-pressed=true]');
      for (let left = await pressed.count(); left > 0; left -= 1) await pressed.first().click();
      await submit.click();
      await form.getByText(tr.overrides.noHours).waitFor();
      await form.getByRole('button', { name: '13:00' }).click();
      // The chosen hours stay when the date is changed.
      const day = await freeDay(16);
      await form.getByLabel(tr.overrides.date).fill(day);
      await submit.click();
      await form.waitFor({ state: 'detached' });
      await part.getByText('13:00').waitFor();
      const data = { hours: [], note: 'Fuar', version: 1 };
      const { request } = page.context();
      expect((await request.put(`/api/admin/overrides/${day}`, { data })).status()).toBe(200);
      await part.getByRole('button', { name: tr.overrides.removeNamed('') }).click();
      await part.getByRole('button', { name: kit.deleted.undo }).click();
      await part.getByText('Fuar').waitFor();
      expect(await part.getByText('13:00').count()).toBe(0);
    },
  );
});

describe('blocks', () => {
  journey(
    'Given a phone, when the owner blocks hours, then days with a reservation, and changes, deletes and restores the block, then the calendar shows each step',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/422/);
      const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
      await open(page);
      const part = partOf(page, tr.blocks.title);
      await part.getByText(tr.blocks.empty, { exact: true }).waitFor();
      const day = await freeDay(3);

      await part.getByRole('button', { name: tr.blocks.add }).click();
      const form = part.getByRole('form', { name: tr.blocks.add });
      await form.getByRole('button', { name: tr.blocks.submit }).click();
      await form.getByText(tr.validation.from ?? '').waitFor();
      await form.getByLabel(tr.blocks.from).fill(day);
      await form.getByLabel(tr.blocks.wholeDay).uncheck();
      await form.getByLabel(tr.blocks.fromTime).fill('15:00');
      await form.getByLabel(tr.blocks.toTime).fill('13:00');
      await form.getByRole('button', { name: tr.blocks.submit }).click();
      await form.getByText(tr.validation.toTime ?? '').waitFor();
      await form.getByLabel(tr.blocks.toTime).fill('17:00');
      await form.getByLabel(tr.blocks.note).fill('Diş hekimi');
      await form.getByRole('button', { name: tr.blocks.submit }).click();
      await part.getByText('Diş hekimi').waitFor();
      const freeHours = async () =>
        (await idsOf()).filter((id) => dayOf(id) === day).map((id) => id.slice(11));
      expect(await freeHours()).toEqual(['09', '11', '13', '14', '17']);
      await expectNoSidewaysScroll(page);

      await book(`${day}-11`);
      await part.getByRole('button', { name: /^Düzenle/ }).click();
      const change = part.getByRole('form', { name: tr.blocks.edit });
      await change.getByRole('button', { name: kit.cancel }).click();
      await part.getByRole('button', { name: /^Düzenle/ }).click();
      await change.getByLabel(tr.blocks.wholeDay).check();
      await change.getByRole('button', { name: kit.save }).click();
      await part.getByText(tr.blocks.touches(1), { exact: true }).waitFor();
      await part.getByText('Deniz Yalçınkaya').waitFor();
      expect(await freeHours()).toEqual([]);

      await part.getByRole('button', { name: /^Sil/ }).click();
      await part.getByText(tr.blocks.removed).waitFor();
      expect((await freeHours()).length).toBeGreaterThan(3);
      await part.getByRole('button', { name: kit.deleted.undo }).click();
      await part.getByText('Deniz Yalçınkaya').waitFor();
      expect(await freeHours()).toEqual([]);
      await part.getByRole('button', { name: /^Sil/ }).click();
      await part.getByText(tr.blocks.removed).waitFor();
      await page.reload();
      await part.getByText(tr.blocks.empty, { exact: true }).waitFor();
    },
  );

  journey(
    'Given a form that is cancelled, then the focus returns to the button that opened it',
    async ({ visit }) => {
      const page = await visit({ baseURL: site.url });
      await open(page);
      const add = page.getByRole('button', { name: tr.blocks.add });
      await add.click();
      await page.getByRole('form', { name: tr.blocks.add }).getByRole('button', { name: kit.cancel }).click();
      await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );
});

describe('accessibility of the availability page', () => {
  for (const locale of inTurn(['tr', 'ar'] as const, 1))
    journey(
      `Given the page in ${locale} with its forms open, then axe finds nothing, and the page fits into 320 px`,
      async ({ visit }) => {
        const dark = locale === 'ar';
        const page = await visit({ baseURL: site.url, width: 320, dark, reducedMotion: true });
        await open(page, locale);
        const copy = wordsIn(locale);
        await page.getByRole('button', { name: copy.blocks.add }).click();
        await page.getByLabel(copy.blocks.wholeDay).uncheck();
        await page.getByRole('button', { name: scheduleCopy[locale].calendars.add }).click();
        await page.getByLabel(copy.rule.days).fill('29');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
    );
});

const book = (slotId: string) => bookOn(site.url, slotId, askedFor(service));
