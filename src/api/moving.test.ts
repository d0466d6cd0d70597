import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articles } from '#/features/articles/table';
import { siteLanguages } from '#/features/languages/table';
import type { MovingState, SiteImportReport } from '#/features/moving/admin-contract';
import { workOffImport } from '#/features/moving/commands/work-off-import';
import { siteImportEntries, siteImports } from '#/features/moving/table';
import { findRedirect } from '#/features/redirects/queries';
import { locales } from '#/platform/i18n/locale';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Importing, openImporting } from '../../tests/support/importing';
import { paintedPicture } from '../../tests/support/pictures';
import { importContext } from './imports';

const fixtureOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../tests/fixtures', name), 'utf8');
const exported = fixtureOf('wordpress-6.xml');

describe.each(engines)('moving in on %s', (engine) => {
  const testOnce = onOneEngine(engine);
  let fixture: Importing;
  beforeEach(async () => {
    fixture = await openImporting(engine);
  });
  afterEach(() => fixture.close());

  const send = (file: string | ReadableStream, query: Record<string, string> = {}) =>
    fixture.site.request(
      `/api/admin/moving/export?${new URLSearchParams({ language: 'tr', publish: 'true', lang: 'en', ...query })}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', Cookie: fixture.cookie },
        body: file,
        ...(typeof file === 'string' ? {} : { duplex: 'half' }),
      },
    );
  const state = async (): Promise<MovingState> =>
    (await fixture.site.get('/api/admin/moving', { Cookie: fixture.cookie })).json();
  async function workOff(): Promise<void> {
    const settings = {
      baseUrl: 'https://site.example',
      isOwnAddress: ({ pathname }: URL) => pathname === '/about',
    };
    const [site] = await fixture.site.ctx.db.select({ id: siteImports.id }).from(siteImports);
    if (site) await workOffImport(importContext(fixture.site.ctx, settings), site.id);
  }
  async function bring(file: string, query?: Record<string, string>): Promise<SiteImportReport> {
    const response = await send(file, query);
    expect(response.status, await response.clone().text()).toBe(202);
    expect((await response.json()).import).toMatchObject({ running: true, done: 0 });
    await workOff();
    const { import: report } = await state();
    if (!report) throw new Error('there is no report');
    return report;
  }
  const target = async (address: string) =>
    (await findRedirect(fixture.site.ctx, new URL(address, 'https://site.example')))?.to;
  const refusalOf = async (file: string, query?: Record<string, string>) => {
    const response = await send(file, query);
    const problem = await response.json();
    expect(await fixture.site.ctx.db.select().from(siteImportEntries)).toEqual([]);
    return [
      response.status,
      problem.errors?.[0].path ?? 'detail',
      problem.errors?.[0].message ?? problem.detail,
    ];
  };

  test('Given an export that WordPress made, when it is sent twice, then each text comes in once and whole, with pictures, category, date and old addresses', async () => {
    const origin = fixture.publisher.at('').replace(/\/$/, '');
    const picture = (width: number) => paintedPicture(width, 200).png().toBuffer();
    for (const [index, name] of ['kapak', 'galeri-1', 'sema'].entries())
      fixture.publisher.serve(`/wp-content/uploads/2019/05/${name}.jpg`, await picture(300 + index));
    // WordPress writes names with their entities.
    const file = exported
      .replaceAll('http://eski-blog.example', origin)
      .replaceAll('<![CDATA[Marka]]></category>', '<![CDATA[Marka &amp; yüz]]></category>');
    const report = await bring(file);
    expect(report).toMatchObject({
      ...{ program: 'wordpress', address: origin, running: false, total: 6, done: 6, imported: 6, known: 0 },
      failed: [],
      missing: [
        {
          title: 'Acele & sabır: markanın iki yüzü',
          url: `${origin}/wp-content/uploads/2019/05/galeri-2.jpg`,
        },
      ],
      missingCount: 1,
    });
    const rows = await fixture.stored();
    expect(
      rows.map(({ title, isPublished, date, category }) => [title.tr, isPublished, date, category]),
    ).toEqual([
      ['Hakkımda', false, '2018-01-01', ''],
      ['Acele & sabır: markanın iki yüzü', true, '2019-05-14', 'Marka & yüz'],
      ['Bloklarla yazmak', true, '2020-02-03', 'Dijital Pazarlama'],
      ['Gizli yazı', false, '2021-01-01', ''],
      ['Parolalı', false, '2021-02-01', ''],
      ['Yarım kalan', false, expect.any(String), ''],
    ]);
    const [, first, second] = rows;
    expect(first).toMatchObject({
      excerpt: { tr: 'Markalar neden acele eder?' },
      imageAlt: { tr: 'Sabah ışığında bir masa' },
      canonicalUrl: null,
    });
    const body = first?.content.tr ?? '';
    expect(first?.image).toMatch(/^\/uploads\//);
    expect(body).toContain('<p>Bir markanın ilk yılı <strong>acele</strong> ile geçer.<br');
    expect(body).toMatch(
      /<figure>\s*<img [^>]*src="\/uploads\/[^>]*>\s*<figcaption>\s*Şema: <em>huni<\/em>\s*<\/figcaption>\s*<\/figure>/,
    );
    expect(body.match(/<img/g)).toHaveLength(2);
    expect(body).toContain('<a href="/2020/02/bloklarla-yazmak/">şu yazıya</a>');
    expect(body).not.toMatch(/\[|127\.0\.0\.1|galeri-2/);
    const blocks = second?.content.tr ?? '';
    expect(blocks).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(blocks).toContain('Betiksiz kalan paragraf.');
    expect(blocks).not.toMatch(/script|onclick|zararlı|wp:/);
    expect(await target('/2019/05/acele-ve-sabir')).toBe(`/articles/${first?.id}`);
    expect(await target('/?p=8')).toBe(`/articles/${first?.id}`);
    expect(await target('/?p=10')).toBeUndefined();

    await fixture.site.ctx.db.update(articles).set({ deletedAt: fixture.site.clock.now() });
    expect(await bring(file)).toMatchObject({ total: 6, imported: 0, known: 6, missingCount: 0 });
    expect(await fixture.stored()).toHaveLength(6);
    const left = await fixture.site.ctx.db
      .select({ source: siteImportEntries.source })
      .from(siteImportEntries);
    expect(left.filter(({ source }) => source !== null)).toEqual([]);
  });

  testOnce(
    'Given an export that Ghost made, when it is sent twice, then each text comes in once and whole, with pictures, categories, dates and old addresses',
    async () => {
      const origin = fixture.publisher.at('').replace(/\/$/, '');
      for (const [index, name] of ['kapi', 'ikinci'].entries())
        fixture.publisher.serve(
          `/content/images/2026/11/${name}.jpg`,
          await paintedPicture(300 + index, 200)
            .jpeg()
            .toBuffer(),
        );
      const file = fixtureOf('ghost-5.json');
      const report = await bring(file, { address: origin });
      expect(report).toMatchObject({
        ...{ program: 'ghost', address: origin, running: false, total: 7, done: 7, imported: 7, known: 0 },
        ...{ failed: [], missing: [], missingCount: 0 },
      });
      const rows = await fixture.stored();
      const listed = rows.map(({ title, isPublished, category }) => [title.tr, isPublished, category]);
      expect(listed.toSorted()).toEqual(
        [
          ['Hakkımda', false, ''],
          ['Taslak', false, ''],
          ['Ölçmeden büyünmez', true, 'Büyüme'],
          ['Önizlemeli', true, ''],
          ['Üyelere', false, ''],
          ['İkinci yazı', true, 'E-ticaret'],
          ['عنوان بالعربية', true, ''],
        ].toSorted(),
      );
      const [first, second] = ['Ölçmeden büyünmez', 'İkinci yazı'].map((title) =>
        rows.find((row) => row.title.tr === title),
      );
      expect(second?.date).toBe('2021-05-06');
      expect(first?.excerpt.tr).toBe('Neyi ölçeceğinizi seçin.');
      expect(first?.image).toMatch(/^\/uploads\//);
      const body = first?.content.tr ?? '';
      for (const part of [
        '<strong>kalın</strong>',
        '<a href="/ikinci-yazi/">iç bağlantı</a>',
        'Kapı, ',
        '<blockquote>',
        'const a = "&lt;b&gt;";',
        'elle',
        'Dikkat',
        'içindeki',
        'https://ornek.example/yazi',
        'https://ornek.example/',
      ])
        expect(body).toContain(part);
      expect(body.match(/<img/g)).toHaveLength(1);
      expect(body).not.toMatch(/script|<svg|<button|GHOST_URL|127\.0\.0\.1/);
      expect(await target('/ikinci-yazi/')).toBe(`/articles/${second?.id}`);
      expect(await bring(file, { address: origin })).toMatchObject({ total: 7, imported: 0, known: 7 });
      expect(await fixture.stored()).toHaveLength(7);
    },
  );

  testOnce(
    'Given an import that was cut off, when its job runs again, then it goes on where it was, and another is refused meanwhile',
    async () => {
      expect((await send(exported, { publish: 'false' })).status).toBe(202);
      expect((await send(exported)).status).toBe(409);
      let texts = 0;
      const settings = { baseUrl: 'https://site.example', isOwnAddress: () => false };
      const ctx = importContext(fixture.site.ctx, settings);
      const [site] = await fixture.site.ctx.db.select().from(siteImports);
      const cut = workOffImport(
        {
          ...ctx,
          async addArticle(tx, article) {
            texts += 1;
            if (texts === 3) throw new Error('cut off');
            return ctx.addArticle(tx, article);
          },
        },
        site?.id ?? '',
      );
      await expect(cut).rejects.toThrow('cut off');
      expect((await state()).import).toMatchObject({ running: true, total: 6, done: 2 });
      await workOff();
      expect((await state()).import).toMatchObject({ running: false, done: 6, imported: 6, failed: [] });
      const rows = await fixture.stored();
      expect(rows.map(({ isPublished }) => isPublished)).toEqual([false, false, false, false, false, false]);
    },
  );

  testOnce(
    'Given a file that arrives slowly, then another is refused meanwhile; after half a minute of silence, as after a crash, the next one is taken',
    async () => {
      const { clock } = fixture.site;
      const bytes = new TextEncoder().encode(exported);
      const pipe = new TransformStream<Uint8Array, Uint8Array>();
      const writer = pipe.writable.getWriter();
      const receiving = async () => (await fixture.site.ctx.db.select().from(siteImports))[0]?.receivedAt;
      const later = (seconds: number) =>
        clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());
      const first = send(pipe.readable);
      await writer.write(bytes.subarray(0, 2_000));
      await expect.poll(receiving).toEqual(clock.now());
      later(20);
      await writer.write(bytes.subarray(2_000, 4_000));
      await expect.poll(receiving).toEqual(clock.now());
      later(20);
      expect((await send(exported)).status).toBe(409);
      later(11);
      expect((await send(exported)).status).toBe(202);
      await writer.write(bytes.subarray(4_000, 6_000));
      await writer.close();
      expect((await first).status).toBe(409);
      await workOff();
      expect((await state()).import).toMatchObject({ running: false, imported: 6 });
    },
  );

  testOnce.each(['tr', 'en'] as const)(
    'Given an English export of Ghost and %s as the main language, then its texts are in English and shown, and pictures in private networks are named in the report',
    async (main) => {
      await fixture.site.ctx.db.insert(siteLanguages).values({ main, public: [...locales] });
      const picture = await paintedPicture(320, 200).png().toBuffer();
      fixture.publisher.serve('/content/images/a.png', picture);
      const posts = [
        {
          ...{
            id: '1',
            uuid: 'u1',
            title: 'Haste <script>alert(1)</script>',
            slug: 'haste',
            status: 'published',
          },
          ...{ visibility: 'public', feature_image: '__GHOST_URL__/content/images/a.png' },
          html: '<p>Text <img src="http://169.254.169.254/latest/meta-data" onerror="alert(1)"></p><script>alert(1)</script>',
          published_at: '2021-03-04T22:30:00.000Z',
        },
        { id: '2', uuid: 'u2', title: '', slug: 'bos', status: 'draft', html: '' },
        {
          id: '3',
          uuid: 'u3',
          title: 'About',
          slug: 'about',
          status: 'published',
          visibility: 'public',
          html: '<p>x</p>',
        },
      ];
      const file = JSON.stringify({ db: [{ meta: {}, data: { posts } }] });
      expect(await refusalOf(file)).toEqual([422, 'address', expect.stringContaining('Ghost')]);
      const report = await bring(file, { language: 'en', address: fixture.publisher.at('/') });
      expect(report).toMatchObject({
        imported: 2,
        failed: [{ reason: 'no_title' }],
        missing: [{ url: 'http://169.254.169.254/latest/meta-data', reason: 'private_address' }],
      });
      const [row] = await fixture.stored();
      expect(row).toMatchObject({
        title: { en: 'Haste', tr: main === 'tr' ? 'Haste' : '' },
        date: '2021-03-05',
        isPublished: true,
      });
      expect(row?.image).toMatch(/^\/uploads\//);
      expect(row?.content.en).toBe('<p>Text </p>');
      expect(await target('/haste')).toBe(`/articles/${row?.id}${main === 'en' ? '' : '?lang=en'}`);
      expect(await target('/about')).toBeUndefined();
    },
  );

  testOnce(
    'Given a file that is no export, is hostile or cut off, then it is refused in words, and nothing of it stays',
    async () => {
      const bomb = exported.replace('<rss', '<!DOCTYPE x [<!ENTITY a "&b;&b;">]><rss');
      expect(await refusalOf(bomb)).toEqual([422, 'file', expect.stringContaining('unsafe')]);
      expect(await refusalOf(exported.slice(0, -200))).toEqual([
        422,
        'file',
        expect.stringContaining('damaged'),
      ]);
      expect(await refusalOf('PK\u0003\u0004')).toEqual([
        422,
        'file',
        expect.stringContaining('not an export'),
      ]);
      expect(await refusalOf('')).toEqual([422, 'file', expect.stringContaining('not an export')]);
      expect(await refusalOf('{"db":[]}', { address: 'eski.example' })).toEqual([
        422,
        'file',
        expect.stringContaining('not an export'),
      ]);
      expect(await state()).toEqual({ import: null });
      expect(
        (
          await fixture.site.request('/api/admin/moving/export?language=tr', {
            method: 'POST',
            body: exported,
          })
        ).status,
      ).toBe(401);
    },
  );
});
