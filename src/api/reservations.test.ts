import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi, untilServed } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { engines, oneEngine, onOneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';
const free = '2026-06-10-14';

const title = (id: string) => consultingService(id, 'tr')?.title ?? '';
const valid = (slotId = free, over: Record<string, unknown> = {}) =>
  reservationFor(slotId, { service: title('ai-growth'), ...over });

const minutes = {
  'hizli-tanisma': 30,
  'dijital-pazarlama': 60,
  'marka-konumlandirma': 75,
  'ai-growth': 90,
  'ai-transformation': 120,
};
const validFor = (serviceId: keyof typeof minutes, slotId: string) =>
  valid(slotId, { serviceId, service: title(serviceId), serviceDuration: `${minutes[serviceId]} dakika` });

describe.each(engines)('the reservation API on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, now);
  });
  afterEach(() => site.close());

  const rows = () => site.ctx.db.select().from(reservations);
  const overlapping = async () => {
    const live = await rows();
    return live.some((a) =>
      live.some((b) => a.id !== b.id && a.startsAt < b.endsAt && b.startsAt < a.endsAt),
    );
  };
  const taken = async (service: string) => {
    const response = await (await site.get(`/api/availability?service=${service}`)).json();
    return response.slots
      .filter((slot: { available: boolean }) => !slot.available)
      .map(({ id }: { id: string }) => id);
  };

  test('Given a free slot, when a visitor books it, then the reservation is stored and readable by its id, the slot is taken for every service, and the mails are enqueued', async () => {
    const response = await site.post('/api/reservations', valid());
    expect(response.status).toBe(201);
    const { reservationId } = await response.json();
    expect(reservationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);

    const read = await site.get(`/api/reservations/${reservationId}`);
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(await read.json()).toMatchObject({
      id: reservationId,
      status: 'confirmed',
      name: 'Deniz Yalçınkaya',
      serviceId: 'ai-growth',
      serviceDuration: '90 dakika',
      appointmentDate: '2026-06-10',
      appointmentTime: '14:00',
      start: '2026-06-10T14:00:00+03:00',
      end: '2026-06-10T15:30:00+03:00',
      timeZone: 'Europe/Istanbul',
    });
    expect(await taken('dijital-pazarlama')).toEqual(['2026-06-10-14', '2026-06-10-15']);
    expect(await taken('ai-transformation')).toEqual(['2026-06-10-13', '2026-06-10-14', '2026-06-10-15']);
    const mails = await site.ctx.db.select().from(mailOutbox);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'notice', 'reminder']);
  });

  testOnOneEngine(
    'Given invisible characters in a number, then they are removed; line breaks in a message stay',
    async () => {
      const typed = {
        phone: '\u202a+90 555 000 00 01\u202c',
        name: 'Ali \u202egnp.exe',
        message: 'bir\n\tiki',
      };
      const { reservationId } = await (await site.post('/api/reservations', valid(free, typed))).json();
      expect(await (await site.get(`/api/reservations/${reservationId}`)).json()).toMatchObject({
        phone: '+90 555 000 00 01',
        name: 'Ali gnp.exe',
        message: 'bir\n\tiki',
      });
    },
  );

  testOnOneEngine(
    'Given the placeholder is off, then every slot is free, with duration and translated title',
    async () => {
      expect(await taken('dijital-pazarlama')).toEqual([]);
      const response = await (await site.get('/api/availability?service=ai-growth&lang=ar')).json();
      expect(response).toMatchObject({
        timeZone: 'Europe/Istanbul',
        service: { id: 'ai-growth', minutes: 90 },
      });
      expect(response.slots[0]).toEqual({
        id: '2026-06-09-09',
        start: '2026-06-09T09:00:00+03:00',
        end: '2026-06-09T10:30:00+03:00',
        title: 'متاح',
        available: true,
        duration: 90,
      });
    },
  );

  test('Given 200 concurrent requests for one slot, then exactly one books it, and the others get the error that it is taken', async () => {
    const book = (_: unknown, i: number) =>
      untilServed(() => site.post('/api/reservations', valid(free, { name: `Ziyaretçi ${i}` })));
    const responses = await Promise.all(Array.from({ length: 200 }, book));
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect({ booked: count(201), refused: count(409) }).toEqual({ booked: 1, refused: 199 });
    expect(await rows()).toHaveLength(1);
  });

  test('Given 100 concurrent requests for overlapping times of different lengths, then no time is booked twice and no request fails', async () => {
    const services = Object.keys(minutes) as (keyof typeof minutes)[];
    const hours = ['13', '14', '15', '16'];
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        untilServed(() =>
          site.post(
            '/api/reservations',
            validFor(services[i % services.length] ?? 'ai-growth', `2026-06-10-${hours[i % hours.length]}`),
          ),
        ),
      ),
    );
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await rows()).length).toBe(responses.filter(({ status }) => status === 201).length);
    expect((await rows()).length).toBeGreaterThanOrEqual(2);
    expect(await overlapping()).toBe(false);
  });

  testOnOneEngine(
    'Given a taken slot, when an overlapping service is booked, then 409 in the visitor’s language',
    async () => {
      await site.post('/api/reservations', valid('2026-06-10-14'));
      const response = await site.post('/api/reservations', {
        ...validFor('ai-transformation', '2026-06-10-13'),
        language: 'en',
      });
      expect(response.status).toBe(409);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({
        status: 409,
        title: 'This can no longer be done',
        detail: 'The time you chose has just been taken. Please choose another one.',
      });
    },
  );

  test('Given concurrent requests for a free slot, a taken slot and an impossible time, and a repeated one, then each gets the right response', async () => {
    await site.post('/api/reservations', valid('2026-06-10-10'));
    const key = { 'Idempotency-Key': 'f3b8a3a4-twice' };
    const responses = await Promise.all([
      site.post('/api/reservations', valid('2026-06-11-10')),
      site.post('/api/reservations', valid('2026-06-11-14'), key),
      site.post('/api/reservations', valid('2026-06-10-10')),
      site.post('/api/reservations', valid('2026-06-13-10')),
      site.post('/api/reservations', valid('2026-06-11-14'), key),
      site.post('/api/reservations', valid('2026-06-15-10'), key),
      site.post('/api/reservations', valid('2026-06-12-10')),
    ]);
    const [first, once, taken, impossible, again, other, last] = responses.map(({ status }) => status);
    expect([first, taken, impossible, last]).toEqual([201, 409, 422, 201]);
    // Of two different requests under one key, the one that arrives first is booked, and its repetitions get the same response.
    const ofKey = other === 201 ? { once: 422, again: 422, other } : { once: 201, again: 201, other: 422 };
    expect({ once, again, other }).toEqual(ofKey);
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).reservationId));
    expect(ids[4]).toBe(ids[1]);
    const booked = ids.filter((id) => id !== undefined);
    expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining(booked));
    expect(await rows()).toHaveLength(4);
    const mails = await site.ctx.db.select().from(mailOutbox);
    expect(mails).toHaveLength(4 * 3);
  });

  test('Given the same Idempotency-Key, when a request is repeated, even concurrently, then one reservation is stored, and every response contains it', async () => {
    const key = { 'Idempotency-Key': 'f3b8a3a4-once' };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => site.post('/api/reservations', valid(), key)),
    );
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).reservationId));
    expect(new Set(ids).size).toBe(1);
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    site.clock.set('2026-06-12T07:00:00Z');
    expect((await (await site.post('/api/reservations', valid(), key)).json()).reservationId).toBe(ids[0]);
    const other = await site.post('/api/reservations', valid('2026-06-17-10'), key);
    expect(other.status).toBe(422);
    expect(await rows()).toHaveLength(1);
  });

  testOnOneEngine('Given a page of another site, when it posts a reservation, then 403', async () => {
    const response = await site.post('/api/reservations', valid(), { Origin: 'https://attacker.example' });
    expect(response.status).toBe(403);
    expect((await site.post('/api/reservations', valid(), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await site.post('/api/reservations', valid(), { Origin: 'http://localhost:3000' })).status).toBe(
      201,
    );
  });

  testOnOneEngine('Given an unknown id, then 404; given an erased reservation, then null', async () => {
    expect((await site.get('/api/reservations/3e1f1c1e-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await site.get("/api/reservations/x'%20or%201=1")).status).toBe(404);
    const { reservationId } = await (await site.post('/api/reservations', valid())).json();
    await site.ctx.db.update(reservations).set({ erasedAt: site.clock.now() });
    const erased = await site.get(`/api/reservations/${reservationId}`);
    expect([erased.status, await erased.json()]).toEqual([200, null]);
  });

  testOnOneEngine('Given an unknown service, then availability gets 422, translated', async () => {
    const response = await site.get('/api/availability?service=yok&lang=en');
    expect(response.status).toBe(422);
    expect((await response.json()).detail).toBe('This consulting service could not be found');
  });
});

describe.each(oneEngine)('requests that violate the contract, on %s', (engine) => {
  let site: TestApi;
  beforeAll(async () => {
    site = await openTestApi(engine, now);
  });
  afterAll(() => site.close());

  const refusals: [string, Record<string, unknown>, string][] = [
    ['a day that has passed', valid('2026-06-05-14'), 'slotId'],
    ['today', valid('2026-06-08-16'), 'slotId'],
    ['a weekend', valid('2026-06-13-10'), 'slotId'],
    ['noon', valid('2026-06-10-12'), 'slotId'],
    ['a day outside of the window', valid('2026-07-09-10'), 'slotId'],
    ['an unknown service', valid(free, { serviceId: 'mentorluk' }), 'serviceId'],
    ['a service with another title', valid(free, { service: title('omnichannel') }), 'service'],
    ['a duration that doesn’t match', valid(free, { serviceDuration: '30 dakika' }), 'serviceDuration'],
    ['an unreadable duration', valid(free, { serviceDuration: 'uzun' }), 'serviceDuration'],
    ['a time that doesn’t match', valid(free, { appointmentTime: '15:00' }), 'appointmentTime'],
    ['a date that doesn’t match', valid(free, { appointmentDate: '2026-06-11' }), 'appointmentTime'],
    ['a start at half past', valid(free, { appointmentTime: '14:30' }), 'appointmentTime'],
    ['a missing name', valid(free, { name: undefined }), 'name'],
    ['an empty name', valid(free, { name: '   ' }), 'name'],
    ['a name of one letter', valid(free, { name: ' A ' }), 'name'],
    ['a phone without a number', valid(free, { phone: 'abc' }), 'phone'],
    ['a phone of nine digits', valid(free, { phone: '555 111 22 3' }), 'phone'],
    ['a phone too short for its country code', valid(free, { phone: '+90 555' }), 'phone'],
    ['a missing phone', valid(free, { phone: undefined }), 'phone'],
    ['an invalid e-mail', valid(free, { email: 'deniz@' }), 'email'],
    ['an overlong name', valid(free, { name: 'a'.repeat(121) }), 'name'],
    ['an overlong message', valid(free, { message: 'a'.repeat(4001) }), 'message'],
    ['a name with a line break', valid(free, { name: 'Deniz\r\nBcc: x@y.example' }), 'name'],
    ['a message with a NUL', valid(free, { message: 'a\u0000b' }), 'message'],
    ['half of a surrogate pair', valid(free, { name: 'Deniz \ud83d' }), 'name'],
    ['a name of invisible characters only', valid(free, { name: '\u200b\u2060' }), 'name'],
    ['a name that is not a text', valid(free, { name: { $ne: null } }), 'name'],
    ['an unknown language', valid(free, { language: 'fr' }), 'language'],
  ];

  test.each(refusals)('Given %s, then 422 names the field and nothing is stored', async (_, body, path) => {
    const response = await site.post('/api/reservations', body);
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(problem.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await site.ctx.db.select().from(reservations)).toHaveLength(0);
  });

  test('Given a body that is not a reservation, then the status code gives the reason', async () => {
    const send = (body: string, type = 'application/json') =>
      site.request('/api/reservations', { method: 'POST', headers: { 'Content-Type': type }, body });
    const statusOf = async (response: Promise<Response>) => (await response).status;
    expect(await statusOf(send('{"name":'))).toBe(400);
    expect(await statusOf(send(''))).toBe(400);
    expect(await statusOf(send('[]'))).toBe(422);
    expect(await statusOf(send('null'))).toBe(422);
    expect(await statusOf(send(JSON.stringify(valid()), 'text/plain'))).toBe(415);
    expect(await statusOf(send('name=x', 'application/x-www-form-urlencoded'))).toBe(415);
    expect(await statusOf(send(JSON.stringify(valid(free, { message: 'a'.repeat(2_000_000) }))))).toBe(413);
    expect(await site.ctx.db.select().from(reservations)).toHaveLength(0);
  });
});

describe('the placeholder', () => {
  test('Given the placeholder is on, then about one slot in seven is taken and can’t be booked', async () => {
    const site = await openTestApi('postgres', now, { placeholder: true });
    try {
      const { slots } = await (await site.get('/api/availability?service=ai-growth')).json();
      const taken = slots.filter((slot: { available: boolean }) => !slot.available);
      expect(taken.length / slots.length).toBeCloseTo(1 / 7, 1);
      expect((await site.post('/api/reservations', valid(taken[0].id))).status).toBe(409);
    } finally {
      await site.close();
    }
  });
});
