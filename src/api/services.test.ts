import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadFrom } from '#/features/catalogue/queries';
import { consultingServices } from '#/features/catalogue/table';
import { profiles } from '#/features/profile/table';
import { fillContent } from '#/main/content';
import { demoProfile } from '#content/profile/demo';
import { engines, openTestDatabase } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { reservationFor } from '../../tests/support/reservation';

const now = '2026-06-04T09:00:00Z';

interface Item {
  id: string;
  version: number;
  isSample: boolean;
}
const draft = {
  title: { tr: 'Fiyat görüşmesi: ÇOK kısa', en: 'Pricing talk' },
  description: { tr: 'Fiyatınıza birlikte bakarız.' },
  category: 'marketing',
  durations: '45',
  price: { mode: 'shown', amount: '1500', currency: 'TRY' },
};

describe.each(engines)('the owner’s services on %s', (engine) => {
  let site: Inbox;
  beforeAll(async () => {
    site = await openInbox(engine, now);
  });
  afterAll(() => site.close());

  const owner = async (method: string, path: string, body?: object) => {
    const response = await site.owner(method, path, body);
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };
  const shown = async (lang = 'tr') =>
    (await (await site.visitor.get(`/api/consulting-services?lang=${lang}`)).json()) as Record<
      string,
      unknown
    >[];

  test('Given a list of services or programs with a limit, then it has the first ones; a limit that is no number is refused', async () => {
    for (const name of ['consulting-services', 'training-services']) {
      const list = async (query = '') => (await site.visitor.get(`/api/${name}?lang=en${query}`)).json();
      const all = (await list()) as object[];
      expect(all.length).toBeGreaterThan(2);
      expect(await list('&limit=2')).toEqual(all.slice(0, 2));
      expect((await site.visitor.get(`/api/${name}?limit=two`)).status).toBe(422);
    }
  });

  test('Given an emptied number, then it is asked for, because 0 may mean something; an emptied position is 0', async () => {
    const pack = {
      title: { tr: 'Üçlü paket' },
      description: { tr: 'Üç görüşme' },
      sessions: '3',
      minutes: '60',
      sortOrder: '',
    };
    const refused = await owner('POST', 'consulting-packages?lang=en', { ...pack, returnHours: '' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'returnHours', message: 'This field is required' }] },
    });
    const created = await owner('POST', 'consulting-packages', { ...pack, returnHours: '0' });
    expect(created).toMatchObject({ status: 201, body: { returnHours: 0, sortOrder: 0 } });
    await owner('DELETE', `consulting-packages/${created.body.id}`);
  });

  test('Given a new service, then its id is made of its title and stays, visitors see it, and it can be booked for as long as it takes', async () => {
    const created = await owner('POST', 'consulting-services', draft);
    expect(created).toMatchObject({ status: 201, body: { id: 'fiyat-gorusmesi-cok-kisa', isSample: false } });
    const twin = await owner('POST', 'consulting-services', draft);
    expect(twin.body.id).toBe('fiyat-gorusmesi-cok-kisa-2');
    const arabic = { ...draft, title: { ar: 'استشارة قصيرة' } };
    await owner('PUT', 'languages', { main: 'ar', public: ['ar', 'tr', 'en'] });
    expect((await owner('POST', 'consulting-services', arabic)).body.id).toBe('astshara-qsira');
    expect((await owner('POST', 'consulting-services', arabic)).body.id).toBe('astshara-qsira-2');
    for (const id of ['astshara-qsira', 'astshara-qsira-2'])
      await owner('DELETE', `consulting-services/${id}`);
    await owner('PUT', 'languages', { main: 'tr', public: ['tr', 'en', 'ar'] });
    const changed = await owner('PUT', 'consulting-services/fiyat-gorusmesi-cok-kisa', {
      title: { tr: 'Fiyat', en: 'Price' },
      version: 1,
    });
    expect(changed).toMatchObject({ status: 200, body: { id: 'fiyat-gorusmesi-cok-kisa', version: 2 } });
    expect((await shown('en')).find(({ id }) => id === 'fiyat-gorusmesi-cok-kisa')).toEqual({
      id: 'fiyat-gorusmesi-cok-kisa',
      title: 'Price',
      description: 'Fiyatınıza birlikte bakarız.',
      category: 'marketing',
      categoryTitle: 'Marketing & Growth',
      duration: '45 minutes',
      minutes: 45,
      bookable: true,
      price: { amount: 1500, currency: 'TRY' },
    });
    const book = (over: Record<string, unknown>) =>
      site.visitor.post('/api/reservations', reservationFor('2026-06-10-10', over));
    expect(
      (
        await book({
          service: 'Fiyat görüşmesi: ÇOK kısa',
          serviceId: undefined,
          serviceDuration: '45 dakika',
        })
      ).status,
    ).toBe(201);
    expect(
      (await book({ service: 'Fiyat', serviceId: 'fiyat-gorusmesi-cok-kisa', serviceDuration: '60 dakika' }))
        .status,
    ).toBe(422);
  });

  test.each(['consulting-services', 'consulting-categories', 'training-services'])(
    'Given a new order of %s, then they come in that order; an unknown one is refused',
    async (name) => {
      const ids = async () => ((await owner('GET', name)).body as Item[]).map(({ id }) => id);
      const before = await ids();
      const wanted = before.toReversed();
      expect((await owner('PUT', `${name}/order`, { ids: wanted })).status).toBe(200);
      expect(await ids()).toEqual(wanted);
      for (const unknown of ['yok', 'yok\u0000'])
        expect((await owner('PUT', `${name}/order`, { ids: [...wanted, unknown] })).status).toBe(404);
      // Later tests expect the former order.
      expect((await owner('PUT', `${name}/order`, { ids: before })).status).toBe(200);
    },
  );

  test('Given a category in use, then it is hers and can’t be deleted; a service without one is refused in the reader’s language', async () => {
    const categories = async () => (await owner('GET', 'consulting-categories')).body as Item[];
    expect((await categories()).find(({ id }) => id === 'marketing')?.isSample).toBe(false);
    expect((await categories()).find(({ id }) => id === 'special')?.isSample).toBe(true);
    const kept = await owner('DELETE', 'consulting-categories/special?lang=en');
    expect(kept).toMatchObject({ status: 409, body: { detail: expect.stringContaining('4 items') } });
    const wrong = await owner('POST', 'consulting-services?lang=en', {
      ...draft,
      category: 'yok',
      leadsTo: 'yok',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual(['category', 'leadsTo']);
    for (const amount of ['', 'iki bin', '99999999']) {
      const price = { mode: 'shown', amount, currency: 'TRY' };
      expect((await owner('POST', 'consulting-services', { ...draft, price })).status).toBe(422);
    }
  });

  test('Given a service that is no longer offered, then it can’t be booked, its appointments keep its name, and its address leads where the owner says', async () => {
    const id = await site.booked('2026-06-11-10');
    await owner('PUT', 'consulting-services/ai-growth', { leadsTo: 'ai-pazarlama' });
    expect((await owner('DELETE', 'consulting-services/ai-growth')).status).toBe(204);
    expect((await shown()).some((service) => service.id === 'ai-growth')).toBe(false);
    expect((await site.visitor.get('/api/availability?service=ai-growth')).status).toBe(422);
    expect((await site.detail(id)).service).toBe('Yapay zekâ destekli büyüme');
    const lead = (service: string) => leadFrom(site.ctx, 'service', service);
    expect(await lead('ai-growth')).toBe('ai-pazarlama');
    await owner('PUT', 'consulting-services/ai-pazarlama', { isPublished: false, leadsTo: 'gone' });
    expect([await lead('ai-growth'), await lead('ai-transformation'), await lead('never')]).toEqual([
      'gone',
      undefined,
      undefined,
    ]);
    await owner('POST', 'consulting-services/ai-growth/restore', {});
    expect(await lead('ai-growth')).toBeUndefined();
  });

  test.each(['consulting-services', 'consulting-categories'])(
    'Given an address below %s with a zero character, then there is nothing, whatever is asked of it',
    async (noun) => {
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect(
          await owner(method, `${noun}/a%00b`, method === 'PUT' ? { title: { tr: 'x' } } : undefined),
        ).toMatchObject({ status: 404 });
      expect(await owner('POST', `${noun}/a%00b/restore`)).toMatchObject({ status: 404 });
    },
  );

  test('Given a video meeting, then its link is told to whoever has booked, and to nobody else; a place without what it needs is refused', async () => {
    const link = 'https://meet.example/gizli-oda';
    const set = (place: object) => owner('PUT', 'consulting-services/omnichannel', { place });
    expect((await set({ kind: 'video', link: '' })).status).toBe(422);
    expect((await set({ kind: 'address', address: ' ' })).status).toBe(422);
    expect((await set({ kind: 'video', link })).status).toBe(200);
    const publicly = [
      'consulting-services',
      'availability?service=omnichannel',
      'consulting-services?lang=en',
    ];
    for (const path of publicly)
      expect(await (await site.visitor.get(`/api/${path}`)).text(), path).not.toContain('meet.example');
    const id = await site.booked('2026-06-12-10', {
      service: 'omnichannel',
      serviceId: 'omnichannel',
    });
    const read = async () => (await site.visitor.get(`/api/reservations/${id}`)).json();
    expect((await read()).place).toEqual({ kind: 'video', detail: link });
    await site.post(`reservations/${id}/cancel`);
    expect((await read()).place).toEqual({ kind: 'open', detail: '' });
  });

  test('Given the samples are removed, then hers stay with their category', async () => {
    expect((await owner('DELETE', 'samples')).status).toBe(204);
    expect((await shown()).map(({ id }) => id).sort()).toEqual([
      'ai-growth',
      'fiyat-gorusmesi-cok-kisa',
      'fiyat-gorusmesi-cok-kisa-2',
      'omnichannel',
    ]);
    const left = (await (await site.visitor.get('/api/consulting-categories?lang=tr')).json()) as Item[];
    expect(left.map((category) => category.id)).toEqual(['marketing', 'ai', 'ecommerce']);
  });
});

test('Given a new site without content, or one from before the catalogue was stored, when it starts, then it gets the sample catalogue once', async () => {
  const [before, empty] = await Promise.all([openTestDatabase('postgres'), openTestDatabase('postgres')]);
  const count = async ({ db }: typeof before) => (await db.select().from(consultingServices)).length;
  await before.db.insert(profiles).values({ document: demoProfile });
  await fillContent(before, 'none');
  await fillContent(empty, 'none');
  expect([await count(before), await count(empty)]).toEqual([13, 13]);
  await before.db.delete(consultingServices);
  await fillContent(before, 'demo');
  expect(await count(before)).toBe(0);
  await Promise.all([before.close(), empty.close()]);
});
