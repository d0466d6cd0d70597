import { TOTP } from 'otpauth';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { expectAccessible, journey, waitForHydration } from '../support/browser';
import { button } from '../support/item-room';
import { tabTo, typeInto } from '../support/keyboard';
import type { Mailbox } from '../support/mailbox';
import { withMailedSite } from '../support/mailed-site';
import { owner } from '../support/owner';
import type { Site } from '../support/site';
import { phoneWithKeyboard, withoutPointer, wordsIn } from '../support/without-pointer';

describe('signing in', () => {
  let site: Site;
  let mailbox: Mailbox;
  withMailedSite({}, (opened) => ({ site, mailbox } = opened));

  journey.for(locales)(
    'Given a phone with a keyboard, then every page of signing in can be walked: %s',
    { timeout: 600_000 },
    async (locale, { visit, expectTrouble }) => {
      const { booking, identity, kit } = await wordsIn(locale);
      // Passkeys are bound to the host of the public address, which by default is localhost.
      const url = site.url.replace('127.0.0.1', 'localhost');
      const page = await visit({ ...phoneWithKeyboard, baseURL: url, locale });
      const { look, enter, closeNotice, findings } = withoutPointer(page);
      /** Waits until a form that has just opened has taken the focus. If it took the focus later, it would interrupt a walk. */
      const hasFocus = (control: Locator) => control.and(page.locator(':focus')).waitFor();
      const titled = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      const { signIn: words, forgot, reset, secondStep, twoFactor, passkeys, password } = identity;
      const enterCredentials = async (secret: string) => {
        await typeInto(page, page.getByLabel(words.email), owner.email);
        await typeInto(page, page.getByLabel(words.password, { exact: true }), secret);
        await page.keyboard.press('Enter');
      };

      expectTrouble(/401/);
      await page.goto(addressIn('/admin', locale));
      await titled(words.title);
      await look('signing in');
      await enterCredentials('guessed');
      await page.getByRole('alert').getByText(identity.refusals.credentials).waitFor();
      await look('a wrong password');

      // A new password.
      await enter(words.forgot);
      await titled(forgot.title);
      await look('asking for a new password');
      await enter(forgot.submit);
      await titled(forgot.sentTitle);
      await look('a link was sent');
      const sent = await mailbox.waitFor(({ text }) => /\/admin\/reset\S*#[\w-]{43}/.test(text ?? ''));
      const [, hash = ''] = /(#[\w-]{43})/.exec(sent.text ?? '') ?? [];
      mailbox.mails.length = 0;
      await page.goto(addressIn('/admin/reset', locale));
      await titled(reset.voidTitle);
      await look('a link without its token');
      await page.goto('about:blank');
      await page.goto(`${addressIn('/admin/reset', locale)}${hash}`);
      await titled(reset.title);
      await look('a new password');
      const next = page.getByLabel(password.next, { exact: true });
      await typeInto(page, next, owner.password);
      await page.keyboard.press('Enter');
      await titled(reset.savedTitle);
      await look('a new password is stored');
      await enter(forgot.back);
      await titled(words.title);
      await waitForHydration(page);

      // The second step, and a passkey.
      await enterCredentials(owner.password);
      await page.getByLabel(words.email).waitFor({ state: 'detached' });
      await page.goto(addressIn('/admin/account', locale));
      const part = page.getByRole('region', { name: twoFactor.title });
      await tabTo(page, button(part, twoFactor.begin));
      await page.keyboard.press('Enter');
      const confirm = part.getByLabel(twoFactor.confirm);
      await hasFocus(confirm);
      await look('the password for the second step');
      await typeInto(page, confirm, owner.password);
      await page.keyboard.press('Enter');
      await hasFocus(part.getByLabel(twoFactor.prove));
      await look('the code for the app');
      const secret = ((await part.locator('bdi').textContent()) ?? '').replaceAll(' ', '');
      const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
      await typeInto(page, part.getByLabel(twoFactor.prove), code());
      await page.keyboard.press('Enter');
      await hasFocus(page.getByRole('heading', { name: twoFactor.backupTitle }));
      await closeNotice();
      await look('the backup codes');
      const [backupCode = ''] = await part.getByRole('listitem').allTextContents();
      await enter(twoFactor.done);
      await part.getByText(twoFactor.onText).waitFor();
      await enter(passkeys.begin);
      await hasFocus(page.getByLabel(passkeys.name));
      await look('a passkey');

      await page.context().clearCookies();
      await page.goto(addressIn('/admin', locale));
      await titled(words.title);
      await enterCredentials(owner.password);
      await titled(secondStep.title);
      await hasFocus(page.getByLabel(secondStep.code, { exact: true }));
      await look('the code of the second step');
      await enter(secondStep.useBackup);
      const backup = page.getByLabel(secondStep.backupCode);
      await hasFocus(backup);
      await look('a backup code');
      await typeInto(page, backup, backupCode);
      await page.keyboard.press('Enter');
      await backup.waitFor({ state: 'detached' });

      // Switches the second step off for the test in the next language.
      await page.goto(addressIn('/admin/account', locale));
      await tabTo(page, button(part, twoFactor.end));
      await page.keyboard.press('Enter');
      await typeInto(page, confirm, owner.password);
      await typeInto(page, part.getByLabel(twoFactor.confirmCode), code(30_000));
      await page.keyboard.press('Enter');
      await part.getByText(twoFactor.offText).waitFor();

      // The session ends while a form is being filled in.
      await page.goto(addressIn('/admin/availability', locale));
      await typeInto(page, page.getByLabel(booking.availability.rule.days), '29');
      await page.context().clearCookies();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: identity.again.title }).waitFor();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await typeInto(page, dialog.getByLabel(words.password, { exact: true }), owner.password);
      await page.keyboard.press('Enter');
      await page.getByText(identity.again.done).waitFor();
      await enter(kit.save);
      await page.getByText(booking.availability.bar.saved, { exact: true }).waitFor();
      expect(findings).toEqual([]);
    },
  );
});
