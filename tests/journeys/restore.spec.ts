import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ar as backupsAr } from '#/features/backups/copy/admin/ar';
import { tr as backups } from '#/features/backups/copy/admin/tr';
import { tr as identity } from '#/features/identity/copy/admin/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { holdScripts } from '../support/held-scripts';
import { button } from '../support/item-room';
import { type Site, startSite } from '../support/site';

const archive = join(import.meta.dirname, '../fixtures/backups/schema-0032.tgz');

let site: Site;
beforeAll(async () => {
  site = await startSite({ firstStart: true });
});
afterAll(() => site.kill());

/** The set-up link, whose token is in the fragment. */
const setUpLink = () => new URL(readFileSync(join(site.dataDir, 'set-up-link.txt'), 'utf8').trim());

journey(
  'Given a set-up page that is not hydrated yet, when another language is pressed, then its link keeps the token',
  async ({ visit }) => {
    const page = await visit({ baseURL: site.url });
    const { hash } = setUpLink();
    const hydrate = await holdScripts(page);
    await page.goto(`/admin/set-up?lang=ar${hash}`, { waitUntil: 'commit' });
    await page.locator('a[hreflang=tr]').click();
    await page.waitForURL(`/admin/set-up${hash}`, { waitUntil: 'commit' });
    await hydrate();
  },
);

journey(
  'Given an empty folder, when somebody follows the set-up link and chooses a backup, then a damaged one is refused, and with a whole one the site is what it was',
  async ({ visit, expectTrouble, allowTrouble }) => {
    const page = await visit({ baseURL: site.url, width: 390, height: 844 });
    const link = setUpLink();
    await page.goto(`/admin/set-up?lang=ar${link.hash}`);
    await button(page, backupsAr.restore.instead).press('Enter');
    await page.getByRole('heading', { name: backupsAr.restore.title }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/admin/set-up?lang=tr${link.hash}`);
    await button(page, backups.restore.instead).click();
    const submit = button(page, backups.restore.submit);
    await submit.click();
    await page.getByText(backups.restore.fileMissing).waitFor();

    const whole = readFileSync(archive);
    const file = page.getByLabel(backups.restore.file);
    const choose = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'application/gzip', buffer });
    expectTrouble(/422/);
    // While the page waits for the restored site, requests to /readyz fail, and a preloaded font may not be used yet.
    allowTrouble(/readyz|preload/);
    await choose('kursu-backup.tar.gz', whole.subarray(0, -100));
    await submit.click();
    await page.getByText(backups.restore.refusals.damaged).waitFor();
    await expectAccessible(page);
    // A message in the backup that was erased after the backup was made.
    const erasure = {
      kind: 'messages',
      id: '271072e5-436b-417c-a6d2-ec956748985f',
      at: '2026-11-24T09:00:00.000Z',
    };
    writeFileSync(join(site.dataDir, 'erased.jsonl'), `${JSON.stringify(erasure)}\n`);
    await choose('kursu-backup.tar.gz', whole);
    await submit.click();
    await page.waitForURL('**/admin?lang=tr');
    await page.getByLabel(identity.signIn.email).fill('owner@kursu.example');
    await page.getByLabel(identity.signIn.password, { exact: true }).fill('a-password-of-tests');
    await button(page, identity.signIn.submit).click();
    await page.getByText(backups.restored.title).waitFor();
    await page.getByText(backups.restored.erasedAgain(1)).waitFor();
    await page.getByText('Zeynep Ak').first().waitFor();
    expect(site.output()).toContain('held back until it is activated');
    // The set-up link is void after the restoration.
    const again = await fetch(`${site.url}/api/restore`, {
      method: 'POST',
      headers: { 'X-Set-Up-Token': link.hash.slice(1) },
      body: whole,
    });
    expect(await again.json()).toEqual({ ok: false, reason: 'link' });
  },
);

/** Whether the embedded database was closed in order, as its control file says (`DB_SHUTDOWNED` of PostgreSQL). */
const isClosed = ({ dataDir }: Site) =>
  readFileSync(join(dataDir, 'database/global/pg_control')).readUInt32LE(16) === 1;

test('Given SIGTERM while the restored site is being opened, Then it is closed in order, and the site exits with 0', async () => {
  const stopped = await startSite({ firstStart: true });
  const { hash } = new URL(readFileSync(join(stopped.dataDir, 'set-up-link.txt'), 'utf8').trim());
  const restored = await fetch(`${stopped.url}/api/restore`, {
    method: 'POST',
    headers: { 'X-Set-Up-Token': hash.slice(1) },
    body: readFileSync(archive),
  });
  expect(restored.status).toBe(200);
  const poll = { interval: 5, timeout: 10_000 };
  // Waits until the old site has closed its database, and the restored site has opened its own.
  for (const closed of [true, false]) await expect.poll(() => isClosed(stopped), poll).toBe(closed);
  expect(await stopped.stop()).toBe(0);
  expect(stopped.output()).not.toMatch(/could not|Could not/);
  expect(isClosed(stopped)).toBe(true);
});
