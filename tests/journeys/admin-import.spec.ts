import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ar as importAr } from '#/features/import/copy/admin/ar';
import { en as importEn } from '#/features/import/copy/admin/en';
import { tr as imports } from '#/features/import/copy/admin/tr';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { openPublisher, type Publisher, page as pageOf, prose, rss } from '../support/publisher';
import { type Site, startSite } from '../support/site';

let publisher: Publisher;
let site: Site;

beforeAll(async () => {
  publisher = await openPublisher();
  site = await startSite({
    env: {
      ...ownerEnv,
      CONTENT: 'none',
      ALLOW_PRIVATE_HOSTS: publisher.host,
      IMPORT_TUHAF_URL: publisher.at('/tuhaf'),
      IMPORT_RADIKAL_URL: publisher.at('/radikal'),
    },
  });
});
afterAll(async () => {
  await site.kill();
  await publisher.close();
});

async function open(page: Page, lang = ''): Promise<void> {
  await signIn(page, site);
  await page.goto(`${site.url}/admin/articles${lang}`);
}
const importing = (page: Page, name: string) => page.getByRole('button', { name: imports.button(name) });
const notice = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });

describe('imports', () => {
  journey(
    'Given a source, when it is imported, then the page shows progress, a notice, the report and the drafts',
    async ({ visit }) => {
      const release = Promise.withResolvers<void>();
      publisher.serve(
        '/tuhaf',
        rss([
          { title: 'Birinci tuhaf yazı', link: publisher.at('/1'), description: 'Özet' },
          { title: 'İkinci tuhaf yazı', link: publisher.at('/2'), description: 'Özet' },
          { title: 'Kayıp yazı', link: publisher.at('/yok'), description: 'Özet' },
        ]),
      );
      publisher.serve('/1', pageOf('Birinci', prose('Bir')));
      publisher.serve(
        '/2',
        (_, response) =>
          void release.promise.then(() =>
            response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf('İkinci', prose('İki'))),
          ),
      );
      const page = await visit();
      await open(page);
      await importing(page, 'Tuhaf').click();
      const progress = page.getByRole('progressbar', { name: imports.running('Tuhaf') });
      await progress.waitFor();
      await page.getByText('1 / 3').waitFor();
      // A page opened in the meantime shows the progress as well, and a notice when the import ends.
      const other = await page.context().newPage();
      await other.goto(`${site.url}/admin/articles`);
      await other.getByRole('progressbar', { name: imports.running('Tuhaf') }).waitFor();
      release.resolve();
      for (const each of [page, other]) {
        await notice(each, imports.imported(2)).waitFor();
        const report = each.getByRole('region', { name: imports.report.title('Tuhaf') });
        await expect.poll(() => report.getByRole('definition').allTextContents()).toEqual(['2', '0', '1']);
        await report.getByText(imports.reasons.status).waitFor();
      }
      await page.getByRole('list').getByText('Birinci tuhaf yazı').last().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: imports.report.close }).click();
      await expect
        .poll(() => page.getByRole('region', { name: imports.report.title('Tuhaf') }).count())
        .toBe(0);
    },
  );

  journey(
    'Given imported articles, when they are imported again on a phone in Arabic, then nothing is new',
    async ({ visit }) => {
      const page = await visit({ width: 390, height: 844, dark: true, reducedMotion: true });
      await open(page, '?lang=ar');
      await page.getByRole('button', { name: importAr.button(importAr.names.tuhaf) }).click();
      await notice(page, importAr.imported(0)).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  journey(
    'Given a source that fails or has no address, when it is imported, then the notice names the source and the reason',
    async ({ visit, expectTrouble }) => {
      expectTrouble(/503/);
      const page = await visit();
      await open(page, '?lang=en');
      await page.getByRole('button', { name: importEn.button('Radikal') }).click();
      await notice(page, 'Failed to import Radikal articles').waitFor();
      await page.getByRole('button', { name: importEn.button('CNN Türk') }).click();
      await notice(page, 'Failed to import CNN Türk articles').waitFor();
      await notice(page, importEn.refused.notConfigured).waitFor();
    },
  );
});
