import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ar } from '#/features/identity/copy/admin/ar';
import { tr } from '#/features/identity/copy/admin/tr';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey, waitForHydration } from '../support/browser';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { owner, ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

const titles = { tr: 'İçerik Yönetimi', ar: 'إدارة المحتوى' };

describe('signing in to the owner’s room', () => {
  let site: Site;
  let mailbox: Mailbox;
  let password = owner.password;
  beforeAll(async () => {
    mailbox = await openMailbox();
    site = await startSite({ env: { ...ownerEnv, SMTP_URL: mailbox.url } });
  });
  afterAll(async () => {
    await site?.kill();
    await mailbox?.stop();
  });

  const fill = async (page: Page, words: typeof tr | typeof ar, secret: string) => {
    await page.getByLabel(words.signIn.email).fill(owner.email);
    await page.getByLabel(words.signIn.password, { exact: true }).fill(secret);
    await page.getByRole('button', { name: words.signIn.submit }).click();
  };
  // Signing in reloads the page, which must be hydrated before its buttons respond.
  const waitForRoom = async (page: Page, title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await waitForHydration(page);
  };
  const open = async (page: Page, path = '/admin') => {
    await page.goto(`${site.url}${path}`);
  };
  const part = (page: Page, name: string) => page.getByRole('region', { name });

  journey(
    'Given a dark phone in Arabic, when the password is wrong and then right, then the owner sees the error, and is then signed in',
    async ({ visit, expectTrouble }) => {
      const page = await visit({ locale: 'ar', width: 390, height: 844, touch: true, dark: true });
      await open(page, '/admin?lang=ar');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: ar.signIn.submit }).click();
      await page.getByText('هذا الحقل مطلوب').first().waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('email');

      expectTrouble(/401/);
      await fill(page, ar, 'guessed');
      await page.getByRole('alert').getByText(ar.refusals.credentials).waitFor();
      await expect.poll(() => page.getByLabel(ar.signIn.email).inputValue()).toBe(owner.email);
      await expectAccessible(page);
      await page.getByRole('button', { name: ar.password.showLabel }).click();
      await expect
        .poll(() => page.getByLabel(ar.signIn.password, { exact: true }).getAttribute('type'))
        .toBe('text');

      await fill(page, ar, password);
      await waitForRoom(page, titles.ar);
      expect(new URL(page.url()).search).toBe('?lang=ar');
      expect(await page.evaluate(() => document.cookie)).not.toContain('session');
      await open(page, '/admin/account?lang=ar');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: ar.signOut.label }).click();
      await page.getByRole('heading', { level: 1, name: ar.signIn.title }).waitFor();
    },
  );

  journey(
    'Given a wide window in Turkish, when two-step verification is switched on, then signing in asks for a code or a backup code, and it can be switched off again',
    async ({ visit, expectTrouble }) => {
      const page = await visit({ width: 1440, height: 900 });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/admin/account');
      await expectAccessible(page);
      await fill(page, tr, password);
      await waitForRoom(page, titles.tr);
      const twoFactor = part(page, tr.twoFactor.title);
      const confirm = async (secret: string) => {
        await twoFactor.getByLabel(tr.twoFactor.confirm).fill(secret);
        await twoFactor.getByRole('button', { name: tr.twoFactor.go }).click();
      };
      await expectAccessible(page);

      await twoFactor.getByRole('button', { name: tr.twoFactor.begin, exact: true }).click();
      await twoFactor.getByRole('button', { name: tr.twoFactor.cancel }).click();
      await twoFactor.getByText(tr.twoFactor.offText).waitFor();
      await twoFactor.getByRole('button', { name: tr.twoFactor.begin, exact: true }).click();
      expectTrouble(/422/);
      await confirm('guessed');
      await twoFactor.getByText(tr.refusals.password).waitFor();
      await confirm(password);
      await twoFactor.getByRole('img', { name: tr.twoFactor.scanLabel }).waitFor();
      // By default the steps that admin-account.spec.ts checks too are checked there alone, in Arabic and dark.
      if (isExhaustive) await expectAccessible(page);
      const secret = ((await twoFactor.locator('bdi').textContent()) ?? '').replaceAll(' ', '');
      const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
      await twoFactor.getByLabel(tr.twoFactor.prove).fill(code());
      await twoFactor.getByRole('button', { name: tr.twoFactor.proveSubmit }).click();
      await page.getByText(tr.twoFactor.enabled).waitFor();
      await twoFactor.getByRole('heading', { name: tr.twoFactor.backupTitle }).waitFor();
      await twoFactor.getByRole('listitem').first().waitFor();
      const [firstCode = '', secondCode = ''] = await twoFactor.getByRole('listitem').allTextContents();
      await twoFactor.getByRole('button', { name: tr.twoFactor.copy }).click();
      await page.getByText(tr.twoFactor.copied).waitFor();
      expect(firstCode).toMatch(/^\w{5}-\w{5}$/);
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(firstCode);
      if (isExhaustive) await expectAccessible(page);
      await twoFactor.getByRole('button', { name: tr.twoFactor.done }).click();
      await twoFactor.getByText(tr.twoFactor.onText).waitFor();

      await page.getByRole('button', { name: tr.signOut.label }).click();
      await page.getByLabel(tr.signIn.email).waitFor();
      await waitForHydration(page);
      await fill(page, tr, password);
      await page.getByRole('heading', { level: 1, name: tr.secondStep.title }).waitFor();
      if (isExhaustive) await expectAccessible(page);
      await page.getByLabel(tr.secondStep.code, { exact: true }).fill('12');
      await page.getByRole('button', { name: tr.secondStep.submit }).click();
      await page.getByText(tr.refusals.code).waitFor();
      await page.getByLabel(tr.secondStep.code, { exact: true }).fill(code(30_000));
      await page.getByRole('button', { name: tr.secondStep.submit }).click();
      await waitForRoom(page, titles.tr);

      await page.getByRole('button', { name: tr.signOut.label }).click();
      await page.getByLabel(tr.signIn.email).waitFor();
      await waitForHydration(page);
      await fill(page, tr, password);
      await page.getByRole('button', { name: tr.secondStep.useBackup }).click();
      await page.getByRole('button', { name: tr.secondStep.useApp }).click();
      await page.getByRole('button', { name: tr.secondStep.useBackup }).click();
      await page.getByLabel(tr.secondStep.backupCode).fill(firstCode);
      await page.getByRole('button', { name: tr.secondStep.submit }).click();
      await waitForRoom(page, titles.tr);

      await twoFactor.getByRole('button', { name: tr.twoFactor.renew }).click();
      await twoFactor.getByLabel(tr.twoFactor.confirmCode).fill(secondCode);
      await confirm(password);
      await twoFactor.getByRole('heading', { name: tr.twoFactor.backupTitle }).waitFor();
      await twoFactor.getByRole('listitem').first().waitFor();
      const renewed = await twoFactor.getByRole('listitem').allTextContents();
      expect(renewed).not.toContain(firstCode);
      await twoFactor.getByRole('button', { name: tr.twoFactor.done }).click();
      await twoFactor.getByRole('button', { name: tr.twoFactor.end, exact: true }).click();
      await twoFactor.getByLabel(tr.twoFactor.confirmCode).fill(renewed[0] ?? '');
      await confirm(password);
      await page.getByText(tr.twoFactor.disabled).waitFor();
      await twoFactor.getByText(tr.twoFactor.offText).waitFor();
    },
  );

  journey(
    'Given a forgotten password, when the owner requests the mail on a phone, then its link sets a new password, once',
    async ({ visit, expectTrouble }) => {
      const page = await visit({ width: 390, height: 844, touch: true });
      await open(page);
      await page.getByLabel(tr.signIn.email).fill(owner.email);
      await page.getByRole('button', { name: tr.signIn.forgot }).click();
      await page.getByRole('heading', { level: 1, name: tr.forgot.title }).waitFor();
      if (isExhaustive) await expectAccessible(page);
      await expect.poll(() => page.getByLabel(tr.signIn.email).inputValue()).toBe(owner.email);
      await page.getByRole('button', { name: tr.forgot.submit }).click();
      await page.getByRole('heading', { level: 1, name: tr.forgot.sentTitle }).waitFor();
      await expectAccessible(page);
      const mail = await mailbox.waitFor(({ subject }) => subject === 'Yeni parola belirleme bağlantınız');
      const [, path = ''] = /(\/admin\/reset#[\w-]{43})/.exec(mail.text ?? '') ?? [];
      await page.getByRole('button', { name: tr.forgot.back }).click();
      await page.getByRole('heading', { level: 1, name: tr.signIn.title }).waitFor();

      await open(page, path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel(tr.password.next, { exact: true }).fill('kısa');
      await page.getByRole('button', { name: tr.reset.submit }).click();
      await page.locator('.field-error').waitFor();
      password = 'postadan sonraki parola';
      await page.getByLabel(tr.password.next, { exact: true }).fill(password);
      await page.getByRole('button', { name: tr.reset.submit }).click();
      await page.getByRole('heading', { level: 1, name: tr.reset.savedTitle }).waitFor();
      await page.getByRole('button', { name: tr.forgot.back }).click();
      await page.waitForURL(`${site.url}/admin`);
      await waitForHydration(page);
      await fill(page, tr, password);
      await waitForRoom(page, titles.tr);

      expectTrouble(/403/);
      await page.goto('about:blank');
      await open(page, path);
      await page.getByLabel(tr.password.next, { exact: true }).fill('bir daha denenen parola');
      await page.getByRole('button', { name: tr.reset.submit }).click();
      await page.getByRole('alert').getByText(tr.refusals.link).waitFor();
      await page.goto('about:blank');
      await open(page, '/admin/reset');
      await page.getByRole('heading', { level: 1, name: tr.reset.voidTitle }).waitFor();
      expect(site.output()).not.toContain(path.split('#')[1]);
    },
  );

  journey(
    'Given three browsers, when the owner signs out another one and then changes the password, then both others are signed out',
    async ({ visit, expectTrouble }) => {
      const [page, second, third] = [
        await visit({ width: 1280 }),
        await visit({ width: 1280 }),
        await visit({ width: 1280 }),
      ];
      for (const each of [page, second, third]) await signIn(each, site, password);
      await open(page, '/admin/account');
      const sessions = part(page, tr.sessions.title);
      await sessions.getByText(tr.sessions.current).waitFor();
      const others = sessions.getByRole('button', { name: /oturumu kapat$/ });
      await others.first().waitFor();
      const count = await others.count();
      expect(count).toBeGreaterThanOrEqual(2);
      await others.first().click();
      await page.getByText(tr.sessions.ended).waitFor();
      await expect.poll(() => others.count()).toBe(count - 1);

      const form = part(page, tr.password.title);
      const change = async (current: string, next: string) => {
        await form.getByLabel(tr.password.current).fill(current);
        await form.getByLabel(tr.password.next).fill(next);
        await form.getByRole('button', { name: tr.password.submit }).click();
      };
      expectTrouble(/422/);
      await change('guessed', 'dördüncü parola');
      await form.getByText(tr.refusals.password).waitFor();
      await expect.poll(() => form.getByLabel(tr.password.next).inputValue()).toBe('dördüncü parola');
      await change(password, 'dördüncü parola');
      password = 'dördüncü parola';
      await page.getByText(tr.password.saved).waitFor();
      await expect.poll(() => others.count()).toBe(0);
      for (const other of [second, third]) {
        await open(other);
        await other.getByRole('heading', { level: 1, name: tr.signIn.title }).waitFor();
      }

      await signIn(second, site, password);
      await open(page, '/admin/account');
      await page.getByRole('button', { name: tr.sessions.endOthers }).click();
      await page.getByText(tr.sessions.endedAll).waitFor();
      await open(second);
      await second.getByRole('heading', { level: 1, name: tr.signIn.title }).waitFor();
      await page.getByRole('button', { name: tr.signOut.label }).click();
      await page.getByRole('heading', { level: 1, name: tr.signIn.title }).waitFor();
      expect(site.output()).not.toMatch(/parola|session_token|kursu\.example/);
    },
  );
});
