import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Item, type Kind, kinds, title, words } from '../../tests/support/item-kinds';
import { signedInBefore } from '../../tests/support/owner';

const orderableKinds = kinds.filter(({ kind }) => kind !== 'articles');
const unknownId = '3e1f1c1e-0000-4000-8000-000000000000';

describe.each(engines)('the owner’s content API on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let owner: Record<string, string>;
  beforeAll(async () => {
    site = await openTestApi(engine, '2026-06-08T22:30:00Z');
    owner = { Cookie: await signedInBefore(site) };
  });
  afterAll(() => site.close());
  beforeEach(() => site.ctx.db.execute(sql`truncate books, media, articles, about_sections cascade`));

  const send = (method: string, path: string, sent?: unknown) =>
    site.request(`/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...owner },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
  const create = async ({ kind, full }: Pick<Kind, 'kind' | 'full'>): Promise<Item> => {
    const response = await send('POST', kind, full);
    expect(response.status).toBe(201);
    return response.json();
  };
  const list = async (kind: string): Promise<Item[]> => (await send('GET', kind)).json();
  const publicList = async (kind: string, lang = 'tr'): Promise<Item[]> =>
    (await site.get(`/api/${kind}?lang=${lang}`)).json();

  test.each(kinds)('Given a complete item of $kind, then it is stored exactly as sent', async (each) => {
    const created = await create(each);
    const { sortOrder, videoId, ...same } = each.full;
    expect(created).toMatchObject({
      ...same,
      ...(sortOrder ? { sortOrder: 7 } : {}),
      ...(videoId ? { videoId: 'aqz-KE-bpKQ', platform: 'youtube' } : {}),
      version: 1,
      isPublished: true,
      languages: { tr: 'ready', en: 'ready', ar: 'ready' },
    });
    expect(await list(each.kind)).toMatchObject([{ id: created.id }]);
    expect(await (await send('GET', `${each.kind}/${created.id}`)).json()).toEqual(created);
  });

  test.each(kinds)(
    'Given the required fields of $kind alone, then the others have their defaults',
    async ({ kind, least }) => {
      const created = await create({ kind, full: least });
      expect(created).toMatchObject({
        title: { tr: 'Yalnızca Türkçe', en: '', ar: '' },
        isPublished: true,
        languages: { tr: 'ready', en: 'missing', ar: 'missing' },
      });
      if (kind === 'articles' || kind === 'media') expect(created.date).toBe('2026-06-09');
      else expect(created.sortOrder).toBe(0);
      if (kind === 'articles') expect(created.readTime).toBe(1);
    },
  );

  test.each(kinds)(
    'Given a change of $kind, then fields that were left out stay the same, and visitors see the change',
    async (each) => {
      const { kind, text } = each;
      const { id } = await create(each);
      const changed = { title: { tr: 'Yeni', en: 'New' }, version: 1 };
      const response = await send('PUT', `${kind}/${id}`, changed);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        title: { tr: 'Yeni', en: 'New', ar: '' },
        [text]: each.full[text],
        version: 2,
        languages: { en: 'ready', ar: 'missing' },
      });
      expect(await publicList(kind, 'en')).toMatchObject([{ id, title: 'New' }]);
    },
  );

  test.each(kinds)(
    'Given two people who change the same item of $kind, then the second one gets a conflict with the stored version',
    async (each) => {
      const { kind } = each;
      const { id } = await create(each);
      const first = await send('PUT', `${kind}/${id}`, { title: 'Birinci', version: 1 });
      expect(first.status).toBe(200);
      const second = await send('PUT', `${kind}/${id}`, { title: 'İkinci', version: 1 });
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({ current: { version: 2, title: { tr: 'Birinci' } } });
      expect(await list(kind)).toMatchObject([{ title: { tr: 'Birinci' } }]);
      // A change without a version overwrites the item, whatever its version is.
      expect((await send('PUT', `${kind}/${id}`, { title: 'Üçüncü' })).status).toBe(200);
    },
  );

  test.each(kinds)(
    'Given ten concurrent changes of the same item of $kind, then exactly one is stored',
    async (each) => {
      const { id } = await create(each);
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          send('PUT', `${each.kind}/${id}`, { title: `Sürüm ${index}`, version: 1 }),
        ),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(9).fill(409)]);
    },
  );

  testOnOneEngine.each(kinds)('Given a draft of $kind, then only the owner sees it', async (each) => {
    const { kind, full } = each;
    const { id } = await create({ kind, full: { ...full, isPublished: false } });
    const ids = async () => (await publicList(kind)).map((item) => item.id);
    expect(await ids()).not.toContain(id);
    await send('PUT', `${kind}/${id}`, { isPublished: true });
    expect(await ids()).toEqual([id]);
  });

  test.each(kinds)(
    'Given a deleted item of $kind, then nobody sees the item until the deletion is undone',
    async (each) => {
      const { kind } = each;
      const { id } = await create(each);
      const deleted = await send('DELETE', `${kind}/${id}`);
      expect([deleted.status, await deleted.text()]).toEqual([204, '']);
      expect(await list(kind)).toEqual([]);
      expect((await publicList(kind)).map((item) => item.id)).not.toContain(id);
      for (const [method, sent] of [['GET'], ['PUT', { title: 'x' }], ['DELETE']] as const)
        expect((await send(method, `${kind}/${id}`, sent)).status).toBe(404);
      const restored = await send('POST', `${kind}/${id}/restore`, {});
      expect(restored.status).toBe(200);
      expect(await restored.json()).toMatchObject({ id, title });
      expect(await publicList(kind)).toMatchObject([{ id }]);
    },
  );

  testOnOneEngine.each(kinds)(
    'Given an unknown id of $kind, or an unknown kind, then 404',
    async ({ kind, least }) => {
      for (const id of [unknownId, 'no-id', "x'%20or%201=1"]) {
        expect((await send('GET', `${kind}/${id}`)).status).toBe(404);
        expect((await send('PUT', `${kind}/${id}`, least)).status).toBe(404);
        expect((await send('DELETE', `${kind}/${id}`)).status).toBe(404);
        expect((await send('POST', `${kind}/${id}/restore`, {})).status).toBe(404);
      }
      expect((await send('POST', 'poems', least)).status).toBe(404);
    },
  );

  test.each(orderableKinds)(
    'Given a new order of $kind, then visitors get the items in that order',
    async (each) => {
      const { kind } = each;
      const made = [await create(each), await create(each), await create(each)];
      const wanted = [made[2], made[0], made[1]].map((item) => item?.id);
      const response = await send('PUT', `${kind}/order`, { ids: wanted });
      expect(response.status).toBe(200);
      expect(((await response.json()) as Item[]).map(({ id, sortOrder }) => [id, sortOrder])).toEqual(
        wanted.map((id, index) => [id, index + 1]),
      );
      expect((await publicList(kind)).map(({ id }) => id)).toEqual(wanted);
      expect((await send('PUT', `${kind}/order`, { ids: [...wanted, unknownId] })).status).toBe(404);
      expect((await send('PUT', `${kind}/order`, { ids: [] })).status).toBe(422);
    },
  );

  testOnOneEngine.each(kinds)(
    'Given public responses of $kind, then they contain none of the owner’s fields',
    async (each) => {
      const { id } = await create(each);
      const responses: object[] = await publicList(each.kind);
      if (each.kind === 'articles') responses.push(await (await site.get(`/api/articles/${id}`)).json());
      for (const key of ['version', 'automatic', 'createdAt', 'updatedAt', 'deletedAt', 'sourceUrl'])
        for (const response of responses) expect(response).not.toHaveProperty(key);
    },
  );

  testOnOneEngine('Given HTML with a script, then the HTML is sanitised when it is stored', async () => {
    const evil = { tr: '<h1>A</h1><p onclick="x()">B<script>x()</script></p>', en: '<svg onload=x()>C' };
    for (const kind of kinds.filter(({ text }) => text === 'content')) {
      const { id } = await create({ kind: kind.kind, full: { ...kind.full, content: evil } });
      const clean = { content: { tr: '<h2>A</h2><p>B</p>', en: 'C', ar: '' } };
      expect(await (await send('GET', `${kind.kind}/${id}`)).json()).toMatchObject(clean);
      await send('PUT', `${kind.kind}/${id}`, { content: { tr: '<a href="javascript:x()">D</a>' } });
      expect(await (await send('GET', `${kind.kind}/${id}`)).json()).toMatchObject({
        content: { tr: '<a>D</a>', en: '' },
      });
    }
  });

  testOnOneEngine('Given an article without a reading time, then it is computed from the body', async () => {
    const long = { tr: `<p>${'söz '.repeat(401)}</p>` };
    const { id, readTime } = await create({
      kind: 'articles',
      full: { title: 'Uzun', content: long, readTime: null },
    });
    expect(readTime).toBe(3);
    const change = async (sent: object) => (await send('PUT', `articles/${id}`, sent)).json();
    expect(await change({ readTime: 9 })).toMatchObject({ readTime: 9 });
    expect(await change({ title: 'Kısa' })).toMatchObject({ readTime: 9 });
    expect(await change({ content: 'Bir' })).toMatchObject({ readTime: 1 });
  });

  testOnOneEngine(
    'Given articles, then the list says which languages have a body, but leaves the bodies out',
    async () => {
      await create({
        kind: 'articles',
        full: { title, excerpt: words, content: { tr: '<p>A</p>', en: '<p>B</p>' } },
      });
      const [listed] = await list('articles');
      expect(listed).not.toHaveProperty('content');
      expect(listed?.languages).toEqual({ tr: 'ready', en: 'ready', ar: 'missing' });
    },
  );

  testOnOneEngine('Given automatic translations, then the list says for which languages', async () => {
    const book = kinds[0] as Kind;
    const created = await create({ ...book, full: { ...book.full, automatic: ['en', 'tr'] } });
    expect(created).toMatchObject({ automatic: ['en'], languages: { en: 'automatic', ar: 'ready' } });
  });

  testOnOneEngine(
    'Given a marketplace without a logo, then the logo is a cart; given an empty marketplace, then it is dropped',
    async () => {
      const { marketplaces } = await create({
        kind: 'books',
        full: {
          title,
          marketplaces: [
            { name: 'Liman', url: 'https://a.example' },
            { name: '', url: '', logo: '🛒' },
          ],
        },
      });
      expect(marketplaces).toEqual([{ name: 'Liman', url: 'https://a.example', logo: '🛒' }]);
    },
  );
});
