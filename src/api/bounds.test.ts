import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingSettings, reservations } from '#/features/booking/table';
import { openTestApi, type TestApi, untilServed } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { type Engine, engines } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';

/** At this time, the 30 days from tomorrow contain 22 working days with seven slots each. */
const now = '2026-06-08T09:00:00Z';
const days = ['09', '10', '11', '12', '15', '16', '17', '18', '19', '22', '23', '24', '25', '26', '29', '30'];
const slotsAt = (hours: string[]) => days.flatMap((day) => hours.map((hour) => `2026-06-${day}-${hour}`));
const slots = slotsAt(['09', '11', '14', '16']);

/** The details of a booking for a service of one hour, which leaves the next hour free. */
const hourLong = {
  service: consultingService('dijital-pazarlama', 'tr')?.title,
  serviceId: 'dijital-pazarlama',
  serviceDuration: '60 dakika',
};

const application = {
  name: 'Ömer Şen',
  email: 'omer@ak.example',
  phone: '+90 555 000 00 02',
  program: 'ai-marketing-transformation',
  participantCount: '5',
  trainingType: 'corporate',
  preferredFormat: 'online',
  urgency: 'flexible',
  language: 'tr',
};
const letter = { name: 'Ömer Şen', email: 'omer@ak.example', message: 'Bir konuşma için yazıyorum.' };
const waysToWrite = { tr: /WhatsApp.*e-posta/, en: /WhatsApp.*email/, ar: /واتساب.*البريد الإلكتروني/ };

const from = (network: string) => ({ 'X-Forwarded-For': network });
const statuses = (responses: readonly Response[]) =>
  Object.entries(Object.groupBy(responses, ({ status }) => status)).map(
    ([status, those]) => `${those?.length} x ${status}`,
  );

/** Opens a site for each test, whose slots are booked in order. */
function openSite(engine: Engine) {
  let site: TestApi;
  let slotIndex: number;
  beforeEach(async () => {
    site = await openTestApi(engine, now);
    slotIndex = 0;
  });
  afterEach(() => site.close());

  /** Books the next slot, by default for a new person. */
  const book = (over: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    slotIndex += 1;
    const person = { email: `kisi${slotIndex}@ak.example`, phone: `+90 555 100 ${1000 + slotIndex}` };
    return site.post(
      '/api/reservations',
      reservationFor(slots[slotIndex] ?? '', { ...person, ...over }),
      headers,
    );
  };
  return {
    book,
    post: (...given: Parameters<TestApi['post']>) => site.post(...given),
    db: () => site.ctx.db,
    /** Sets the time and the next slot to be booked. */
    at(iso: string, next: number) {
      site.clock.set(iso);
      slotIndex = next;
    },
  };
}

describe.each(engines)('concurrent requests at a limit, on %s', (engine) => {
  const { book, post, db, at } = openSite(engine);

  test('Given a hundred concurrent requests from one mail address, then three are booked', async () => {
    // Each request is for another slot. A request for a slot that was just booked would get a 409 if the bound isn't reached
    // yet.
    const wanted = slotsAt(['09', '10', '11', '13', '14', '15', '16']).slice(0, 100);
    const responses = await Promise.all(
      wanted.map((slot, index) =>
        untilServed(() =>
          post(
            '/api/reservations',
            reservationFor(slot, {
              email: index % 2 ? 'DENIZ@marti.example' : 'deniz@Marti.example',
              phone: `0532 ${String(index).padStart(7, '1')}`,
              ...hourLong,
            }),
          ),
        ),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(statuses(responses)).toContain('97 x 429');
    expect(await db().$count(reservations)).toBe(3);
  });

  test('Given a network, then at most ten bookings in ten minutes and twenty a day are accepted, even concurrent ones; another network can still book', async () => {
    const network = from('85.1.2.3');
    const first = await Promise.all(Array.from({ length: 14 }, () => book({}, network)));
    expect(statuses(first).sort()).toEqual(['10 x 201', '4 x 429']);
    const refused = first.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('600');
    expect((await book({}, from('85.1.2.4'))).status).toBe(201);
    // Requests from the machine itself are not counted.
    for (const _ of new Array(12).keys()) expect((await book()).status).toBe(201);
    at('2026-06-08T09:11:00Z', 30);
    const second = await Promise.all(Array.from({ length: 11 }, () => book({}, network)));
    expect(statuses(second).sort()).toEqual(['1 x 429', '10 x 201']);
    at('2026-06-08T09:30:00Z', 41);
    expect(Number((await book({}, network)).headers.get('retry-after'))).toBe(24 * 3600 - 30 * 60);
    at('2026-06-09T09:01:00Z', 41);
    expect((await book({}, network)).status).toBe(201);
  });

  test('Given a limit that was reached while the clock was a year ahead, when it is put back, then nobody waits for that time', async () => {
    const network = from('85.1.2.3');
    at('2027-06-08T09:00:00Z', 0);
    const message = { name: 'Selin Ak', email: 'selin@ak.example', message: 'Bir toplantı için yazıyorum.' };
    const write = () => post('/api/contact', { ...message, language: 'tr' }, network);
    for (const _ of new Array(10).keys()) expect((await write()).status).toBe(201);
    expect((await write()).status).toBe(429);
    at(now, 0);
    expect((await write()).status).toBe(201);
  });
});

describe('limits', () => {
  const { book, post, db, at } = openSite('postgres');

  test('Given three coming appointments under a phone number, then a fourth is refused, however the number is written', async () => {
    for (const phone of ['+90 532 111 22 33', '0532 1112233', '0090-532-111-22-33'])
      expect((await book({ phone })).status).toBe(201);
    for (const phone of ['5321112233', '٠٥٣٢ ١١١ ٢٢ ٣٣', '+90 (532) 111 22 33']) {
      const refused = await book({ phone });
      expect(refused.status, phone).toBe(429);
    }
    expect((await book()).status).toBe(201);
  });

  test('Given the limit is reached, then the error says so in each language, offers another way to get in touch, and doesn’t reveal when the appointments are', async () => {
    const email = 'ada@ak.example';
    for (const _ of [1, 2, 3]) await book({ email });
    for (const [language, words] of Object.entries(waysToWrite)) {
      const refused = await book({ email, language });
      expect(refused.status).toBe(429);
      expect((await refused.json()).detail).toMatch(words);
      expect(refused.headers.get('retry-after')).toBe('86400');
    }
  });

  test('Given cancelled and past appointments, then they don’t count towards the limit, and neither does moving an appointment', async () => {
    const email = 'ada@ak.example';
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push((await (await book({ email })).json()).reservationId);
    await db()
      .update(reservations)
      .set({ status: 'cancelled' })
      .where(eq(reservations.id, ids[0] ?? ''));
    expect((await book({ email })).status).toBe(201);
    expect((await book({ email })).status).toBe(429);
    at('2026-06-09T12:00:00Z', 20);
    expect((await book({ email })).status).toBe(201);
  });

  test('Given the owner allows one coming appointment per person, then the second is refused', async () => {
    await db().update(bookingSettings).set({ openPerPerson: 1 });
    expect((await book({ email: 'ada@ak.example' })).status).toBe(201);
    const refused = await book({ email: 'ada@ak.example' });
    expect((await refused.json()).detail).toMatch(/en çok 1 randevu/);
  });

  test('Given the owner allows one coming appointment per person and service, then a second of it is refused in words, and another service can be booked', async () => {
    await db().update(bookingSettings).set({ openPerService: 1 });
    const email = 'ada@ak.example';
    expect((await book({ email })).status).toBe(201);
    for (const [language, words] of Object.entries(waysToWrite)) {
      const refused = await book({ email, language });
      expect(refused.status).toBe(429);
      expect((await refused.json()).detail).toMatch(words);
    }
    expect((await book({ email, ...hourLong })).status).toBe(201);
    expect((await book()).status).toBe(201);
  });

  test('Given the same request twice, then it counts once, and the repetition succeeds even beyond the limit', async () => {
    const network = '85.1.2.3';
    const keyed = (key: string, slot: string, email: string) =>
      post('/api/reservations', reservationFor(slot, { email }), {
        ...from(network),
        'Idempotency-Key': key,
      });
    for (const index of new Array(10).keys()) {
      const slot = slots[index] ?? '';
      expect((await keyed(`k${index}`, slot, `a${index}@ak.example`)).status).toBe(201);
      expect((await keyed(`k${index}`, slot, `a${index}@ak.example`)).status).toBe(201);
    }
    expect((await keyed('k10', slots[10] ?? '', 'a10@ak.example')).status).toBe(429);
    expect((await keyed('k3', slots[3] ?? '', 'a3@ak.example')).status).toBe(201);
  });

  test('Given IPv6 addresses, then a /64 and the /48 around it are limited', async () => {
    const addresses = Array.from({ length: 10 }, (_, index) => `2001:db8:1:${index}::7`);
    for (const address of addresses) expect((await book({}, from(address))).status).toBe(201);
    expect((await book({}, from('2001:0db8:0001:ffff::1'))).status).toBe(429);
    expect((await book({}, from('2001:db8:2::1'))).status).toBe(201);
  });

  test.each([
    ['/api/training-reservations', application],
    ['/api/contact', letter],
  ])(
    'Given %s, then a network can send ten in ten minutes; after that, the error offers another way to get in touch, in the sender’s language',
    async (path, body) => {
      const network = from('85.1.2.3');
      const responses = await Promise.all(Array.from({ length: 12 }, () => post(path, body, network)));
      expect(statuses(responses).sort()).toEqual(['10 x 201', '2 x 429']);
      for (const [language, words] of Object.entries(waysToWrite)) {
        const refused = await post(path, { ...body, language }, network);
        expect(refused.headers.get('retry-after')).toBe('600');
        expect((await refused.json()).detail).toMatch(words);
      }
      expect((await post(path, body)).status).toBe(201);
    },
  );
});
