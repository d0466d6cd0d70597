import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { addressIn } from '../support/address';
import { journey, waitForHydration } from '../support/browser';
import { button, form } from '../support/item-room';
import { tabTo, typeInto } from '../support/keyboard';
import { her } from '../support/set-up-pages';
import { type Site, startSite } from '../support/site';
import { phoneWithKeyboard, withoutPointer, wordsIn } from '../support/without-pointer';

describe.each(locales)('the set-up in %s', (locale) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ firstStart: true });
  });
  afterAll(() => site?.kill());

  journey(
    `Given a phone with a keyboard, when a stranger follows the set-up link, then she reaches an open site without a pointer, and every step can be walked: ${locale}`,
    async ({ visit }) => {
      const { backups, identity, languages, opening, profile, kit } = await wordsIn(locale);
      const page = await visit({ ...phoneWithKeyboard, baseURL: site.url, locale });
      const { look, enter, closeNotice, findings } = withoutPointer(page);
      const headed = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
      const step = (number: number) => page.getByText(kit.setUpStep(number, 4)).waitFor();

      // The pages without a valid set-up link.
      await page.goto(addressIn('/admin', locale));
      await headed(identity.setUp.noOwner);
      await look('without an owner');
      await page.goto(`${addressIn('/admin/set-up', locale)}#expired`);
      await page.getByText(identity.refusals.setUp.link).waitFor();
      await look('an expired link');

      // The account, and the form for a backup in its place.
      const link = readFileSync(join(site.dataDir, 'set-up-link.txt'), 'utf8').trim();
      await page.goto('about:blank');
      await page.goto(`${addressIn('/admin/set-up', locale)}${new URL(link).hash}`);
      await step(1);
      await look('the account');
      await enter(backups.restore.instead);
      await headed(backups.restore.title);
      await look('a backup');
      await enter(backups.restore.submit);
      await page.getByText(backups.restore.fileMissing).waitFor();
      await enter(backups.restore.back);
      await step(1);
      await enter(identity.setUp.submit);
      await page.locator('[aria-invalid=true]:focus').waitFor();
      await look('an account without an address');
      await typeInto(page, page.getByLabel(identity.signIn.email), her.email);
      await typeInto(page, page.getByLabel(identity.signIn.password, { exact: true }), her.password);
      await page.keyboard.press('Enter');

      // The site's languages. One is switched off and on again by the space bar.
      await step(2);
      await waitForHydration(page);
      await look('the languages');
      const main = page.getByLabel(languages.setUp.main);
      await expect.poll(() => main.inputValue()).toBe(locale);
      const other = page.getByRole('checkbox', { name: kit.languages.names[locale === 'en' ? 'ar' : 'en'] });
      await tabTo(page, other);
      for (const isOn of [false, true]) {
        await page.keyboard.press('Space');
        await expect.poll(() => other.isChecked()).toBe(isOn);
      }
      await enter(languages.setUp.submit);

      // The profile: whose site it is.
      await headed(profile.setUp.title);
      await waitForHydration(page);
      await step(3);
      await look('whose site it is');
      const basics = form(page, profile.setUp.form);
      for (const each of locales) {
        await tabTo(page, button(basics, kit.languages.names[each]));
        await page.keyboard.press('Enter');
        const pane = basics.getByRole('region', { name: kit.languages.names[each], exact: true });
        await typeInto(page, pane.getByLabel(profile.fields.name, { exact: true }), her.name[each]);
        await typeInto(page, pane.getByLabel(profile.fields.roles, { exact: true }), her.roles[each]);
        await look(`whose site it is, ${each}`);
      }
      const cairo = { tr: 'Kahire', en: 'Cairo', ar: 'القاهرة' }[locale];
      await typeInto(page, page.getByRole('searchbox', { name: profile.zone.search }), cairo);
      const zone = page.getByRole('radio', { name: cairo });
      await zone.waitFor();
      await look('a zone that was searched');
      await tabTo(page, zone);
      await page.keyboard.press('Space');
      await expect.poll(() => zone.isChecked()).toBe(true);
      await enter(profile.setUp.submit);

      // The content with which the site begins, with a step back and forward again.
      await headed(opening.content.title);
      await step(4);
      await closeNotice();
      await look('what it begins with');
      await enter(kit.setUpBack);
      await step(3);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(kit.setUpStep(3, 4));
      await enter(profile.setUp.submit);
      await headed(opening.content.title);
      await tabTo(page, page.getByRole('radio', { name: opening.content.samples }));
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => page.getByRole('radio', { name: opening.content.empty }).isChecked())
        .toBe(true);
      await enter(opening.content.submit);

      // The page on which the site is opened.
      await headed(opening.samples.title);
      await page.getByRole('img').nth(2).waitFor();
      await look('going public');
      await enter(opening.opening.open);
      await button(page, opening.opening.confirm).waitFor();
      await look('the last question');
      await enter(opening.opening.confirm);
      await page.getByText(opening.open.localTitle, { exact: true }).waitFor();
      await closeNotice();
      await look('open');
      const robots = async () => (await (await fetch(site.url)).text()).includes('index, follow');
      await expect.poll(robots).toBe(true);
      expect(findings).toEqual([]);
    },
    600_000,
  );
});
