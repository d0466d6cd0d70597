import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { adminLookCopy } from '#/features/look/copy/admin/all';
import { pairingFiles } from '#/features/look/pairings.gen';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { fontsOfPage } from '../support/fonts';
import { button, notice } from '../support/item-room';
import { ownerEnv, signIn } from '../support/owner';
import { withoutStyles } from '../support/page-text';
import { paintedPicture } from '../support/pictures';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: ownerEnv });
});
afterAll(() => site.kill());

const words = adminLookCopy.ar;
/** A black shape with empty margins, and with parts that must not be kept: scripts, a picture of another site, and HTML. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 300" onload="document.title='run'">
  <script>document.title = 'run'</script><image xlink:href="https://elsewhere.example/spy.png" width="9" height="9"/>
  <foreignObject width="400" height="300"><p xmlns="http://www.w3.org/1999/xhtml">foreign</p></foreignObject>
  <rect x="100" y="100" width="200" height="100" rx="20"/></svg>`;
/** A page as it is sent, without the times at which the router loaded its data. */
const textAt = async (path: string, headers = {}) =>
  (await (await fetch(`${site.url}${path}`, { headers })).text()).replaceAll(/\bu:\d{13}/g, '');
/** The value of a custom property on the page, or on the page in the preview. */
const propertyOf = (page: Page, name: string, inFrame = false) =>
  page.evaluate(
    ([property, framed]) => {
      const shown = framed ? document.querySelector('iframe')?.contentDocument : document;
      return shown ? getComputedStyle(shown.documentElement).getPropertyValue(property) : '';
    },
    [name, inFrame] as const,
  );

journey(
  'Given an owner with a phone and the Arabic room, when she tries out colours and a type pairing and hides a section, then only she sees them in the preview, until she publishes them',
  async ({ visit }) => {
    const shippedPage = await textAt('/');
    const page = await visit({ baseURL: site.url, width: 390, height: 844, touch: true });
    await signIn(page, site);
    await page.goto('/admin/look?lang=ar');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // A yellow that can't be read on the paper colour is refused, and a similar readable colour is offered.
    await page.getByText(words.own.label, { exact: true }).first().click();
    const code = page.getByLabel(words.own.code);
    await code.fill('#ffcc00');
    await page.getByText(words.problems.accent).waitFor();
    await button(page, words.preview.open).click();
    await expect.poll(() => propertyOf(page, '--accent', true)).toMatch(/^#(?!ffcc00)/);
    await button(page, words.preview.close).click();
    await button(page, words.better).click();
    await page.getByText(words.kept, { exact: true }).waitFor();
    const accent = await code.inputValue();
    await page.getByText(words.choices.navy, { exact: true }).click();
    await page.getByText(words.pairings.modern.name, { exact: true }).click();
    await page.getByLabel(words.sections.show(words.sections.names.books)).uncheck();
    await button(page, words.preview.open).click();
    await expect.poll(() => propertyOf(page, '--accent', true)).toBe(accent);
    await button(page, words.preview.themes.dark).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => propertyOf(page, '--paper', true)).toBe('#0b1626');
    await expect.poll(() => propertyOf(page, '--serif', true)).toContain('Readex');
    await button(page, words.preview.close).click();
    await page.getByLabel(words.name.short).first().waitFor();

    // Only the drawing of an SVG is kept, in the colour that dark pages need. Its scripts never run.
    const files = page.locator('input[type=file]');
    await files.first().setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(logo),
    });
    await page.getByAltText(words.name.previews.dark).waitFor();
    const inverted = button(page, words.name.nightWays.inverted);
    expect(await inverted.getAttribute('aria-pressed')).toBe('true');
    await files.last().setInputFiles({
      name: 'icon.png',
      mimeType: 'image/png',
      buffer: await paintedPicture(300, 200).png().toBuffer(),
    });
    await page.getByAltText(words.icons.picture).waitFor();
    await page.getByLabel(words.name.short).first().fill('Ada');
    await page.getByText(words.kept, { exact: true }).waitFor();
    await files.last().setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await page.getByText(words.upload.unreadable).waitFor();
    await expectAccessible(page);

    // Nobody else sees the draft of the look, not even at the address of the preview.
    expect(await textAt('/')).toBe(shippedPage);
    for (const headers of [{}, { Cookie: 'kursu.session_token=made-up' }])
      expect(withoutStyles(await textAt('/?look=draft', headers))).not.toMatch(/data-look|--accent:/);
    const preview = await page.context().request.get('/?look=draft');
    expect(preview.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });

    await button(page, words.publish).click();
    await notice(page, words.published);
    await expect.poll(() => textAt('/')).toContain(`--accent:${accent}`);
    // Only the fonts of the published pairing are preloaded, also on the offline page and by the service worker.
    for (const address of ['/', '/offline', '/sw.js']) {
      const text = withoutStyles(await textAt(address));
      expect([text.includes(pairingFiles.modern.css), text.includes('/fonts/newsreader.')]).toEqual([
        true,
        false,
      ]);
    }
    // The owner's rooms preload no fonts: browsers warn of a font that a page preloads and doesn't use.
    expect([await textAt('/'), await textAt('/admin')].map((text) => text.includes('as="font"'))).toEqual([
      true,
      false,
    ]);
    // The hidden section is gone from the page and the bar, and no link leads to it.
    expect(await textAt('/')).not.toMatch(/id="books"|#books/);
    expect(await textAt('/articles?lang=ar')).not.toContain('#books');
    const manifest = JSON.parse(await textAt('/manifest.webmanifest'));
    expect(manifest).toMatchObject({ short_name: 'Ada', theme_color: '#faf8f3' });
    for (const { src, sizes } of manifest.icons) {
      const drawn = await sharp(await (await fetch(`${site.url}${src}`)).arrayBuffer()).metadata();
      expect(`${drawn.width}x${drawn.height}`).toBe(sizes);
    }
    expect(await textAt('/offline')).toContain(`--accent:${accent}`);
    for (const dark of [false, true]) {
      const visitor = await visit({ baseURL: site.url, dark });
      await visitor.goto('/', { waitUntil: 'networkidle' });
      const fonts = await fontsOfPage(visitor);
      expect(fonts.loaded).toEqual(fonts.preloaded);
      await expectAccessible(visitor);
      expect(await propertyOf(visitor, '--paper')).toBe(dark ? '#0b1626' : '#faf8f3');
      const wordmark = visitor.locator('header img');
      expect(await wordmark.getAttribute('src')).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      expect(await wordmark.evaluate((image) => [image.clientWidth, image.clientHeight])).toEqual([72, 36]);
      expect(await wordmark.evaluate((image) => getComputedStyle(image).filter !== 'none')).toBe(dark);
      await visitor.goto('/consultation-booking');
      await expectAccessible(visitor);
    }

    await button(page, words.undo).click();
    await notice(page, words.undone);
    await expect.poll(() => textAt('/')).toBe(shippedPage);
  },
);
