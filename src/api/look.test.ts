import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnersLook } from '#/features/look/admin-contract';
import { shippedLook } from '#/features/look/contract';
import { publishedLook } from '#/features/look/queries';
import { pictures } from '#/features/pictures/table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines } from '../../tests/support/database';
import { signedInBefore } from '../../tests/support/owner';

describe.each(engines)('the look on %s', (engine) => {
  let site: TestApi;
  let Cookie: string;
  beforeAll(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
    Cookie = await signedInBefore(site);
  });
  afterAll(() => site.close());

  const ask = (method: string, path = '', body?: object) =>
    site.request(`/api/admin/look${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const read = async (): Promise<OwnersLook> => (await ask('GET')).json();
  const contentVersion = async () => {
    const { rows } = await site.ctx.db.execute(sql`select version from content_version`);
    return Number(rows[0]?.version);
  };
  const green = { ...shippedLook, accent: '#0b6b50' };

  test('Given a look that is tried out, then only publishing changes the site; it can be undone, and redone', async () => {
    const before = await contentVersion();
    expect(await read()).toEqual({ version: 0, published: shippedLook, draft: null, previous: null });
    const kept = await ask('PUT', '/draft', { look: green, version: 0 });
    expect(await kept.json()).toMatchObject({ version: 1, draft: green, published: shippedLook });
    expect([await publishedLook(site.ctx), await contentVersion()]).toEqual([shippedLook, before]);

    const published = await ask('POST', '/publish', { version: 1 });
    expect(await published.json()).toEqual({
      version: 2,
      published: green,
      draft: null,
      previous: shippedLook,
    });
    expect(await contentVersion()).toBeGreaterThan(before);
    for (const [version, look] of [
      [2, shippedLook],
      [3, green],
    ] as const) {
      expect(await (await ask('POST', '/undo', { version })).json()).toMatchObject({ published: look });
      expect(await publishedLook(site.ctx)).toEqual(look);
    }

    // A draft that equals the published look is not kept as a draft.
    const same = await ask('PUT', '/draft', { look: green, version: 4 });
    expect(await same.json()).toMatchObject({ draft: null });
  });

  test('Given a site without articles, then their section is known to be empty, until one is published', async () => {
    const empty = async () => (await ask('GET', '/empty')).json();
    expect(await empty()).toEqual(['articles']);
    const created = await site.request('/api/admin/articles', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({
        title: 'Kısa',
        excerpt: 'Kısa',
        content: '<p>Kısa</p>',
        category: 'Felsefe',
        date: '2026-06-01',
        isPublished: true,
      }),
    });
    expect(created.status).toBe(201);
    expect(await empty()).toEqual([]);
  });

  test('Given a version that is not the latest, then nothing is changed', async () => {
    const { version, published } = await read();
    const stale = await ask('PUT', '/draft', { look: shippedLook, version: version - 1, language: 'en' });
    expect([stale.status, (await stale.json()).detail]).toEqual([
      409,
      expect.stringContaining('another tab'),
    ]);
    expect((await ask('POST', '/publish', { version: version + 1 })).status).toBe(409);
    expect(await read()).toMatchObject({ version, published, draft: null });
  });

  test('Given an uploaded picture, then it is the wordmark in its stored size; one that is not stored is refused by its name', async () => {
    const url = `/uploads/${'a1'.repeat(16)}.webp`;
    await site.ctx.db
      .insert(pictures)
      .values({ url, width: 300, height: 100, placeholder: '', hash: 'a1'.repeat(32) });
    const { version } = await read();
    const stored = { url, width: 300, height: 100 };
    const look = { ...green, shortName: { tr: ' Leyla ', en: '' } };
    const kept = await ask('PUT', '/draft', {
      look: { ...look, wordmark: { url, width: 9000, height: 1, night: 'plate' }, iconPicture: null },
      version,
    });
    expect((await kept.json()).draft).toMatchObject({
      wordmark: { ...stored, night: 'plate' },
      shortName: { tr: 'Leyla' },
    });
    const missing = { url: `/uploads/${'0'.repeat(32)}.jpg`, width: 9, height: 9 };
    const refusal = await ask('PUT', '/draft', {
      look: { ...green, icon: 'picture', iconPicture: missing, wordmark: { ...missing, night: 'same' } },
      version: version + 1,
      language: 'en',
    });
    expect([refusal.status, (await refusal.json()).errors]).toEqual([
      422,
      [
        { path: 'iconPicture', message: expect.stringContaining('icon is not on the server') },
        { path: 'wordmark', message: expect.stringContaining('logo is not on the server') },
      ],
    ]);
    for (const bad of ['https://elsewhere.example/logo.png', '/uploads/logo.svg', `/uploads/../${url}`]) {
      const refused = await ask('PUT', '/draft', {
        look: { ...green, wordmark: { ...stored, url: bad, night: 'same' } },
        version: version + 1,
      });
      expect([bad, refused.status]).toEqual([bad, 422]);
    }
  });

  test('Given colours that can’t be read, or are none, then each is named, in the reader’s language', async () => {
    const { version } = await read();
    const pale = { ...shippedLook, accent: '#ffee88', paper: '#444444', night: '#cccccc' };
    const refused = await ask('PUT', '/draft', { look: pale, version, language: 'ar' });
    const { errors } = (await refused.json()) as { errors: { path: string; message: string }[] };
    expect([refused.status, errors.map(({ path }) => path)]).toEqual([422, ['accent', 'paper', 'night']]);
    expect(errors.every(({ message }) => /\p{Script=Arabic}/u.test(message))).toBe(true);
    const hostile = { ...shippedLook, accent: 'red}</style><script>alert(1)</script>' };
    expect((await ask('PUT', '/draft', { look: hostile, version })).status).toBe(422);
    expect((await site.get('/api/admin/look')).status).toBe(401);
  });
});
