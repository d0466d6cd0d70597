import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ar as audit } from '#/features/audit/copy/admin/ar';
import { ar } from '#/features/identity/copy/admin/ar';
import { tr } from '#/features/identity/copy/admin/tr';
import { ar as shell } from '#/web/shell/copy/ar';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey, waitForHydration } from '../support/browser';
import { owner, ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

const phone = { locale: 'ar', width: 390, height: 844, touch: true, dark: true } as const;
const devices = [
  { device: 'a dark phone in Arabic', words: ar, lang: 'ar', visitor: phone },
  { device: 'a wide window in Turkish', words: tr, lang: 'tr', visitor: { width: 1440, height: 900 } },
];
const open = (page: Page, path = '/admin/account') => page.goto(`${site.url}${path}?lang=ar`);
/** The password that a journey below sets. */
const changedPassword = 'كلمة مرور جديدة';
const signInTitle = (page: Page) => page.getByRole('heading', { level: 1, name: ar.signIn.title });

/** Checks the page scrolled to its top: axe would report controls half under the sticky bar as too small to press. */
const expectPageAccessible = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
};

for (const { device, words, lang, visitor } of inTurn(devices, 0))
  journey(
    `Given an owner with ${device}, then the second step can be switched on, used, renewed and switched off, and each view is accessible`,
    async ({ visit, expectTrouble }) => {
      const page = await visit(visitor);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await signIn(page, site);
      await page.goto(`${site.url}/admin/account?lang=${lang}`);
      const part = page.getByRole('region', { name: words.twoFactor.title });
      const confirm = async (code?: string, password: string = owner.password) => {
        await part.getByLabel(words.twoFactor.confirm).fill(password);
        if (code) await part.getByLabel(words.twoFactor.confirmCode).fill(code);
        await part.getByRole('button', { name: words.twoFactor.go }).click();
      };
      await part.getByRole('button', { name: words.twoFactor.begin, exact: true }).click();
      await confirm();
      await part.getByRole('img', { name: words.twoFactor.scanLabel }).waitFor();
      await part.getByRole('button', { name: words.twoFactor.cancel }).click();
      await part.getByText(words.twoFactor.offText).waitFor();
      expectTrouble(/422/);
      await part.getByRole('button', { name: words.twoFactor.begin, exact: true }).click();
      await confirm(undefined, 'guessed');
      await part.getByText(words.refusals.password).waitFor();
      await confirm();
      await part.getByRole('img', { name: words.twoFactor.scanLabel }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectPageAccessible(page);
      await part.getByLabel(words.twoFactor.prove).fill('12');
      await part.getByRole('button', { name: words.twoFactor.proveSubmit }).click();
      await part.getByText(words.refusals.code).waitFor();
      const secret = ((await part.locator('bdi').textContent()) ?? '').replaceAll(' ', '');
      const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
      await part.getByLabel(words.twoFactor.prove).fill(code());
      await part.getByRole('button', { name: words.twoFactor.proveSubmit }).click();
      await part.getByRole('heading', { name: words.twoFactor.backupTitle }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectPageAccessible(page);
      const backupCodes = part.getByRole('listitem');
      await backupCodes.first().waitFor();
      const [first = '', second = ''] = await backupCodes.allTextContents();
      expect(first).toMatch(/^\w{5}-\w{5}$/);
      await part.getByRole('button', { name: words.twoFactor.copy }).click();
      await page.getByText(words.twoFactor.copied).waitFor();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(first);
      await part.getByRole('button', { name: words.twoFactor.done }).click();
      await part.getByText(words.twoFactor.onText).waitFor();

      const toSecondStep = async () => {
        if (visitor === phone) await page.getByRole('button', { name: shell.menu }).click();
        await page.getByRole('button', { name: words.signOut.label }).click();
        await page.getByLabel(words.signIn.email).waitFor();
        await waitForHydration(page);
        await page.getByLabel(words.signIn.email).fill(owner.email);
        await page.getByLabel(words.signIn.password, { exact: true }).fill(owner.password);
        await page.getByRole('button', { name: words.signIn.submit }).click();
        await page.getByRole('heading', { level: 1, name: words.secondStep.title }).waitFor();
      };
      await toSecondStep();
      await page.getByRole('button', { name: words.secondStep.useBackup }).click();
      await page.getByRole('button', { name: words.secondStep.useApp }).click();
      await page.getByRole('button', { name: words.secondStep.useBackup }).click();
      await page.getByLabel(words.secondStep.backupCode).fill(second);
      await page.getByRole('button', { name: words.secondStep.submit }).click();
      await part.waitFor();
      await waitForHydration(page);

      await toSecondStep();
      await page.getByLabel(words.secondStep.code, { exact: true }).fill('12');
      await page.getByRole('button', { name: words.secondStep.submit }).click();
      await page.getByText(words.refusals.code).waitFor();
      await page.getByLabel(words.secondStep.code, { exact: true }).fill(code(30_000));
      await expectNoSidewaysScroll(page);
      await expectPageAccessible(page);
      await page.getByRole('button', { name: words.secondStep.submit }).click();

      await part.getByRole('button', { name: words.twoFactor.renew }).click();
      await confirm('12');
      await part.getByText(words.refusals.code).waitFor();
      await expectPageAccessible(page);
      await confirm(first);
      await backupCodes.first().waitFor();
      const [renewed = ''] = await backupCodes.allTextContents();
      expect(renewed).not.toBe(first);
      await part.getByRole('button', { name: words.twoFactor.done }).click();
      await part.getByRole('button', { name: words.twoFactor.end, exact: true }).click();
      await confirm(renewed);
      await part.getByText(words.twoFactor.offText).waitFor();
    },
  );

journey(
  'Given a server that fails, when the owner ends a session or signs out, then a notice says so, and nothing has changed',
  async ({ visit, expectTrouble }) => {
    expectTrouble(/503/);
    const page = await visit(phone);
    const other = await visit();
    for (const each of [page, other]) await signIn(each, site);
    await open(page);
    const endButtons = page
      .getByRole('region', { name: ar.sessions.title })
      .locator('li')
      .getByRole('button');
    await endButtons.first().waitFor();
    const count = await endButtons.count();
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: '' }),
    );
    const notice = page.locator('.toast').filter({ hasText: ar.failure.title });
    await endButtons.first().tap();
    await notice.waitFor();
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: shell.menu }).tap();
    await page.getByRole('button', { name: ar.signOut.label }).tap();
    await notice.waitFor();
    await page.unroute('**/api/**');
    await page.reload();
    await endButtons.first().waitFor();
    await expect.poll(() => endButtons.count()).toBe(count);
  },
);

journey(
  'Given other signed-in browsers, when the owner signs out one, then all others, and then changes the password on a phone, then only this phone stays signed in',
  async ({ visit, expectTrouble }) => {
    const page = await visit(phone);
    const others = [await visit(), await visit()];
    for (const each of [page, ...others]) await signIn(each, site);
    await open(page);
    const part = page.getByRole('region', { name: ar.sessions.title });
    const endButtons = part.locator('li').getByRole('button');
    await endButtons.first().waitFor();
    const count = await endButtons.count();
    await endButtons.first().tap();
    await page.getByText(ar.sessions.ended).waitFor();
    await expect.poll(() => endButtons.count()).toBe(count - 1);
    await part.getByRole('button', { name: ar.sessions.endOthers }).tap();
    await page.getByText(ar.sessions.endedAll).waitFor();
    await expect.poll(() => endButtons.count()).toBe(0);
    for (const other of others) {
      await open(other, '/admin');
      await signInTitle(other).waitFor();
    }

    const [another] = others;
    if (!another) throw new Error('no other browser');
    await signIn(another, site);
    expectTrouble(/422/);
    const password = page.getByRole('region', { name: ar.password.title });
    await password.getByLabel(ar.password.current).fill('guessed');
    const next = password.getByLabel(ar.password.next);
    await next.fill(changedPassword);
    await password.getByRole('button', { name: ar.password.showLabel }).last().tap();
    await expect.poll(() => next.getAttribute('type')).toBe('text');
    await password.getByRole('button', { name: ar.password.submit }).tap();
    await password.getByText(ar.refusals.password).waitFor();
    await expect.poll(() => next.inputValue()).toBe(changedPassword);
    await password.getByLabel(ar.password.current).fill(owner.password);
    await password.getByRole('button', { name: ar.password.submit }).tap();
    await page.getByText(ar.password.saved).waitFor();
    await open(another, '/admin');
    await signInTitle(another).waitFor();
    await page.reload();
    await part.getByText(ar.sessions.current).waitFor();
    expect(site.output()).not.toMatch(/كلمة مرور|session_token|kursu\.example/);
  },
);

journey('Given the pages for a new password in Arabic, then they are accessible', async ({ visit }) => {
  const page = await visit(phone);
  await open(page, '/admin');
  await page.getByRole('button', { name: ar.signIn.forgot }).tap();
  await page.getByRole('heading', { level: 1, name: ar.forgot.title }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: ar.forgot.back }).tap();
  await signInTitle(page).waitFor();
  await open(page, '/admin/reset');
  await page.getByRole('heading', { level: 1, name: ar.reset.voidTitle }).waitFor();
  await expectAccessible(page);
});

journey(
  'Given a device with a fingerprint, then a passkey can be added, renamed, used to sign in without typing anything, and removed',
  async ({ visit, expectTrouble }) => {
    const page = await visit(phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        automaticPresenceSimulation: true,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    // Passkeys are bound to the host of the public address, which by default is localhost.
    const local = { url: site.url.replace('127.0.0.1', 'localhost') };
    await signIn(page, local, changedPassword);
    await page.goto(`${local.url}/admin/account?lang=ar`);
    const { passkeys } = ar;
    const part = page.getByRole('region', { name: passkeys.title });
    await part.getByText(passkeys.none).waitFor();
    await part.getByRole('button', { name: passkeys.begin }).tap();
    await expectPageAccessible(page);
    await expectNoSidewaysScroll(page);
    await part.getByLabel(passkeys.name).fill('هاتفي');
    await part.getByLabel(ar.twoFactor.confirm).fill(changedPassword);
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await part.getByRole('button', { name: passkeys.add }).tap();
    await part.getByText(passkeys.cancelled).waitFor();
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await part.getByRole('button', { name: passkeys.add }).tap();
    await page.getByText(passkeys.addedNow).waitFor();
    await part.getByText(passkeys.neverUsed).waitFor();
    await part.getByRole('button', { name: passkeys.renameNamed('هاتفي') }).tap();
    await part.getByLabel(passkeys.name).fill('هاتف المكتب');
    await part.getByRole('button', { name: passkeys.save }).tap();
    await part.getByText('هاتف المكتب').waitFor();
    await expectPageAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: shell.menu }).tap();
    await page.getByRole('button', { name: ar.signOut.label }).tap();
    await signInTitle(page).waitFor();
    await waitForHydration(page);
    await page.getByRole('button', { name: ar.signIn.passkey }).tap();
    await part.waitFor();
    await waitForHydration(page);
    const log = page.getByRole('region', { name: audit.title });
    await log.getByText(audit.account.signed_in_with_passkey).waitFor();
    await log.getByLabel(audit.filter).selectOption('content');
    await log.getByText(audit.none).waitFor();
    await log.getByLabel(audit.filter).selectOption('access');
    await log.getByText(audit.account.passkey_renamed).waitFor();

    await part.getByRole('button', { name: passkeys.remove.open, exact: true }).tap();
    await part.getByRole('button', { name: passkeys.remove.confirm }).tap();
    await part.getByText(passkeys.none).waitFor();
    await page.getByRole('button', { name: shell.menu }).tap();
    await page.getByRole('button', { name: ar.signOut.label }).tap();
    await signInTitle(page).waitFor();
    await waitForHydration(page);
    expectTrouble(/401/);
    await page.getByRole('button', { name: ar.signIn.passkey }).tap();
    await page.getByText(ar.refusals.passkey).waitFor();
    await expectPageAccessible(page);
  },
);
