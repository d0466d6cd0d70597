import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { tr as booking } from '#/features/booking/copy/admin/tr';
import { tr as kit } from '#/owner/kit/copy/tr';
import { freeSlots } from '../support/booking';
import { expectAccessible, journey } from '../support/browser';
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
/** A change made on another device. */
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
