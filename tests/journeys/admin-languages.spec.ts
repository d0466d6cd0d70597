import { afterAll, beforeAll, expect } from 'vitest';
import { tr as catalogue } from '#/features/catalogue/copy/admin/tr';
import { ar } from '#/features/languages/copy/admin/ar';
import { tr } from '#/features/languages/copy/admin/tr';
import { ar as arKit } from '#/owner/kit/copy/ar';
import { tr as kit } from '#/owner/kit/copy/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site?.kill());

journey(
  'Given an owner who reads Turkish, when she takes Arabic off the site and makes English its main language, then visitors find both so, and her room still speaks Turkish and Arabic',
  async ({ visit }) => {
    const page = await visit({ width: 1440, height: 900 });
    await signIn(page, site);
    await page.request.post(`${site.url}/api/admin/training-categories`, {
      headers: { Origin: site.url },
      data: { title: { tr: 'Atölyeler', ar: 'ورش' } },
    });
    await page.goto(`${site.url}/admin/languages`);
    const part = (language: 'en' | 'ar') => page.getByRole('region', { name: kit.languages.names[language] });
    const lacking = part('en')
      .getByRole('listitem')
      .filter({ hasText: catalogue.kinds['training-categories'] });
    await lacking.getByRole('link', { name: 'Atölyeler' }).click();
    const texts = page.getByRole('form').getByRole('textbox');
    await expect
      .poll(() => texts.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)))
      .toContain('Atölyeler');
    await page.goBack();
    const press = async (language: 'en' | 'ar', { open, confirm }: { open: string; confirm: string }) => {
      await part(language).getByRole('button', { name: open, exact: true }).click();
      await part(language).getByRole('group').getByRole('button', { name: confirm, exact: true }).click();
    };
    await press('ar', tr.close);
    await part('ar').getByText(tr.states.closed, { exact: true }).waitFor();
    await press('en', tr.makeMain);
    await part('en').getByText(tr.states.main, { exact: true }).waitFor();
    await page.waitForURL(`${site.url}/admin/languages?lang=tr`);

    const visitor = await visit({ width: 1440, height: 900 });
    await visitor.goto(`${site.url}/about?lang=ar`);
    expect(visitor.url()).toBe(`${site.url}/about`);
    expect(await visitor.locator('html').getAttribute('lang')).toBe('en');
    const choices = visitor.locator('header a[hreflang]');
    expect(await choices.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
      'tr',
      'en',
    ]);
    await visitor.locator('header a[hreflang="tr"]').click();
    await visitor.waitForURL(`${site.url}/about?lang=tr`);
    await visitor.goto(`${site.url}/contact`);
    expect(visitor.url()).toBe(`${site.url}/contact?lang=tr`);

    // A form shows the public languages, the main one first. The closed language is behind a button.
    await page.goto(`${site.url}/admin/books?lang=tr`);
    await page.locator('[data-opens=new]').click();
    const panes = page.locator('form section h4');
    await expect.poll(() => panes.allTextContents()).toEqual(['İngilizce', 'Türkçe']);
    await page.getByRole('button', { name: kit.save }).click();
    await expect.poll(() => page.locator('[aria-invalid=true]').getAttribute('lang')).toBe('en');
    // The button isn't pressed: after a page that used the Arabic fonts, Chromium warns that the next preloads them in vain.
    await page.getByRole('button', { name: kit.languages.closed(['Arapça']) }).waitFor();

    await page.goto(`${site.url}/admin/languages?lang=ar`);
    const arabic = page.getByRole('region', { name: arKit.languages.names.ar });
    await arabic.getByText(ar.states.closed, { exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await arabic.getByRole('button', { name: ar.open.open, exact: true }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${site.url}/`);
    await page.locator('html[lang="en"]').waitFor();
  },
);
