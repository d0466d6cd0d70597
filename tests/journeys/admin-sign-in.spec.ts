import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ar } from '#/features/identity/copy/admin/ar';
import { tr } from '#/features/identity/copy/admin/tr';
import { ar as shell } from '#/web/shell/copy/ar';
import { isExhaustive } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey, waitForHydration } from '../support/browser';
import type { Mailbox } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import { owner } from '../support/owner';
import type { Site } from '../support/site';

const titles = { tr: 'İçerik Yönetimi', ar: 'إدارة المحتوى' };

describe('signing in to the owner’s room', () => {
  let site: Site;
  let mailbox: Mailbox;
  let password = owner.password;
  withMailedSite({}, (opened) => ({ site, mailbox } = opened));

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
      await page.getByRole('button', { name: shell.menu }).click();
      await page.getByRole('button', { name: ar.signOut.label }).click();
      await page.getByRole('heading', { level: 1, name: ar.signIn.title }).waitFor();
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
});
