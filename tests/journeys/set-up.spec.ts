import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { ar as identity } from '#/features/identity/copy/admin/ar';
import { ar as opening } from '#/features/opening/copy/admin/ar';
import { ar as visitors } from '#/features/opening/copy/ar';
import { ar as profile } from '#/features/profile/copy/admin/ar';
import { ar as kit } from '#/owner/kit/copy/ar';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ firstStart: true });
});
afterAll(() => site?.kill());

journey(
  'Given a site without an owner, when somebody follows the link on a phone in Arabic, begins without samples and opens the site, then that person is its owner, and search engines may index it',
  async ({ visit }) => {
    const page = await visit({
      baseURL: site.url,
      locale: 'ar',
      width: 390,
      height: 844,
      touch: true,
      dark: true,
    });
    const check = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await page.goto('/?lang=ar');
    await page.getByText(visitors.line).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await check();

    await page.goto('/admin?lang=ar');
    await page.getByRole('heading', { name: identity.setUp.noOwner }).waitFor();
    await page.getByText(identity.setUp.voidText).waitFor();
    await check();
    await page.goto('/admin/set-up?lang=ar');
    await page.getByText(identity.setUp.voidText).waitFor();
    const token = readFileSync(join(site.dataDir, 'set-up-link.txt'), 'utf8').trim().split('#')[1];
    // As when the link is pasted into the tab that is open already.
    await page.goto(`/admin/set-up?lang=ar#${token}`);
    await page.goto('/admin/set-up?lang=ar#expired');
    await page.getByText(identity.refusals.setUp.link).waitFor();
    await page.goto(`/admin/set-up?lang=ar#${token}`);
    await page.getByText(kit.setUpStep(1, 3)).waitFor();
    await page.getByLabel(identity.signIn.email).fill('ayse@ornek.example');
    await page.getByLabel(identity.signIn.password, { exact: true }).fill('uzun bir parola');
    await check();
    await page.getByRole('button', { name: identity.setUp.submit }).tap();

    await page.getByRole('heading', { name: profile.setUp.title }).waitFor();
    await check();
    const name = page.getByRole('textbox', { name: profile.fields.name });
    await name.fill('');
    await page.getByRole('button', { name: kit.save }).tap();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await name.fill('Ayşe Yılmaz');
    await page.getByRole('button', { name: kit.languages.names.ar, exact: true }).tap();
    await name.fill('عائشة يلماز');
    // The browser's own zone is chosen already; another one is found by typing.
    await page.getByRole('radio', { name: 'تركيا' }).and(page.locator(':checked')).waitFor();
    await page.getByRole('searchbox', { name: profile.zone.search }).fill('القاهرة');
    await page.getByRole('radio', { name: 'القاهرة' }).tap();
    await check();
    await page.getByRole('button', { name: kit.save }).tap();

    // A step can be returned to, and the set-up can be left and continued later.
    await page.getByRole('button', { name: kit.setUpBack }).tap();
    await page.getByText(kit.setUpStep(2, 3)).waitFor();
    await page.getByRole('textbox', { name: profile.fields.name }).first().waitFor();
    await page.getByRole('button', { name: kit.save }).tap();
    await page.getByRole('button', { name: opening.content.later }).tap();
    await page.getByRole('link', { name: opening.closed.continue }).tap();
    await page.getByText(opening.content.empty, { exact: true }).tap();
    await check();
    await page.getByRole('button', { name: opening.content.submit }).tap();

    await page.getByRole('heading', { name: opening.samples.title }).waitFor();
    await page.getByRole('img').nth(2).waitFor();
    await check();
    await page.getByRole('button', { name: opening.removal.undo }).tap();
    await page.getByText(opening.removal.restored).waitFor();
    await page.getByRole('button', { name: opening.removal.open }).tap();
    await page.getByRole('button', { name: opening.removal.confirm }).tap();
    await page.getByText(opening.removal.done).waitFor();

    await page.getByRole('button', { name: opening.opening.open }).tap();
    await page.getByRole('button', { name: opening.opening.confirm }).tap();
    await page.getByText(opening.open.title).first().waitFor();
    await page.goto('/?lang=ar');
    await expect
      .poll(async () => {
        await page.reload();
        return page.locator('meta[name=robots]').getAttribute('content');
      })
      .toContain('index, follow');
    expect(await page.getByText(visitors.line).count()).toBe(0);
    expect(await (await fetch(`${site.url}/api/books?lang=tr`)).json()).toEqual([]);
    expect(await (await fetch(`${site.url}/llms.txt?lang=ar`)).text()).toContain('Africa/Cairo');
    await page.getByRole('heading', { level: 1, name: 'عائشة يلماز' }).waitFor();

    // The link works once.
    const stranger = await visit({ baseURL: site.url, locale: 'ar' });
    await stranger.goto(`/admin/set-up?lang=ar#${token}`);
    await stranger.getByText(identity.refusals.setUp.owned).waitFor();
    expect(await stranger.getByLabel(identity.signIn.email).count()).toBe(0);
    await stranger.getByRole('link', { name: identity.signIn.submit }).click();
    await stranger.getByLabel(identity.signIn.email).waitFor();
  },
);
