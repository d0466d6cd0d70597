import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { ar as books } from '#/features/books/copy/admin/ar';
import { ar } from '#/features/moving/copy/admin/ar';
import { tr } from '#/features/moving/copy/admin/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { paintedPicture } from '../support/pictures';
import { openPublisher, type Publisher } from '../support/publisher';
import { type Site, startSite } from '../support/site';

let site: Site;
let publisher: Publisher;
let file: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  publisher = await openPublisher();
  site = await startSite({ env: { ...ownerEnv, ALLOW_PRIVATE_HOSTS: publisher.host } });
  const origin = publisher.at('').replace(/\/$/, '');
  const exported = readFileSync(join(import.meta.dirname, '../fixtures/wordpress-6.xml'), 'utf8');
  const own = exported.replaceAll('http://eski-blog.example', origin);
  file = { name: 'wordpress.xml', mimeType: 'text/xml', buffer: Buffer.from(own) };
  const picture = await paintedPicture(320, 200).png().toBuffer();
  for (const name of ['kapak', 'galeri-1', 'sema'])
    publisher.serve(`/wp-content/uploads/2019/05/${name}.jpg`, picture);
});
afterAll(async () => {
  await site?.kill();
  await publisher?.close();
});

journey(
  'Given an owner with a phone and an export of WordPress, when it is sent twice, then its articles come in once, a report names what is missing, and an old address leads to its article',
  async ({ visit, expectTrouble }) => {
    const page = await visit({ width: 390, height: 844, touch: true });
    await signIn(page, site);
    await page.goto(`${site.url}/admin/moving`);
    await page.getByRole('button', { name: tr.bring.submit }).click();
    await page.getByText(tr.bring.noFile).waitFor();
    expectTrouble(/422/);
    const chosen = page.getByLabel(tr.bring.file);
    await chosen.setInputFiles({ name: 'x.xml', mimeType: 'text/xml', buffer: Buffer.from('<html></html>') });
    await page.getByRole('button', { name: tr.bring.submit }).click();
    await page.getByText(tr.refused.unknown).waitFor();

    await chosen.setInputFiles(file);
    await page.getByRole('combobox', { name: tr.bring.publish }).selectOption('asWere');
    await page.getByRole('button', { name: tr.bring.submit }).click();
    const report = page.getByRole('region', { name: tr.report.title(publisher.host) });
    const figures = report.getByRole('definition');
    await report.waitFor();
    expect(await figures.allTextContents()).toEqual(['6', '0', '0', '1']);
    await report.getByText('galeri-2.jpg').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: tr.bring.submit }).click();
    await figures.filter({ hasText: '6' }).nth(0).waitFor();
    await expect.poll(() => figures.allTextContents()).toEqual(['0', '6', '0', '0']);

    const visitor = await visit({ width: 390, height: 844 });
    await visitor.goto(`${site.url}/2019/05/acele-ve-sabir/`);
    await visitor.getByRole('heading', { name: 'Acele & sabır: markanın iki yüzü', level: 1 }).waitFor();
    expect(new URL(visitor.url()).pathname).toMatch(/^\/articles\//);
  },
);

journey(
  'Given an owner who reads Arabic at night, when book numbers are pasted and everything is downloaded, then each number is a draft, and one file arrives',
  async ({ visit }) => {
    const page = await visit({ locale: 'ar', width: 1440, height: 900, dark: true });
    await signIn(page, site);
    await page.goto(`${site.url}/admin/moving?lang=ar`);
    await page.getByRole('textbox', { name: books.isbn.numbers }).fill('978-975-470-011-4\n0306406153');
    await page.getByRole('button', { name: books.isbn.submit }).click();
    const outcomes = page.getByRole('list', { name: books.isbn.list }).getByRole('listitem');
    await outcomes.getByText(books.isbn.outcomes.added).waitFor();
    await outcomes.getByText(books.isbn.outcomes.check_digit).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: ar.archive.submit }).click();
    expect((await arriving).suggestedFilename()).toMatch(/^site-[\d-]{10}\.tar\.gz$/);
  },
);
