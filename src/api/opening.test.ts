import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setPlaceholder } from '#/features/booking/commands/set-placeholder';
import { bookingSettings } from '#/features/booking/table';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import { siteOpening } from '#/features/opening/table';
import { profileRow } from '#/features/profile/queries';
import { addItems } from '#/owner/items/store';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';
import { owner, ownerCookie } from '../../tests/support/owner';

const book = (title: string, isSample: boolean) => ({
  title: { tr: title },
  description: { tr: 'Açıklama' },
  image: '',
  isSample,
});

describe.each(oneEngine)('the opening of the site on %s', (engine) => {
  let site: TestApi;
  let Cookie: string;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
    Cookie = await ownerCookie(site);
    await site.ctx.db.update(siteOpening).set({ openedAt: null, nextStep: 'languages' });
  });
  afterEach(() => site.close());

  const opening = async () => (await site.get('/api/admin/opening', { Cookie })).json();
  const change = (method: string, path: string, body?: object) =>
    site.request(`/api/admin${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const titles = async () =>
    ((await (await site.get('/api/books?lang=tr')).json()) as { title: string }[]).map(({ title }) => title);

  test('Given a site that is being set up, when all steps are finished and the site is opened twice, then it is open since the first time', async () => {
    expect(await (await site.get('/api/opening')).json()).toEqual({ isOpen: false });
    expect(await opening()).toMatchObject({ openedAt: null, nextStep: 'languages', mailsToFiles: false });
    await change('POST', '/opening/steps', { finished: 'languages' });
    for (let press = 0; press < 2; press += 1) await change('POST', '/opening/steps', { finished: 'about' });
    expect(await opening()).toMatchObject({ nextStep: 'content' });
    expect((await change('POST', '/opening/steps', { finished: 'other' })).status).toBe(422);
    await setPlaceholder(site.ctx, true);
    expect((await change('POST', '/opening')).status).toBe(204);
    const [settings] = await site.ctx.db.select().from(bookingSettings);
    expect(settings?.placeholder, 'the invented busy slots').toBe(false);
    site.clock.set('2026-06-09T07:00:00Z');
    expect((await change('POST', '/opening')).status).toBe(204);
    expect(await opening()).toMatchObject({ openedAt: '2026-06-08T07:00:00.000Z', nextStep: null });
    expect(await (await site.get('/api/opening')).json()).toEqual({ isOpen: true });
  });

  test('Given an open site, when the owner closes it, then it is being set up again, without the steps, and can be opened as before; she sees whether free slots are shown as taken', async () => {
    await change('POST', '/opening');
    expect(await opening()).toMatchObject({ placeholder: false });
    await setPlaceholder(site.ctx, true);
    expect(await opening()).toMatchObject({ placeholder: true });
    for (let press = 0; press < 2; press += 1) expect((await change('DELETE', '/opening')).status).toBe(204);
    expect(await opening()).toMatchObject({ openedAt: null, nextStep: null });
    expect(await (await site.get('/api/opening')).json()).toEqual({ isOpen: false });
    site.clock.set('2026-06-09T07:00:00Z');
    await change('POST', '/opening');
    expect(await opening()).toMatchObject({ openedAt: '2026-06-09T07:00:00.000Z', placeholder: false });
  });

  test('Given samples, a changed and a kept sample, and a book of the owner’s, when the owner removes the samples, then the changed, the kept and the owner’s stay, and the others can be restored for a week', async () => {
    await addItems(site.ctx.db, bookItem, books, [
      book('Benim', false),
      book('Örnek', true),
      book('Değişecek örnek', true),
      book('Kalacak örnek', true),
    ]);
    const own: { id: string; title: { tr: string } }[] = await (await site.get('/api/books')).json();
    const changing = own.find(({ title }) => title.tr === 'Değişecek örnek')?.id;
    expect((await change('PUT', `/books/${changing}`, { title: { tr: 'Değişti' } })).status).toBe(200);
    const kept = own.find(({ title }) => title.tr === 'Kalacak örnek')?.id;
    expect((await change('PUT', `/books/${kept}`, { version: 1 })).status).toBe(200);
    const samples = [{ id: expect.any(String), title: { tr: 'Örnek', en: '', ar: '' } }];
    expect((await opening()).samples).toContainEqual({ noun: 'books', samples, total: 4 });

    expect((await change('DELETE', '/samples')).status).toBe(204);
    expect((await titles()).sort()).toEqual(['Benim', 'Değişti', 'Kalacak örnek']);
    expect(await opening()).toMatchObject({ removedUntil: '2026-06-15T07:00:00.000Z' });
    expect((await change('POST', '/samples')).status).toBe(204);
    expect(await titles()).toContain('Örnek');
    expect((await change('POST', '/samples')).status).toBe(404);

    await change('DELETE', '/samples');
    site.clock.set('2026-06-15T07:00:01Z');
    expect(await opening()).toMatchObject({ removedUntil: null });
    expect((await change('POST', '/samples')).status).toBe(404);
  });

  test('Given a book whose title the owner has changed, then its shipped picture is still a sample, until it is kept; whoever keeps a book as it is keeps its picture too', async () => {
    const image = (name: string) => ({ image: `/img/${name}.webp` });
    await addItems(site.ctx.db, bookItem, books, [
      { ...book('Bir', true), ...image('bir') },
      { ...book('İki', true), ...image('iki') },
    ]);
    const pictures = async () =>
      (await opening()).samples.find(({ noun }: { noun: string }) => noun === 'books').samples;
    const shown: { id: string; title: { tr: string } }[] = await (await site.get('/api/books')).json();
    const idOf = (title: string) => shown.find((each) => each.title.tr === title)?.id;
    await change('PUT', `/books/${idOf('İki')}`, { version: 1 });
    await change('PUT', `/books/${idOf('Bir')}`, { title: { tr: 'Değişti' } });
    expect(await pictures()).toMatchObject([{ title: { tr: 'Değişti' }, picture: '/img/bir.webp' }]);
    await change('POST', '/profile/kept', { names: ['/img/bir.webp'] });
    expect(await pictures()).toEqual([]);
  });

  test('Given a profile with a name, a figure and a text of the owner’s, when she removes the rest, then nothing of the sample person is left in it, nor a shipped picture in a book of hers; what she writes then outlasts the undoing', async () => {
    const shipped = await (await site.get('/api/admin/profile', { Cookie })).json();
    await addItems(site.ctx.db, bookItem, books, [{ ...book('Benim', false), image: '/img/books/bir.webp' }]);
    const patients = { value: '12', label: { tr: 'danışan' } };
    const description = { ...shipped.description, en: 'Ada is a physician.' };
    const hers = { name: { tr: 'Ada Işık' }, consultingDeck: { tr: 'Dinlerim.' }, description };
    await change('PUT', '/profile', { ...hers, figures: [patients, ...shipped.figures.slice(1)] });
    await change('POST', '/opening/steps', { finished: 'about' });
    const reached = (await profileRow(site.ctx)).document;
    expect(reached, 'where visitors and the site write, though samples stay').toMatchObject({
      email: owner.email,
      phone: '',
      whatsapp: '',
      social: {},
    });
    expect(reached.trainingEmail).toBeUndefined();
    expect((await opening()).contact).toEqual([]);
    expect(reached.portrait.src).not.toBe('');

    expect((await change('DELETE', '/samples')).status).toBe(204);
    expect((await opening()).samples.flatMap(({ samples }: { samples: object[] }) => samples)).toEqual([]);
    // Only fields of the profile that the owner has written count as her own, not those that are empty now.
    expect((await opening()).samples).toContainEqual({ noun: 'profile', samples: [], total: 12 });
    expect((await opening()).missing).toEqual(['portrait', 'deck']);
    const { document } = await profileRow(site.ctx);
    expect(document).toMatchObject({
      name: { tr: 'Ada Işık' },
      email: owner.email,
      description: { tr: '', en: 'Ada is a physician.' },
      figures: [patients],
      portrait: { src: '', alt: { tr: '' } },
      social: {},
      texts: { consultingDeck: { tr: 'Dinlerim.' }, contactText: { tr: '' } },
    });
    expect(JSON.stringify(document)).not.toMatch(/eyla|ünışık|ليلى|img|575/);
    const image = async () => (await (await site.get('/api/books?lang=tr')).json())[0].image;
    expect(await image()).toBe('');

    await change('PUT', '/profile', { phone: '+90 312 111 22 33' });
    expect((await change('POST', '/samples')).status).toBe(204);
    const restored = await (await site.get('/api/admin/profile', { Cookie })).json();
    expect(restored).toMatchObject({
      phone: '+90 312 111 22 33',
      deck: shipped.deck,
      contactText: shipped.contactText,
      portrait: shipped.portrait,
    });
    expect(restored.figures).toHaveLength(5);
    expect(await image()).toBe('/img/books/bir.webp');
  });

  test('Given samples that are removed twice, as in two windows, then all of them can be restored for a week from then on', async () => {
    await addItems(site.ctx.db, bookItem, books, [book('Örnek', true)]);
    await change('DELETE', '/samples');
    site.clock.set('2026-06-10T07:00:00Z');
    await addItems(site.ctx.db, bookItem, books, [book('Başka örnek', true)]);
    await change('DELETE', '/samples');
    expect(await opening()).toMatchObject({ removedUntil: '2026-06-17T07:00:00.000Z' });
    expect((await change('POST', '/samples')).status).toBe(204);
    expect((await titles()).sort()).toEqual(['Başka örnek', 'Örnek']);
  });

  test('Given no session, then nobody can list or remove the samples, or open or close the site', async () => {
    for (const [method, path] of [
      ['GET', '/opening'],
      ['POST', '/opening'],
      ['DELETE', '/opening'],
      ['POST', '/opening/steps'],
      ['DELETE', '/samples'],
      ['POST', '/samples'],
    ] as const) {
      const headers = { 'Content-Type': 'application/json' };
      expect((await site.request(`/api/admin${path}`, { method, headers })).status).toBe(401);
    }
    expect(await (await site.get('/api/opening')).json()).toEqual({ isOpen: false });
  });
});
