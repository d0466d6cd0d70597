import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as booking } from '#/features/booking/copy/admin/tr';
import { tr as mail } from '#/features/mail-settings/copy/admin/tr';
import { tr as privacy } from '#/features/privacy/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { freeSlots } from '../support/booking';
import { expectAccessible, journey } from '../support/browser';
import { holdAnswers } from '../support/held-answer';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

const tr = booking.availability;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ...ownerEnv, CONTENT: 'none' } });
});
afterAll(() => site.kill());

const open = async (page: Page) => {
  await signIn(page, site);
  await page.goto(`${site.url}/admin/availability`);
};
/** Makes a change by the API, as on another device. */
const elsewhere = async (page: Page, method: 'PUT' | 'POST' | 'DELETE', path: string, data?: object) => {
  const response = await page.request.fetch(`${site.url}/api/admin/${path}`, {
    method,
    ...(data ? { data } : { headers: { 'Content-Type': 'application/json' } }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.status() === 204 ? undefined : response.json();
};

journey(
  'Given a block that was changed elsewhere, when the owner saves it, then both versions are shown to choose from; given a block that was deleted elsewhere, then a notice says so',
  async ({ visit, expectTrouble }) => {
    const page = await visit({ width: 390, height: 844, touch: true });
    await open(page);
    const day = (await freeSlots(site.url, 'dijital-pazarlama')).at(-1)?.id.slice(0, 10) ?? '';
    const whole = { from: day, to: day, fromTime: null, toTime: null };
    const { id } = await elsewhere(page, 'POST', 'blocks', { ...whole, note: 'Bayram' });
    await page.reload();
    const part = page.getByRole('region', { name: tr.blocks.title });
    const form = part.getByRole('form', { name: tr.blocks.edit });
    const edit = async (note: string) => {
      await part.getByRole('button', { name: /^Düzenle/ }).tap();
      await form.getByLabel(tr.blocks.note).fill(note);
      await elsewhere(page, 'PUT', `blocks/${id}`, { ...whole, note: `${note}, telefondan` });
      await form.getByRole('button', { name: kit.save }).tap();
    };
    expectTrouble(/409/);
    await edit('Ziyaret');
    await form.getByText(kit.changed.title).waitFor();
    await expectAccessible(page);
    await form.getByRole('button', { name: kit.changed.theirs }).tap();
    await part.getByText('Ziyaret, telefondan', { exact: true }).waitFor();
    await edit('Dinlenme');
    await form.getByRole('button', { name: kit.changed.mine }).tap();
    await part.getByText('Dinlenme', { exact: true }).waitFor();

    expectTrouble(/404/);
    await part.getByRole('button', { name: /^Düzenle/ }).tap();
    await elsewhere(page, 'DELETE', `blocks/${id}`);
    await form.getByRole('button', { name: kit.save }).tap();
    await page.getByText(tr.blocks.missing).waitFor();
    await part.getByText(tr.blocks.empty, { exact: true }).waitFor();
  },
);

journey(
  'Given settings whose save is slow, when the owner goes on meanwhile, then it stays in the form, is stored by the next save, and outlasts a reload before',
  async ({ visit }) => {
    const page = await visit();
    await signIn(page, site);
    const forms = [
      {
        room: 'mail',
        label: mail.title,
        saved: mail.saved,
        first: mail.sender.replyTo,
        sent: 'a@b.example',
        next: mail.sender.name,
        later: 'Ada',
      },
      {
        room: 'privacy',
        label: privacy.providers.title,
        saved: privacy.save.saved,
        first: privacy.providers.hosting,
        sent: 'Sunucu',
        next: privacy.providers.mailing,
        later: 'Posta',
      },
    ];
    for (const { room, label, saved, first, sent, next, later } of forms) {
      await page.goto(`${site.url}/admin/${room}`);
      const form = page.getByRole('form', { name: label, exact: true });
      const [one, two] = [form.getByLabel(first, { exact: true }), form.getByLabel(next, { exact: true })];
      const save = form.locator('[type=submit]');
      const held = await holdAnswers(page, 'PUT', `/api/admin/${room}`);
      await one.fill(sent);
      await save.click();
      await held.answered;
      await two.fill(later);
      held.release();
      await page.getByText(saved, { exact: true }).waitFor();
      await page.reload();
      await expect.poll(() => two.inputValue()).toBe(later);
      expect(await one.inputValue()).toBe(sent);
      await save.click();
      await page.getByText(saved, { exact: true }).waitFor();
      const stored = await (await page.request.get(`${site.url}/api/admin/${room}`)).text();
      for (const value of [sent, later]) expect(stored).toContain(value);
    }
  },
);

journey(
  'Given a save whose answer is slow, when the owner goes on meanwhile, then nothing of it is lost, neither in the form nor in its draft',
  async ({ visit }) => {
    const page = await visit();
    await open(page);
    const held = await holdAnswers(page, 'PUT', '/api/admin/availability');
    const days = page.getByLabel(tr.rule.days);
    const notice = page.getByLabel(tr.rule.noticeHours);
    const placeholder = page.getByRole('switch', { name: tr.rule.placeholder });
    await days.fill('21');
    await page.getByRole('button', { name: kit.save, exact: true }).click();
    await held.answered;
    await notice.fill('48');
    await placeholder.click();
    // A second press while the first save is under way sends nothing.
    await page.getByRole('button', { name: kit.saving }).press('Enter');
    // While the form is being saved, it can't be discarded.
    await page.getByRole('button', { name: kit.cancel }).press('Enter');
    held.release();
    await page.getByText(tr.bar.saved, { exact: true }).waitFor();
    expect(held.sent()).toBe(1);
    const isKept = async () => {
      await expect.poll(() => days.inputValue()).toBe('21');
      await expect.poll(() => notice.inputValue()).toBe('48');
      await expect.poll(() => placeholder.getAttribute('aria-checked')).toBe('true');
      await page.getByText(tr.bar.label).waitFor();
    };
    await isKept();
    await page.getByText(kit.stored.at({ time: '' }).trim()).waitFor();
    await page.reload();
    await page.getByRole('button', { name: kit.stored.resume }).click();
    await isKept();
    await page.getByRole('button', { name: kit.save, exact: true }).click();
    await page.getByText(tr.bar.saved, { exact: true }).waitFor();
    // Restores the earlier values for the journeys that follow.
    await days.fill('30');
    await notice.fill('0');
    await placeholder.click();
    await page.getByRole('button', { name: kit.save, exact: true }).click();
    await expect.poll(() => held.sent()).toBe(3);
    await page.getByRole('button', { name: kit.cancel }).waitFor({ state: 'detached' });
  },
);

journey(
  'Given the form of a block that is being sent, then nothing can be typed into it that would be lost; once it was refused, the focus is at what is wrong, and a notice tells what no field shows',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/422/);
    const page = await visit();
    await open(page);
    const form = page.getByRole('form', { name: tr.blocks.add });
    const isFocused = (locator: Locator) =>
      expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
    const add = page.getByRole('button', { name: tr.blocks.add });
    const day = (await freeSlots(site.url, 'dijital-pazarlama')).at(-1)?.id.slice(0, 10) ?? '';
    await add.click();
    await form.getByLabel(tr.blocks.from).fill(day);
    await form.getByLabel(tr.blocks.wholeDay).uncheck();
    await form.getByLabel(tr.blocks.fromTime).fill('15:00');
    await form.getByLabel(tr.blocks.toTime).fill('13:00');
    const note = form.getByLabel(tr.blocks.note);
    await note.fill('Diş');
    const held = await holdAnswers(page, 'POST', '/api/admin/blocks');
    await note.press('Enter');
    await held.answered;
    await page.keyboard.type(' hekimi');
    held.release();
    await form.getByText(tr.validation.toTime ?? '').waitFor();
    await isFocused(form.getByLabel(tr.blocks.toTime));
    expect(await note.inputValue()).toBe('Diş');

    // A block of a whole day has no field for a time. A page of another version might still send a time.
    await form.getByLabel(tr.blocks.wholeDay).check();
    await page.route('**/api/admin/blocks', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), fromTime: '25:00' } }),
    );
    await note.press('Enter');
    await page.getByText(kit.failed.save, { exact: true }).waitFor();
    expect(await note.inputValue()).toBe('Diş');
  },
);

journey(
  'Given a draft of the rule that a closed tab has left, when the rule was changed elsewhere since, then it is resumed, stored again at once, and saved over nothing unseen; what is typed back is no draft',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/409/);
    const page = await visit();
    await open(page);
    const [days, before] = [page.getByLabel(tr.rule.days), page.getByLabel(tr.rule.bufferBefore)];
    const save = page.getByRole('button', { name: kit.save, exact: true });
    const isStored = page.getByText(kit.stored.at({ time: '' }).trim());
    await days.fill('21');
    await isStored.waitFor();
    const resume = async () => {
      await page.reload();
      await page.getByRole('button', { name: kit.stored.resume }).click();
      await expect.poll(() => days.inputValue()).toBe('21');
    };
    await resume();
    // Resumes the draft again, without having typed anything.
    await resume();
    const { rule } = await (await page.request.get(`${site.url}/api/admin/availability`)).json();
    await elsewhere(page, 'PUT', 'availability', { ...rule, bufferBefore: 20 });
    await resume();
    await save.click();
    const conflict = page.getByRole('region', { name: kit.conflict.title });
    const choice = conflict.getByRole('group', { name: kit.conflict.choose(tr.rule.bufferBefore) });
    await choice.getByText('20', { exact: true }).waitFor();
    await choice.getByRole('radio', { name: kit.conflict.theirs }).check();
    await conflict.getByRole('button', { name: kit.conflict.save }).click();
    await page.getByText(tr.bar.saved, { exact: true }).waitFor();
    await expect.poll(() => before.inputValue()).toBe('20');
    expect(await days.inputValue()).toBe('21');

    await before.fill('0');
    await isStored.waitFor();
    await before.fill('20');
    await isStored.waitFor({ state: 'detached' });
    const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
    expect(await page.evaluate(drafts)).toEqual([]);
    // Restores the earlier values for the journey that follows.
    await days.fill('30');
    await before.fill('0');
    await save.click();
    await page.getByRole('button', { name: kit.cancel }).waitFor({ state: 'detached' });
  },
);

journey(
  'Given unsaved rules, when the connection fails, then they stay in the form; a stored draft can be discarded, and after a conflict the stored version can be chosen',
  async ({ visit, expectTrouble }) => {
    const page = await visit();
    await open(page);
    const days = page.getByLabel(tr.rule.days);
    const save = page.getByRole('button', { name: kit.save, exact: true });
    await days.fill('20');
    await page.getByText(kit.stored.at({ time: '' }).trim()).waitFor();
    await page.reload();
    await page.getByRole('button', { name: kit.stored.discard }).click();
    await expect.poll(() => page.getByText(kit.stored.offer).count()).toBe(0);
    await expect.poll(() => days.inputValue()).toBe('30');

    expectTrouble(/ERR_FAILED|api\/admin\/availability/);
    await page.route('**/api/admin/availability', (route) => route.abort());
    await days.fill('25');
    await save.click();
    await page.getByText(kit.failed.save).waitFor();
    await expect.poll(() => days.inputValue()).toBe('25');
    await page.unroute('**/api/admin/availability');

    expectTrouble(/409/);
    const { rule } = await (await page.request.get(`${site.url}/api/admin/availability`)).json();
    await elsewhere(page, 'PUT', 'availability', { ...rule, days: 40 });
    await save.click();
    const conflict = page.getByRole('region', { name: kit.conflict.title });
    await conflict.getByRole('button', { name: kit.conflict.allMine }).click();
    await conflict.getByRole('button', { name: kit.conflict.allTheirs }).click();
    await conflict.getByRole('radio', { name: /^Kayıtlı olan/ }).check();
    await expectAccessible(page);
    await conflict.getByRole('button', { name: kit.conflict.save }).click();
    await page.getByText(tr.bar.saved, { exact: true }).waitFor();
    await expect.poll(() => days.inputValue()).toBe('40');
  },
);
