import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ar as identity } from '#/features/identity/copy/admin/ar';
import { ar as languages } from '#/features/languages/copy/admin/ar';
import { ar as opening } from '#/features/opening/copy/admin/ar';
import { ar as visitors } from '#/features/opening/copy/ar';
import { ar as profile } from '#/features/profile/copy/admin/ar';
import { ar as kit } from '#/owner/kit/copy/ar';
import type { Locale } from '#/platform/i18n/locale';
import { holdScripts } from './held-scripts';
import { button, form } from './item-room';
import type { Site } from './site';

/** The person who sets the site up for herself on a phone, in Arabic. */
export const her = {
  email: 'ada@isik.example',
  password: 'uzun bir parola',
  name: { tr: 'Ada Işık', en: 'Ada Isik', ar: 'آدا إيشيك' },
  roles: { tr: 'Hekim\nOzan', en: 'Physician\nPoet', ar: 'طبيبة\nشاعرة' },
  deck: { tr: 'Hekimliği *herkese* anlatır.', en: 'Explains *medicine*.', ar: 'تشرح *الطب* للجميع.' },
  question: { tr: 'Ne için geliyorsunuz?', ar: 'ما سبب زيارتكم؟' },
  services: [
    {
      title: { tr: 'İlk görüşme', en: 'First talk', ar: 'اللقاء الأول' },
      duration: '40',
      booked: 'instant',
    },
    {
      title: { tr: 'Uzun görüşme', en: 'Long talk', ar: 'اللقاء الطويل' },
      duration: '90',
      booked: 'approval',
    },
  ],
};
const pane = (within: Locator, locale: Locale) =>
  within.getByRole('region', { name: kit.languages.names[locale], exact: true });
/** Writes texts in each language. A phone shows the fields of one language at a time. */
export async function write(within: Locator, texts: Record<string, Partial<Record<Locale, string>>>) {
  for (const locale of ['tr', 'en', 'ar'] as const) {
    await button(within, kit.languages.names[locale]).tap();
    for (const [label, text] of Object.entries(texts))
      await pane(within, locale)
        .getByLabel(label, { exact: true })
        .fill(text[locale] ?? '');
  }
}

/** Goes through the set-up, from the link to the page on which the site is opened; returns the token of the link. */
export async function setUp(page: Page, site: Site, check: () => Promise<void>): Promise<string> {
  await page.goto('/?lang=ar');
  await page.getByText(visitors.line).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await check();

  // The account.
  await page.goto('/admin?lang=ar');
  await page.getByRole('heading', { name: identity.setUp.noOwner }).waitFor();
  await page.getByText(identity.setUp.voidText).waitFor();
  const token = readFileSync(join(site.dataDir, 'set-up-link.txt'), 'utf8').trim().split('#')[1] ?? '';
  await page.goto('/admin/set-up?lang=ar#expired');
  await page.getByText(identity.refusals.setUp.link).waitFor();
  // Only the fragment changes, as when somebody pastes the link into an open tab.
  await page.goto(`/admin/set-up?lang=ar#${token}`);
  await page.getByText(kit.setUpStep(1, 4)).waitFor();
  await page.getByLabel(identity.signIn.email).fill(her.email);
  await page.getByLabel(identity.signIn.password, { exact: true }).fill(her.password);
  await check();
  await page.getByRole('button', { name: identity.setUp.submit }).tap();

  // The site's languages. The page's language is suggested as the main one, and the choice can be changed later.
  const main = page.getByLabel(languages.setUp.main);
  const isMain = (locale: Locale) => expect.poll(() => main.inputValue()).toBe(locale);
  await isMain('ar');
  await check();
  await main.selectOption('tr');
  await page.getByRole('button', { name: languages.setUp.submit }).tap();
  await page.getByRole('heading', { name: profile.setUp.title }).waitFor();
  await page.getByRole('button', { name: kit.setUpBack }).tap();
  await isMain('tr');
  const hydrate = await holdScripts(page);
  await page.getByRole('button', { name: languages.setUp.submit }).tap();

  // The profile. The page was loaded again. Text that is typed during hydration replaces the selected text.
  await page.getByRole('heading', { name: profile.setUp.title }).waitFor();
  const basics = form(page, profile.setUp.form);
  const name = basics.getByRole('textbox', { name: profile.fields.name });
  const typed = 'Ada Işık, Lovelace değil';
  // A slower processor prolongs the time in which the page is half hydrated.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await name.selectText();
  await Promise.all([hydrate(), page.keyboard.type(typed, { delay: 30 })]);
  await devtools.detach();
  await expect.poll(() => name.inputValue()).toBe(typed);
  await name.fill('');
  await button(basics, profile.setUp.submit).tap();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await write(basics, { [profile.fields.name]: her.name, [profile.fields.roles]: her.roles });
  // Overwritten fields are no samples any more. Only the city still is, in each of three languages.
  await expect.poll(() => basics.getByText(profile.samples.hint).count()).toBe(3);
  // The browser's own zone is chosen already; another one is found by typing.
  await page.getByRole('radio', { name: 'تركيا' }).and(page.locator(':checked')).waitFor();
  await page.getByRole('searchbox', { name: profile.zone.search }).fill('القاهرة');
  await page.getByRole('radio', { name: 'القاهرة' }).tap();
  expect(await basics.getByLabel(profile.fields.country).inputValue()).toBe('EG');
  await check();
  await button(basics, profile.setUp.submit).tap();

  // The frame around the page shows the new name without a reload.
  await page.getByRole('link', { name: her.name.ar }).first().waitFor();
  // The owner can go back a step, and can leave the set-up and continue later.
  await page.getByRole('heading', { name: opening.content.title }).waitFor();
  await page.getByRole('button', { name: kit.setUpBack }).tap();
  await page.getByText(kit.setUpStep(3, 4)).waitFor();
  // The focus goes to the heading: the button that had it is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(kit.setUpStep(3, 4));
  await page.getByRole('button', { name: kit.setUpBack }).tap();
  await isMain('tr');
  await page.getByRole('button', { name: languages.setUp.submit }).tap();
  // After going back two steps, both are shown again.
  await page.getByRole('heading', { name: profile.setUp.title }).waitFor();
  await button(basics, profile.setUp.submit).tap();
  await page.getByRole('heading', { name: opening.content.title }).waitFor();
  await page.getByRole('button', { name: opening.content.later }).tap();
  await page.getByRole('link', { name: opening.closed.continue }).tap();
  await page.getByText(opening.content.empty, { exact: true }).tap();
  await check();
  await page.getByRole('button', { name: opening.content.submit }).tap();

  // Removing the samples can be undone, and done again.
  await page.getByRole('heading', { name: opening.samples.title }).waitFor();
  await page.getByRole('img').nth(2).waitFor();
  // The preview shows the current pages, not those that this browser has cached.
  await page.getByText(new RegExp(`^${her.name.ar} - `)).waitFor();
  await check();
  await page.getByRole('button', { name: opening.removal.restoring.open }).tap();
  await page.getByText(opening.removal.restored).waitFor();
  await page.getByRole('button', { name: opening.removal.open }).tap();
  await page.getByRole('button', { name: opening.removal.confirm }).tap();
  await page.getByText(opening.removal.done).waitFor();
  await page.getByRole('button', { name: opening.removal.open }).waitFor({ state: 'detached' });
  return token;
}
