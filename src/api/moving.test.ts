import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articles } from '#/features/articles/table';
import { workOffImport } from '#/features/moving/commands/work-off-import';
import { type SiteImportJob, siteImportQueue } from '#/features/moving/jobs';
import { siteImportEntries, siteImports } from '#/features/moving/table';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Importing, openImporting } from '../../tests/support/importing';
import { movingIn } from '../../tests/support/moving';
import { paintedPicture } from '../../tests/support/pictures';
import { importContext } from './imports';

const exported = readFileSync(join(import.meta.dirname, '../../tests/fixtures/wordpress-6.xml'), 'utf8');

describe.each(engines)('moving in on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let fixture: Importing;
  let moving: ReturnType<typeof movingIn>;
  beforeEach(async () => {
    fixture = await openImporting(engine);
    moving = movingIn(fixture);
  });
  afterEach(() => fixture.close());

  test('Given an export that WordPress made, when it is sent twice, then each text comes in once and whole, with pictures, category, date and old addresses', async () => {
    const origin = fixture.publisher.at('').replace(/\/$/, '');
    const picture = (width: number) => paintedPicture(width, 200).png().toBuffer();
    for (const [index, name] of ['kapak', 'galeri-1', 'sema'].entries())
      fixture.publisher.serve(`/wp-content/uploads/2019/05/${name}.jpg`, await picture(300 + index));
    // WordPress writes the names of categories with HTML entities.
    const file = exported
      .replaceAll('http://eski-blog.example', origin)
      .replaceAll('<![CDATA[Marka]]></category>', '<![CDATA[Marka &amp; yüz]]></category>');
    const report = await moving.bring(file);
    expect(report).toMatchObject({
      program: 'wordpress',
      address: origin,
      running: false,
      total: 6,
      done: 6,
      imported: 6,
      known: 0,
      failed: [],
      missing: [
        {
          title: 'Acele & sabır: markanın iki yüzü',
          url: `${origin}/wp-content/uploads/2019/05/galeri-2.jpg`,
        },
      ],
      missingCount: 1,
      embeds: [{ title: 'Bloklarla yazmak', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
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
    expect(second?.excerpt.tr).not.toContain('youtube');
    expect(blocks).toContain('Betiksiz kalan paragraf.');
    expect(blocks).not.toMatch(/script|onclick|zararlı|wp:/);
    expect(await moving.target('/2019/05/acele-ve-sabir')).toBe(`/articles/${first?.id}`);
    expect(await moving.target('/?p=8')).toBe(`/articles/${first?.id}`);
    expect(await moving.target('/?p=10')).toBeUndefined();

    await fixture.site.ctx.db.update(articles).set({ deletedAt: fixture.site.clock.now() });
    expect(await moving.bring(file)).toMatchObject({ total: 6, imported: 0, known: 6, missingCount: 0 });
    expect(await fixture.stored()).toHaveLength(6);
    const left = await fixture.site.ctx.db
      .select({ source: siteImportEntries.source })
      .from(siteImportEntries);
    expect(left.filter(({ source }) => source !== null)).toEqual([]);
  });

  testOnOneEngine(
    'Given an import that was cut off, when its job runs again, then it goes on where it was, and another is refused meanwhile',
    async () => {
      expect((await moving.send(exported, { publish: 'false' })).status).toBe(202);
      expect((await moving.send(exported)).status).toBe(409);
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
      expect((await moving.state()).import).toMatchObject({ running: true, total: 6, done: 2 });
      await moving.workOff();
      expect((await moving.state()).import).toMatchObject({
        running: false,
        done: 6,
        imported: 6,
        failed: [],
      });
      const rows = await fixture.stored();
      expect(rows.map(({ isPublished }) => isPublished)).toEqual([false, false, false, false, false, false]);
    },
  );

  testOnOneEngine(
    'Given a file that arrives slowly, then another is refused meanwhile; after half a minute of silence, as after a crash, the next one is taken',
    async () => {
      const { clock } = fixture.site;
      const bytes = new TextEncoder().encode(exported);
      const pipe = new TransformStream<Uint8Array, Uint8Array>();
      const writer = pipe.writable.getWriter();
      const receiving = async () => (await fixture.site.ctx.db.select().from(siteImports))[0]?.receivedAt;
      const later = (seconds: number) =>
        clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());
      const first = moving.send(pipe.readable);
      await writer.write(bytes.subarray(0, 2_000));
      await expect.poll(receiving).toEqual(clock.now());
      expect(await moving.state()).toEqual({ receiving: true, import: null });
      later(20);
      await writer.write(bytes.subarray(2_000, 4_000));
      await expect.poll(receiving).toEqual(clock.now());
      later(20);
      expect((await moving.send(exported)).status).toBe(409);
      later(11);
      expect(await moving.state()).toEqual({ receiving: false, import: null });
      expect((await moving.send(exported)).status).toBe(202);
      await writer.write(bytes.subarray(4_000, 6_000));
      await writer.close();
      expect((await first).status).toBe(409);
      await moving.workOff();
      expect((await moving.state()).import).toMatchObject({ running: false, imported: 6 });
    },
  );

  test('Given a file of which everything is stored when it falls silent, and another that takes its place, When the first one ends, Then it is refused, and no job runs for it', async () => {
    const { clock, ctx } = fixture.site;
    const address = 'http://eski-blog.example';
    // As many as one statement stores (`batchSize` in `receive-export.ts`), so that all are stored while the file is still open.
    const texts = Array.from(
      { length: 100 },
      (_, index) =>
        `<item><title>Yazı ${index}</title><link>${address}/yazi-${index}/</link><guid>${address}/?p=${index}</guid><wp:post_id>${index}</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
    );
    const pipe = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pipe.writable.getWriter();
    const first = moving.send(pipe.readable);
    await writer.write(new TextEncoder().encode(`${exported.split('<item>')[0]}${texts.join('')}`));
    const entries = () => ctx.db.select({ importId: siteImportEntries.importId }).from(siteImportEntries);
    await expect.poll(async () => (await entries()).length).toBe(100);
    clock.set(new Date(clock.now().getTime() + 31_000).toISOString());
    expect((await moving.send(exported)).status).toBe(202);
    await writer.write(new TextEncoder().encode('</channel></rss>'));
    await writer.close();
    expect((await first).status).toBe(409);
    const [running] = await ctx.db.select().from(siteImports);
    const jobs = await ctx.db.execute<{ data: SiteImportJob }>(
      sql`select data from pgboss.job where name = ${siteImportQueue}`,
    );
    expect(jobs.rows.map(({ data }) => data.importId)).toEqual([running?.id]);
  });

  testOnOneEngine(
    'Given a file that is no export, is hostile or cut off, then it is refused in words, and nothing of it stays',
    async () => {
      const bomb = exported.replace('<rss', '<!DOCTYPE x [<!ENTITY a "&b;&b;">]><rss');
      expect(await moving.refusalOf(bomb)).toEqual([422, 'file', expect.stringContaining('unsafe')]);
      expect(await moving.refusalOf(exported.slice(0, -200))).toEqual([
        422,
        'file',
        expect.stringContaining('damaged'),
      ]);
      expect(await moving.refusalOf('PK\u0003\u0004')).toEqual([
        422,
        'file',
        expect.stringContaining('not an export'),
      ]);
      expect(await moving.refusalOf('')).toEqual([422, 'file', expect.stringContaining('not an export')]);
      expect(await moving.refusalOf('{"db":[]}', { address: 'eski.example' })).toEqual([
        422,
        'file',
        expect.stringContaining('not an export'),
      ]);
      expect(await moving.state()).toEqual({ receiving: false, import: null });
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
