import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import type { OwnersLanguages } from '#/features/languages/admin-contract';
import { followLanguages } from '#/features/languages/followed-languages';
import { siteTimeZone } from '#/features/profile/queries';
import { addItems } from '#/owner/items/store';
import { followContentVersion } from '#/platform/db/content-version';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, onOneEngine } from '../../tests/support/database';
import { signedInBefore } from '../../tests/support/owner';

const book = (title: Partial<Record<'tr' | 'en' | 'ar', string>>) => ({
  title: { tr: '', ...title },
  description: { tr: '' },
  image: '',
});

describe.each(engines)('the languages of a site on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let Cookie: string;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
    Cookie = await signedInBefore(site);
  });
  afterEach(() => site.close());

  const languages = async (): Promise<OwnersLanguages> =>
    (await site.get('/api/admin/languages', { Cookie })).json();
  const choose = (main: string, chosen: string[], language = 'tr') =>
    site.request('/api/admin/languages', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ main, public: chosen, language }),
    });
  const gapsIn = async (locale: 'tr' | 'en' | 'ar', noun: string) =>
    (await languages()).gaps[locale].find((gap) => gap.noun === noun);
  const titles = async (query: string) =>
    ((await (await site.get(`/api/books${query}`)).json()) as { title: unknown }[]).map(({ title }) => title);

  const saveProfile = async (change: object) => {
    const { version } = await (await site.get('/api/admin/profile', { Cookie })).json();
    await site.request('/api/admin/profile', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ version, ...change }),
    });
  };

  test('Given the shipped site, then all languages are public and Turkish is the main one; when others are chosen, then another instance knows them', async () => {
    const content = await followContentVersion(site.database, siteTimeZone);
    const elsewhere = followLanguages(site.ctx, content);
    expect(await elsewhere.read()).toEqual(everyLanguage);
    expect(await languages()).toMatchObject({ main: 'tr', public: ['tr', 'en', 'ar'], unfit: [] });
    expect((await choose('en', ['ar', 'en'])).status).toBe(200);
    await expect.poll(() => elsewhere.read()).toEqual({ main: 'en', public: ['en', 'ar'] });
    await expect.poll(() => elsewhere.known()).toEqual({ main: 'en', public: ['en', 'ar'] });
    await content.stop();
  });

  testOnOneEngine(
    'Given a closed main language, no language, or a main one without the profile’s texts, then it is refused and nothing changes',
    async () => {
      expect((await choose('tr', ['en'])).status).toBe(409);
      expect((await choose('tr', [])).status).toBe(422);
      expect((await choose('fr', ['fr'])).status).toBe(422);
      const city = { tr: 'İzmir', en: 'Izmir', ar: '' };
      await saveProfile({ city });
      const refused = await choose('ar', ['ar', 'tr'], 'en');
      expect([refused.status, (await refused.json()).detail]).toEqual([
        409,
        'This cannot be the main language: the profile lacks required texts in it.',
      ]);
      expect(await languages()).toMatchObject({ main: 'tr', public: ['tr', 'en', 'ar'], unfit: ['ar'] });
      expect(await gapsIn('ar', 'profile')).toMatchObject({
        missing: 1,
        first: [{ id: 'contact', title: null }],
      });
    },
  );

  testOnOneEngine(
    'Given an empty profile, then a language can be switched off, and any other can become the main one: it lacks nothing that the main one has',
    async () => {
      const removed = await site.request('/api/admin/samples', {
        method: 'DELETE',
        headers: { Cookie },
      });
      expect(removed.ok).toBe(true);
      expect((await choose('tr', ['tr', 'ar'])).status).toBe(200);
      expect((await languages()).public).toEqual(['tr', 'ar']);
      expect((await languages()).unfit).toEqual([]);
      expect((await choose('ar', ['tr', 'ar'])).status).toBe(200);
      expect((await choose('tr', ['tr', 'ar'])).status).toBe(200);
      await saveProfile({ city: { tr: 'İzmir', en: 'Izmir', ar: '' } });
      expect((await languages()).unfit).toEqual(['ar']);
      expect((await choose('ar', ['tr', 'ar'])).status).toBe(409);
    },
  );

  test('Given two tabs with the same choice before them, when each takes another language off, then the second is refused and says why', async () => {
    const seen = { main: 'tr', public: ['tr', 'en', 'ar'] };
    const close = async (kept: string[]) => {
      const response = await site.request('/api/admin/languages', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({ main: 'tr', public: kept, seen, language: 'en' }),
      });
      return [response.status, (await response.json()).detail];
    };
    expect((await close(['tr', 'en']))[0]).toBe(200);
    expect(await close(['tr', 'ar'])).toEqual([409, expect.stringContaining('another tab')]);
    expect((await languages()).public).toEqual(['tr', 'en']);
  });

  test('Given books that some languages lack, then they are counted and named; and visitors see those that have a title in the main one', async () => {
    await addItems(site.ctx.db, bookItem, books, [
      book({ tr: 'Üç dilde', en: 'In three', ar: 'بثلاث' }),
      book({ tr: 'Yalnız Türkçe' }),
      book({ en: 'Only English' }),
    ]);
    const named = (titles: (string | undefined)[]) => ({ total: 3, missing: titles.length });
    expect(await gapsIn('ar', 'books')).toMatchObject(named(['Yalnız Türkçe', '']));
    expect((await gapsIn('en', 'books'))?.first.map(({ title }) => title?.tr)).toEqual(['Yalnız Türkçe']);
    expect((await gapsIn('tr', 'books'))?.first.map(({ title }) => title?.en)).toEqual(['Only English']);
    expect((await titles('?lang=en')).toSorted()).toEqual(['In three', 'Yalnız Türkçe']);
    await choose('en', ['en', 'tr']);
    expect((await titles('?lang=tr')).toSorted()).toEqual(['Only English', 'Üç dilde']);
    expect(await titles('')).toEqual(
      expect.arrayContaining([{ tr: 'Üç dilde', en: 'In three' }, { en: 'Only English' }]),
    );
  });

  testOnOneEngine(
    'Given a service whose question one language lacks, then that language lacks a text of the service',
    async () => {
      const created = await site.request('/api/admin/consulting-services', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({
          title: { tr: 'Tanışma', en: 'First talk', ar: 'لقاء' },
          category: 'marketing',
          questions: [{ id: 'goal', kind: 'text', label: { tr: 'Hedefiniz', en: 'Your goal' } }],
        }),
      });
      expect([created.status, (await created.json()).languages]).toEqual([
        201,
        { tr: 'ready', en: 'ready', ar: 'missing' },
      ]);
      expect(await gapsIn('ar', 'consulting-services')).toMatchObject({
        missing: 1,
        first: [{ id: 'tanisma' }],
      });
      expect(await gapsIn('en', 'consulting-services')).toMatchObject({ missing: 0 });
      // The gaps of all nouns of the catalogue are counted, categories included.
      const offered = ['services', 'packages', 'categories'].map((kind) => `consulting-${kind}`);
      const taught = ['training-services', 'corporate-programs', 'training-categories'];
      const counted = (await languages()).gaps.ar.map(({ noun }: { noun: string }) => noun);
      expect(counted).toEqual(expect.arrayContaining([...offered, ...taught]));
    },
  );

  testOnOneEngine(
    'Given a site without Turkish, then the English texts are required, Turkish ones are not, and nothing of the sample person is left in what is saved',
    async () => {
      await choose('en', ['en', 'ar']);
      const send = (method: string, path: string, body: object) =>
        site.request(`/api/admin/${path}?lang=en`, {
          method,
          headers: { 'Content-Type': 'application/json', Cookie },
          body: JSON.stringify(body),
        });
      const refused = await send('POST', 'books', { title: { tr: 'Kitap' } });
      expect([refused.status, (await refused.json()).errors]).toEqual([
        422,
        [{ path: 'title.en', message: 'This field is required' }],
      ]);
      const created = await send('POST', 'books', {
        title: { en: 'A book' },
        description: { en: 'About it' },
      });
      expect([created.status, (await created.json()).languages]).toEqual([
        201,
        { tr: 'missing', en: 'ready', ar: 'missing' },
      ]);
      const { version } = await (await site.get('/api/admin/profile', { Cookie })).json();
      const own = { name: { en: 'Jane Doe' }, roles: { en: 'Adviser' }, city: { en: 'Leeds' } };
      expect((await send('PUT', 'profile', { version, ...own })).status).toBe(200);
      const { name, roles, city } = await (await site.get('/api/profile?lang=ar')).json();
      expect({ name, roles, city }).toEqual({ name: 'Jane Doe', roles: ['Adviser'], city: 'Leeds' });
      const profile = await (await site.get('/api/admin/profile', { Cookie })).json();
      expect(profile.samples).toContain('figures');
      const figures = profile.figures.map((figure: { label: object }) => ({
        ...figure,
        label: { ...figure.label, en: 'Hers' },
      }));
      await send('PUT', 'profile', { version: profile.version, figures });
      const { samples } = await (await site.get('/api/admin/profile', { Cookie })).json();
      expect(samples).not.toContain('figures');
      const path = 'consulting-services/buyume-stratejisi';
      expect((await send('PUT', path, { title: { en: 'One hour' }, description: { en: '' } })).status).toBe(
        200,
      );
      const service = expect.objectContaining({ id: 'buyume-stratejisi', title: 'One hour' });
      expect(await (await site.get('/api/consulting-services?lang=ar')).json()).toContainEqual(service);
      expect(
        await (await site.get('/api/availability?service=buyume-stratejisi&lang=ar')).json(),
      ).toMatchObject({
        service: { title: 'One hour' },
      });
    },
  );

  testOnOneEngine(
    'Given a sample whose Turkish is folded away, when its English is rewritten, then the Turkish goes, and stays gone when Turkish is opened',
    async () => {
      const texts = { title: { tr: 'Örnek', en: 'Sample' }, description: { tr: 'Örnek metin', en: 'Text' } };
      await addItems(site.ctx.db, bookItem, books, [{ ...texts, image: '', isSample: true }]);
      const change = async (body: object) => {
        const [book] = await (await site.get('/api/admin/books', { Cookie })).json();
        const changed = await site.request(`/api/admin/books/${book.id}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Cookie },
          body: JSON.stringify({ ...book, ...body }),
        });
        const { title, description } = await changed.json();
        return { title: title.tr, description: description.tr };
      };
      await choose('en', ['en', 'ar']);
      expect(await change({ title: { ...texts.title, en: 'My own book' } })).toEqual({
        title: '',
        description: 'Örnek metin',
      });
      // From now on the item is the owner's own, so none of its texts are removed.
      await change({ title: { tr: 'Kitabım', en: 'My own book' } });
      expect(await change({ title: { tr: 'Kitabım', en: 'My book' } })).toMatchObject({ title: 'Kitabım' });
    },
  );

  testOnOneEngine(
    'Given somebody who isn’t signed in, then the languages can be neither read nor changed',
    async () => {
      expect((await site.get('/api/admin/languages')).status).toBe(401);
      const Cookie = '';
      const body = JSON.stringify({ main: 'en', public: ['en'] });
      const headers = { 'Content-Type': 'application/json', Cookie };
      expect((await site.request('/api/admin/languages', { method: 'PUT', headers, body })).status).toBe(401);
    },
  );
});
