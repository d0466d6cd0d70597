import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { ar } from '#/features/backups/copy/admin/ar';
import { tr } from '#/features/backups/copy/admin/tr';
import { tr as health } from '#/features/health/copy/admin/tr';
import { tr as identity } from '#/features/identity/copy/admin/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { button } from '../support/item-room';
import { owner, ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site?.kill());

journey(
  'Given a new site, when the owner presses “Back up now”, then a backup is made, restored on trial, and said to be sound but on the same machine; a place elsewhere asks for what it needs',
  async ({ visit, expectTrouble }) => {
    const page = await visit({ width: 390, height: 844, touch: true, dark: true });
    await signIn(page, site);
    await page.goto(`${site.url}/admin/health?lang=ar#backup`);
    await page.getByText(ar.nightly.none, { exact: true }).waitFor();
    await page.getByLabel(ar.settings.place).selectOption('s3');
    await page.getByLabel(ar.settings.secretKey).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`${site.url}/admin/health?lang=tr`);
    await button(page, tr.nightly.run).click();
    await page.getByText(tr.nightly.running).waitFor();
    // The proof of a backup starts a whole site with low priority, and so may take long.
    await page.getByText(tr.nightly.sameMachine).waitFor({ timeout: 100_000 });
    await page.getByText(tr.nightly.proven('').slice(0, 15)).waitFor();
    expect(
      readdirSync(join(site.dataDir, 'backups')).filter((name) => name.endsWith('.tar.gz')),
    ).toHaveLength(1);
    // The check of backups gives the same hint.
    await button(page, health.again).click();
    const backup = page.getByRole('listitem').filter({ hasText: health.subjects.backup });
    await backup.getByText(health.states.hint).waitFor();

    await page.getByLabel(tr.settings.place).selectOption('webdav');
    await page.getByLabel(tr.settings.address).fill('https://disk.example/leyla');
    await page.getByLabel(tr.settings.user).fill('leyla');
    expectTrouble(/422/);
    await button(page, 'Kaydet').click();
    await page.getByText(tr.errors.secret.missing).waitFor();
    await page.getByLabel(tr.settings.place).selectOption('disk');
    await page.getByLabel(tr.settings.hour).fill('04:15');
    await page.getByLabel(tr.settings.encrypted).check();
    await button(page, 'Kaydet').click();
    await page.getByText(tr.settings.saved).waitFor();
    const sheet = page.waitForEvent('download');
    await button(page, tr.settings.sheet).click();
    await page.getByLabel(identity.twoFactor.confirm).fill('not her password');
    expectTrouble(/422/);
    await button(page, identity.twoFactor.go).click();
    await page.getByText(identity.refusals.password).waitFor();
    await page.getByLabel(identity.twoFactor.confirm).fill(owner.password);
    await button(page, identity.twoFactor.go).click();
    expect((await sheet).suggestedFilename()).toBe('kursu-recovery-sheet.html');
    await expectAccessible(page);
  },
);
