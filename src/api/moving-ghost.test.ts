import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteLanguages } from '#/features/languages/table';
import { locales } from '#/platform/i18n/locale';
import { type Importing, openImporting } from '../../tests/support/importing';
import { movingIn } from '../../tests/support/moving';
import { paintedPicture } from '../../tests/support/pictures';

const exported = readFileSync(join(import.meta.dirname, '../../tests/fixtures/ghost-5.json'), 'utf8');

describe('moving in from Ghost', () => {
  let fixture: Importing;
  let moving: ReturnType<typeof movingIn>;
  beforeEach(async () => {
    fixture = await openImporting('postgres');
    moving = movingIn(fixture);
  });
  afterEach(() => fixture.close());

  test('Given an export that Ghost made, when it is sent twice, then each text comes in once and whole, with pictures, categories, dates and old addresses', async () => {
    const origin = fixture.publisher.at('').replace(/\/$/, '');
    for (const [index, name] of ['kapi', 'ikinci'].entries())
      fixture.publisher.serve(
        `/content/images/2026/11/${name}.jpg`,
        await paintedPicture(300 + index, 200)
          .jpeg()
          .toBuffer(),
      );
    const report = await moving.bring(exported, { address: origin });
    expect(report).toMatchObject({
      program: 'ghost',
      address: origin,
      running: false,
      total: 7,
      done: 7,
      imported: 7,
      known: 0,
      failed: [],
      missing: [],
      missingCount: 0,
      files: [],
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
      '<blockquote><p>💡 Dikkat</p></blockquote>',
      '<h3>Aç</h3><p>içindeki</p>',
      '<p><a href="https://ornek.example/yazi" rel="noopener">Yer imi</a><br />Açıklama</p>',
      '<p><a href="https://ornek.example/" rel="noopener">Bas</a></p>',
    ])
      expect(body).toContain(part);
    expect(body.match(/<img/g)).toHaveLength(1);
    expect(body).not.toMatch(/script|<svg|<button|GHOST_URL|127\.0\.0\.1/);
    expect(await moving.target('/ikinci-yazi/')).toBe(`/articles/${second?.id}`);
    expect(await moving.bring(exported, { address: origin })).toMatchObject({
      total: 7,
      imported: 0,
      known: 7,
    });
    expect(await fixture.stored()).toHaveLength(7);
  });

  test.each(['tr', 'en'] as const)(
    'Given an English export of Ghost and %s as the main language, then its texts are in English alone and shown where that is the main language, and pictures in private networks are named in the report',
    async (main) => {
      await fixture.site.ctx.db.insert(siteLanguages).values({ main, public: [...locales] });
      const picture = await paintedPicture(320, 200).png().toBuffer();
      fixture.publisher.serve('/content/images/a.png', picture);
      const posts = [
        {
          id: '1',
          uuid: 'u1',
          title: 'Haste <script>alert(1)</script>',
          slug: 'haste',
          status: 'published',
          visibility: 'public',
          feature_image: '__GHOST_URL__/content/images/a.png',
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
          html: '<p>x <a href="__GHOST_URL__/content/files/liste.pdf">y</a> <a href="__GHOST_URL__/haste/">z</a></p>',
        },
      ];
      const file = JSON.stringify({ db: [{ meta: {}, data: { posts } }] });
      expect(await moving.refusalOf(file)).toEqual([422, 'address', expect.stringContaining('Ghost')]);
      const report = await moving.bring(file, { language: 'en', address: fixture.publisher.at('/') });
      expect(report).toMatchObject({
        imported: 2,
        failed: [{ reason: 'no_title' }],
        missing: [{ url: 'http://169.254.169.254/latest/meta-data', reason: 'private_address' }],
        missingCount: 1,
        files: [{ title: 'About', url: fixture.publisher.at('/content/files/liste.pdf') }],
      });
      const [row] = await fixture.stored();
      expect(row).toMatchObject({
        title: { en: 'Haste', tr: '' },
        date: '2021-03-05',
        isPublished: main === 'en',
      });
      expect(row?.image).toMatch(/^\/uploads\//);
      expect(row?.content.en).toBe('<p>Text </p>');
      expect(await moving.target('/haste')).toBe(`/articles/${row?.id}${main === 'en' ? '' : '?lang=en'}`);
      expect(await moving.target('/about')).toBeUndefined();
    },
  );

  test('Given more failed texts than the report lists, then it says how many failed', async () => {
    const posts = Array.from({ length: 201 }, (_, index) => ({
      id: `${index}`,
      uuid: `u${index}`,
      title: '',
      slug: `bos-${index}`,
      status: 'draft',
      html: '',
    }));
    const file = JSON.stringify({ db: [{ meta: {}, data: { posts } }] });
    const report = await moving.bring(file, { address: fixture.publisher.at('/') });
    expect(report).toMatchObject({ total: 201, done: 201, failedCount: 201 });
    expect(report.failed).toHaveLength(200);
  });
});
