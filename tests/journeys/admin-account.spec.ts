import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ar } from '#/features/identity/copy/admin/ar';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { owner, ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

const phone = { locale: 'ar', width: 390, height: 844, touch: true, dark: true } as const;
const open = (page: Page, path = '/admin/account') => page.goto(`${site.url}${path}?lang=ar`);
const signInTitle = (page: Page) => page.getByRole('heading', { level: 1, name: ar.signIn.title });

journey(
  'Given an Arabic owner with a dark phone, then the second step can be switched on, used, renewed and switched off, and each view is accessible',
  async ({ visit, expectTrouble }) => {
    const page = await visit(phone);
    await signIn(page, site);
    await open(page);
    const part = page.getByRole('region', { name: ar.twoFactor.title });
    const confirm = async (code?: string) => {
      await part.getByLabel(ar.twoFactor.confirm).fill(owner.password);
      if (code) await part.getByLabel(ar.twoFactor.confirmCode).fill(code);
      await part.getByRole('button', { name: ar.twoFactor.go }).tap();
    };
    const begin = async () => {
      await part.getByRole('button', { name: ar.twoFactor.begin, exact: true }).tap();
      await confirm();
      await part.getByRole('img', { name: ar.twoFactor.scanLabel }).waitFor();
    };
    await begin();
    await part.getByRole('button', { name: ar.twoFactor.cancel }).tap();
    await part.getByText(ar.twoFactor.offText).waitFor();
    await begin();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expectTrouble(/422/);
    await part.getByLabel(ar.twoFactor.prove).fill('12');
    await part.getByRole('button', { name: ar.twoFactor.proveSubmit }).tap();
    await part.getByText(ar.refusals.code).waitFor();
    const secret = ((await part.locator('bdi').textContent()) ?? '').replaceAll(' ', '');
    const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
    await part.getByLabel(ar.twoFactor.prove).fill(code());
    await part.getByRole('button', { name: ar.twoFactor.proveSubmit }).tap();
    await part.getByRole('heading', { name: ar.twoFactor.backupTitle }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const backupCodes = part.getByRole('listitem');
    await backupCodes.first().waitFor();
    const [first = ''] = await backupCodes.allTextContents();
    await part.getByRole('button', { name: ar.twoFactor.done }).tap();
    await part.getByText(ar.twoFactor.onText).waitFor();

    await page.getByRole('button', { name: ar.signOut.label }).tap();
    await page.getByLabel(ar.signIn.email).fill(owner.email);
    await page.getByLabel(ar.signIn.password, { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: ar.signIn.submit }).tap();
    await page.getByLabel(ar.secondStep.code, { exact: true }).fill(code(30_000));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: ar.secondStep.submit }).tap();

    await part.getByRole('button', { name: ar.twoFactor.renew }).tap();
    await confirm('12');
    await part.getByText(ar.refusals.code).waitFor();
    await expectAccessible(page);
    await confirm(first);
    await backupCodes.first().waitFor();
    const [renewed = ''] = await backupCodes.allTextContents();
    await part.getByRole('button', { name: ar.twoFactor.done }).tap();
    await part.getByRole('button', { name: ar.twoFactor.end, exact: true }).tap();
    await confirm(renewed);
    await part.getByText(ar.twoFactor.offText).waitFor();
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
  async ({ visit }) => {
    const page = await visit(phone);
    const others = [await visit(), await visit(), await visit()];
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

    const password = page.getByRole('region', { name: ar.password.title });
    await password.getByLabel(ar.password.current).fill(owner.password);
    const next = password.getByLabel(ar.password.next);
    await next.fill('كلمة مرور جديدة');
    await password.getByRole('button', { name: ar.password.showLabel }).last().tap();
    await expect.poll(() => next.getAttribute('type')).toBe('text');
    await password.getByRole('button', { name: ar.password.submit }).tap();
    await page.getByText(ar.password.saved).waitFor();
    await page.reload();
    await part.getByText(ar.sessions.current).waitFor();
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
