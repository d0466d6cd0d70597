import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articles } from '#/features/articles/table';
import type { ImportState } from '#/features/import/admin-contract';
import { profiles } from '#/features/profile/table';
import { demoProfile } from '#content/profile/demo';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Importing, openImporting } from '../../tests/support/importing';
import { paintedPicture } from '../../tests/support/pictures';
import { page, prose, rss } from '../../tests/support/publisher';

describe.each(engines)('imports on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let fixture: Importing;
  beforeEach(async () => {
    fixture = await openImporting(engine);
  });
  afterEach(() => fixture.close());

  testOnOneEngine(
    'Given a feed with full texts, when it is imported, then unpublished articles with source and category are stored',
    async () => {
      const link = fixture.publisher.at('/yazi/1');
      fixture.publisher.serve(
        '/feed',
        rss([
          {
            title: 'Acele &amp; sabır',
            link: `${link}?utm_source=rss#son`,
            description: 'Kısa <b>özet</b>.',
            content: `${prose('Acele')}<a href="/baska">başka</a>`,
            date: 'Wed, 03 Jun 2026 22:30:00 GMT',
          },
        ]),
      );
      const report = await fixture.runImport();
      expect(report).toMatchObject({
        imported: [
          { title: 'Acele & sabır', url: link, category: 'Tuhaf', date: '2026-06-04', isPublished: false },
        ],
        known: [],
        failed: [],
      });
      const [row] = await fixture.stored();
      expect(row).toMatchObject({
        title: { tr: 'Acele & sabır' },
        excerpt: { tr: 'Kısa özet.' },
        category: 'Tuhaf',
        date: '2026-06-04',
        isPublished: false,
        sourceUrl: link,
        canonicalUrl: link,
      });
      expect(row?.readTime).toBeGreaterThan(0);
      expect(row?.content.tr).toContain(`<a href="${fixture.publisher.at('/baska')}"`);
      expect(fixture.publisher.requestedPaths).toEqual(['/feed']);
    },
  );

  testOnOneEngine(
    'Given imported articles, when they are imported again, even after a deletion, then nothing is imported twice',
    async () => {
      const item = { title: 'Bir yazı', link: fixture.publisher.at('/yazi/1'), content: prose('Bir') };
      fixture.publisher.serve('/feed', rss([item, item]));
      expect((await fixture.runImport()).imported).toHaveLength(1);
      expect(await fixture.runImport()).toMatchObject({
        imported: [],
        known: [{ title: 'Bir yazı', url: item.link }],
      });
      await fixture.site.ctx.db
        .update(articles)
        .set({ deletedAt: fixture.site.clock.now() })
        .where(eq(articles.sourceUrl, item.link));
      fixture.publisher.serve(
        '/feed',
        rss([{ ...item, title: 'Yeni', link: fixture.publisher.at('/yazi/2') }, item]),
      );
      expect(await fixture.runImport()).toMatchObject({
        imported: [{ title: 'Yeni' }],
        known: [{ url: item.link }],
      });
      expect(await fixture.stored()).toHaveLength(2);
    },
  );

  testOnOneEngine(
    'Given a feed with summaries only, when it is imported, then the text comes from each article’s page',
    async () => {
      const head = `<link rel="canonical" href="/asil-adres"><meta property="article:published_time" content="2026-05-01T09:00:00+03:00">`;
      fixture.publisher.serve(
        '/feed',
        rss([{ title: 'Tam metin', link: '/yazi/1', description: 'Özeti bu.' }]),
      );
      fixture.publisher.serve('/yazi/1', page('Tam metin', prose('Asıl'), head));
      expect(await fixture.runImport()).toMatchObject({
        imported: [{ title: 'Tam metin', date: '2026-05-01' }],
      });
      const [row] = await fixture.stored();
      expect(row?.content.tr).toContain('Asıl 6. bölüm');
      expect(row?.content.tr).not.toContain('Künye');
      expect(row).toMatchObject({
        excerpt: { tr: 'Özeti bu.' },
        sourceUrl: fixture.publisher.at('/yazi/1'),
        canonicalUrl: fixture.publisher.at('/asil-adres'),
      });
    },
  );

  testOnOneEngine(
    'Given a page that lists articles, when it is imported, then only these articles are fetched',
    async () => {
      fixture.publisher.serve(
        '/yazar/leyla?tab=1',
        page(
          'Leyla',
          `<h2><a href="/yazi/birinci-yazi">Birinci yazının başlığı</a></h2><a href="/yazi/birinci-yazi">Devamı</a>
         <h2><a href="/yazi/ikinci-yazi">İkinci yazının başlığı</a></h2>
         <h2><a href="/yazar/leyla?tab=1#x">Bu sayfanın kendisi</a></h2><h3><a href="/etiket/marka">Marka üzerine yazılar</a></h3>
         <h3><a href="https://baska.example/yazi">Başka bir sitedeki yazı</a></h3>`,
        ),
      );
      fixture.publisher.serve('/yazi/birinci-yazi', page('Birinci yazının başlığı', prose('Birinci')));
      fixture.publisher.serve('/yazi/ikinci-yazi', page('İkinci yazının başlığı', '<p>Yok.</p>'));
      expect(await fixture.runImport('import-radikal')).toMatchObject({
        imported: [{ title: 'Birinci yazının başlığı', category: 'Radikal', date: '2026-06-08' }],
        failed: [
          {
            title: 'İkinci yazının başlığı',
            url: fixture.publisher.at('/yazi/ikinci-yazi'),
            reason: 'no_text',
          },
        ],
      });
      expect(fixture.publisher.requestedPaths).toEqual([
        '/yazar/leyla?tab=1',
        '/yazi/birinci-yazi',
        '/yazi/ikinci-yazi',
      ]);
    },
  );

  testOnOneEngine(
    'Given an Atom feed, a JSON feed and an old Turkish encoding, when they are imported, then their articles are read',
    async () => {
      const atom = (encoding: string) =>
        `<?xml version="1.0" encoding="${encoding}"?><feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>i</id><updated>2026-01-01T00:00:00Z</updated>
       <entry><id>1</id><title>Şaşkın ığdır</title><updated>2026-01-02T00:00:00Z</updated><link href="${fixture.publisher.at('/a')}"/><content type="html">${prose('Şİğ').replaceAll('<', '&lt;')}</content></entry></feed>`;
      const turkish = { ş: 0xfe, Ş: 0xde, ı: 0xfd, İ: 0xdd, ğ: 0xf0, ö: 0xf6, ü: 0xfc } as Record<
        string,
        number
      >;
      const bytes = Buffer.from(
        Array.from(atom('windows-1254'), (letter) => turkish[letter] ?? letter.charCodeAt(0)),
      );
      fixture.publisher.serve('/feed', (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/xml' }).end(bytes),
      );
      expect(await fixture.runImport()).toMatchObject({
        imported: [{ title: 'Şaşkın ığdır', date: '2026-01-02' }],
      });
      fixture.publisher.serve(
        '/feed',
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          title: 't',
          items: [
            { id: '1', url: '/b', title: 'JSON', content_html: prose('JSON'), date_published: '2026-02-03' },
          ],
        }),
      );
      expect(await fixture.runImport()).toMatchObject({ imported: [{ title: 'JSON', date: '2026-02-03' }] });
    },
  );

  testOnOneEngine(
    'Given an article with pictures, when it is imported, then they are stored on this site, and files that are not pictures are left out',
    async () => {
      const picture = await paintedPicture(320, 200).png().toBuffer();
      const other = await paintedPicture(100, 80).png().toBuffer();
      fixture.publisher.serve('/kapak.png', picture);
      fixture.publisher.serve('/ic.png', other);
      fixture.publisher.serve('/sahte.png', '<script>alert(1)</script>');
      fixture.publisher.serve(
        '/feed',
        rss([
          {
            title: 'Resimli',
            link: fixture.publisher.at('/yazi/1'),
            content: `<figure><img src="/kapak.png"></figure>${prose('Resim')}<p><img data-src="/ic.png" src="data:image/gif;base64,R0" alt="İç"></p>
            <figure><img src="/sahte.png"><figcaption>Sahte</figcaption></figure><img src="/sayac.gif" width="1" height="1">`,
            more: `<media:content url="${fixture.publisher.at('/kapak.png')}" medium="image"/>`,
          },
        ]),
      );
      expect(await fixture.runImport()).toMatchObject({
        imported: [{ title: 'Resimli' }],
        missingPictures: 1,
      });
      const [row] = await fixture.stored();
      const body = row?.content.tr ?? '';
      expect(row?.image).toMatch(/^\/uploads\/|^\/pictures\//);
      expect(body).toMatch(/<img (?=[^>]*src="\/[^"]+")(?=[^>]*alt="İç")[^>]*>/);
      expect(body.match(/<img/g)).toHaveLength(1);
      expect(body).not.toMatch(/sahte|sayac|kapak|Sahte|127\.0\.0\.1/);
      expect(fixture.publisher.requestedPaths).not.toContain('/sayac.gif');
    },
  );

  testOnOneEngine(
    'Given a site of another person, then only the publications that she has configured are offered',
    async () => {
      const offered = async () => {
        const response = await fixture.site.get('/api/admin/imports', { Cookie: fixture.cookie });
        return ((await response.json()) as ImportState[]).map((state) => state.offered);
      };
      expect(await offered()).toEqual([true, true, true]);
      const document = { ...demoProfile, demoNotice: null, name: { tr: 'Zeynep', en: 'Zeynep', ar: 'زينب' } };
      await fixture.site.ctx.db.update(profiles).set({ document });
      expect(await offered()).toEqual([true, true, false]);
    },
  );

  test('Given a running import, then its progress can be read, a second one is refused, and another source can be imported meanwhile', async () => {
    const release = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const items = [1, 2].map((each) => ({
      title: `Yazı ${each}`,
      link: fixture.publisher.at(`/yazi/${each}`),
      description: 'Özet',
    }));
    fixture.publisher.serve('/feed', rss(items));
    fixture.publisher.serve('/yazi/1', page('Yazı 1', prose('Bir')));
    fixture.publisher.serve('/yazi/2', (_, response) => {
      reached.resolve();
      void release.promise.then(() =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('Yazı 2', prose('İki'))),
      );
    });
    fixture.publisher.serve('/yazar/leyla?tab=1', rss([]));
    const first = fixture.runImport();
    await reached.promise;
    const state = await fixture.site.request('/api/admin/imports/tuhaf', {
      headers: { Cookie: fixture.cookie },
    });
    expect(await state.json()).toMatchObject({
      running: { done: 1, total: 2 },
      configured: true,
      last: null,
    });
    expect((await fixture.run()).status).toBe(409);
    const other = fixture.run('import-radikal');
    release.resolve();
    expect((await other).status).toBe(200);
    expect((await first).imported).toHaveLength(2);
    const states = await fixture.site.request('/api/admin/imports', { headers: { Cookie: fixture.cookie } });
    const [tuhaf, , cnn] = (await states.json()) as ImportState[];
    expect(tuhaf).toMatchObject({ running: null, last: { imported: [{}, {}] } });
    expect(cnn).toMatchObject({ configured: false, running: null });
  });
});
