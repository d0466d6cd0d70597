import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sectionItem } from '#/features/about/item';
import { aboutSections } from '#/features/about/table';
import { articleItem } from '#/features/articles/item';
import { articles } from '#/features/articles/table';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import { mediaItem } from '#/features/media/item';
import { sampleMedia } from '#/features/media/queries';
import { media } from '#/features/media/table';
import { profiles } from '#/features/profile/table';
import { addItems } from '#/owner/items/store';
import { demoAbout } from '#content/about/demo';
import { demoArticles } from '#content/articles/demo';
import { demoBooks, fallbackBooks } from '#content/books/demo';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';
import { signedInBefore } from '../../tests/support/owner';

const article = (over: Partial<(typeof demoArticles)[number]> = {}) => {
  const [first] = demoArticles;
  if (!first) throw new Error('the demo has articles');
  // A fixed date in the past, because the dates of the demo depend on the day on which it was created.
  return { ...first, date: '2026-06-01', ...over };
};

describe.each(oneEngine)('the public content API on %s', (engine) => {
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
  });
  afterEach(() => site.close());

  const list = async (path: string): Promise<Record<string, unknown>[]> => (await site.get(path)).json();
  const titles = async (path: string) => (await list(path)).map(({ title }) => title);

  test('Given books, then the published ones are listed in the owner’s order and in the requested language', async () => {
    const [first, second, third] = demoBooks;
    if (!first || !second || !third) throw new Error('the demo has books');
    await addItems(site.ctx.db, bookItem, books, [
      { ...first, sortOrder: 2 },
      { ...second, sortOrder: 1 },
      { ...third, isPublished: false },
    ]);
    expect(await titles('/api/books?lang=en')).toEqual([second.title.en, first.title.en]);
    expect(await titles('/api/books?lang=tr')).toEqual([second.title.tr, first.title.tr]);
    expect((await list('/api/books?lang=ar'))[0]).toMatchObject({
      description: second.description.ar,
      marketplaces: second.marketplaces,
      isPublished: true,
    });
  });

  test('Given a request without a language, then each text comes in all languages that it has', async () => {
    const [book] = demoBooks;
    const [section] = demoAbout;
    if (!book || !section) throw new Error('the demo has content');
    await addItems(site.ctx.db, bookItem, books, [
      { ...book, description: { tr: 'Yalnızca Türkçe', ar: ' ' } },
    ]);
    await addItems(site.ctx.db, sectionItem, aboutSections, [
      { ...section, content: { tr: '<p>Raf</p>', en: '<p>Shelf</p>' } },
    ]);
    await addItems(site.ctx.db, articleItem, articles, [
      article({ excerpt: { tr: 'Özet' }, content: { tr: '<p>Metin</p>', ar: '<p>نص</p>' } }),
    ]);
    expect(await list('/api/books')).toEqual([
      expect.objectContaining({ title: book.title, description: { tr: 'Yalnızca Türkçe' } }),
    ]);
    expect(await list('/api/about')).toEqual([
      expect.objectContaining({ title: section.title, content: { tr: '<p>Raf</p>', en: '<p>Shelf</p>' } }),
    ]);
    const inLists = {
      title: article().title,
      excerpt: { tr: 'Özet' },
      imageAlt: article().imageAlt,
      isPublished: true,
    };
    expect(await list('/api/articles?category=Yok')).toEqual([]);
    const [listed] = await list('/api/articles');
    expect(listed).toMatchObject(inLists);
    expect(listed).not.toHaveProperty('content');
    const whole = await (await site.get(`/api/articles/${article().id}`)).json();
    expect(whole).toMatchObject({ ...inLists, content: { tr: '<p>Metin</p>', ar: '<p>نص</p>' } });
    for (const keyed of [listed, whole]) expect(keyed).not.toHaveProperty('languages');
  });

  test('Given a book without a translation, then its texts are Turkish, and the response says so', async () => {
    const [book] = demoBooks;
    if (!book) throw new Error('the demo has books');
    await addItems(site.ctx.db, bookItem, books, [{ ...book, description: { tr: 'Yalnızca Türkçe' } }]);
    expect((await list('/api/books?lang=ar'))[0]).toMatchObject({
      title: book.title.ar,
      description: 'Yalnızca Türkçe',
      languages: { title: 'ar', description: 'tr' },
    });
  });

  test('Given no published book, then the list is empty, and three samples have an address of their own', async () => {
    expect(await list('/api/books')).toEqual([]);
    expect(await titles('/api/books/samples?lang=en')).toEqual(fallbackBooks.map(({ title }) => title.en));
  });

  test('Given the sample person, nobody yet or somebody else, then the owner’s rooms say truly whether samples are shown', async () => {
    const headers = { Cookie: await signedInBefore(site) };
    const name = { tr: 'Zeynep Ak', en: 'Zeynep Ak', ar: 'زينب آق' };
    for (const [document, count] of [
      [demoProfile, 3],
      [blankProfile, 3],
      [{ ...blankProfile, name }, 0],
    ] as const) {
      await site.ctx.db.update(profiles).set({ document });
      expect(await list('/api/books/samples')).toHaveLength(count);
      const person = await (await site.get('/api/admin/shown-person', headers)).json();
      expect(person).toEqual({ isShipped: count > 0 });
    }
    expect((await site.get('/api/admin/shown-person')).status).toBe(401);
  });

  const other = 'b82a559a-5573-4476-8192-10426faccb00';

  test('Given articles, then the published ones are listed newest first, without their bodies', async () => {
    await addItems(site.ctx.db, articleItem, articles, [
      article({ date: '2026-01-02' }),
      article({ id: other, date: '2026-03-04', title: { tr: 'Yeni' } }),
      article({ id: crypto.randomUUID(), isPublished: false }),
    ]);
    const listed = await list('/api/articles?lang=en');
    expect(listed).toMatchObject([
      { id: other, title: 'Yeni', date: '2026-03-04', languages: { title: 'tr', excerpt: 'en' } },
      { id: article().id, title: article().title.en, date: '2026-01-02' },
    ]);
    for (const each of listed) expect(each).not.toHaveProperty('content');
  });

  test('Given a category, a limit or an offset, then only that part of the list is returned; invalid values are refused', async () => {
    await addItems(site.ctx.db, articleItem, articles, [
      article({ date: '2026-01-02', category: 'Tuhaf' }),
      ...[3, 4, 5].map((day) =>
        article({ id: crypto.randomUUID(), date: `2026-01-0${day}`, category: 'Felsefe' }),
      ),
    ]);
    const dates = async (query: string) =>
      ((await list(`/api/articles?${query}`)) as { date: string }[]).map(({ date }) => date.slice(-1));
    expect(await dates('category=Felsefe&limit=2')).toEqual(['5', '4']);
    expect(await dates('limit=2&offset=2')).toEqual(['3', '2']);
    expect(await dates('offset=3')).toEqual(['2']);
    expect(await dates('category=Yok')).toEqual([]);
    for (const wrong of ['limit=-1', 'limit=x', 'offset=1e9', 'category=%00', 'lang=tr&category=a%00b'])
      expect((await site.get(`/api/articles?${wrong}`)).status).toBe(422);
  });

  test('Given an article among others, then the previous and the next are linked, and as related ones the newest of its category, then of others, in every language the same', async () => {
    const at = (date: string, over: object = {}) =>
      article({ id: crypto.randomUUID(), date, title: { tr: 'Yazı' }, ...over });
    const here = at('2026-02-02', { category: 'Felsefe' });
    const around = [
      at('2026-02-01', { category: 'Radikal' }),
      at('2026-02-03', { category: 'Tuhaf' }),
      at('2026-02-04', { category: 'Felsefe' }),
      at('2026-02-05', { isPublished: false, category: 'Felsefe' }),
      at('2026-02-06', { category: 'CNN Türk' }),
    ];
    await addItems(site.ctx.db, articleItem, articles, [here, ...around]);
    const further = await (await site.get(`/api/articles/${here.id}/ways-on`)).json();
    expect(further).toMatchObject({
      previous: { date: '2026-02-01' },
      next: { date: '2026-02-03' },
      related: [{ date: '2026-02-04' }, { date: '2026-02-06' }, { date: '2026-02-03' }],
    });
    const inEnglish = await (await site.get(`/api/articles/${here.id}/ways-on?lang=en`)).json();
    const datesOf = ({ related }: { related: { date: string }[] }) => related.map(({ date }) => date);
    expect(datesOf(inEnglish)).toEqual(datesOf(further));
    const oldest = await (await site.get(`/api/articles/${around[0]?.id}/ways-on`)).json();
    expect([oldest.previous, oldest.next.date]).toEqual([null, '2026-02-02']);
    for (const none of [other, around[3]?.id, 'no-id'])
      expect((await site.get(`/api/articles/${none}/ways-on`)).status).toBe(404);
  });

  test('Given two articles of one day, then each links to the other once', async () => {
    const [first, second] = [1, 2].map((n) => article({ id: `b82a559a-5573-4476-8192-00000000000${n}` }));
    await addItems(
      site.ctx.db,
      articleItem,
      articles,
      [first, second].flatMap((each) => each ?? []),
    );
    const further = async (id = '') => (await site.get(`/api/articles/${id}/ways-on`)).json();
    expect(await further(first?.id)).toMatchObject({ previous: { id: second?.id }, next: null });
    expect(await further(second?.id)).toMatchObject({ previous: null, next: { id: first?.id } });
  });

  test('Given an article, then the response contains its body, which was sanitised when it was stored', async () => {
    await addItems(site.ctx.db, articleItem, articles, [
      article({ content: { tr: '<p onclick="x()">Bir <em>soru</em></p><script>x()</script>' } }),
    ]);
    const response = await site.get(`/api/articles/${article().id}?lang=ar`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      title: article().title.ar,
      content: '<p>Bir <em>soru</em></p>',
      languages: { title: 'ar', content: 'tr' },
    });
  });

  test.each(['b82a559a-5573-4476-8192-10426faccb01', 'no-id', article().id])(
    'Given no published article %s, then the response is 404 with a problem document',
    async (id) => {
      await addItems(site.ctx.db, articleItem, articles, [article({ isPublished: false })]);
      const response = await site.get(`/api/articles/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );

  test('Given no published recording, then the four samples are listed; given one, then it alone is listed', async () => {
    const [first, second] = sampleMedia;
    if (!first || !second) throw new Error('there are samples');
    await addItems(site.ctx.db, mediaItem, media, [{ ...first, isPublished: false }]);
    expect(await titles('/api/media?lang=en')).toEqual(sampleMedia.map(({ title }) => title.en));
    await addItems(site.ctx.db, mediaItem, media, [second]);
    expect(await list('/api/media?lang=ar')).toMatchObject([
      { title: second.title.ar, channel: second.channel.ar, videoId: second.videoId },
    ]);
  });

  test('Given sections of the about page, then the published ones are listed in the owner’s order, sanitised', async () => {
    const [first, second, third] = demoAbout;
    if (!first || !second || !third) throw new Error('the demo has sections');
    await addItems(site.ctx.db, sectionItem, aboutSections, [
      { ...first, sortOrder: 9 },
      { ...second, sortOrder: 1, content: { tr: '<p>Raf</p><script>x()</script>' } },
      { ...third, isPublished: false },
    ]);
    expect(await list('/api/about?lang=en')).toMatchObject([
      {
        section: second.section,
        title: second.title.en,
        content: '<p>Raf</p>',
        languages: { content: 'tr' },
      },
      { section: first.section, title: first.title.en },
    ]);
  });
});
