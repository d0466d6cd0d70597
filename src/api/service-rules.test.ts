import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayLocks } from '#/features/booking/availability-queries';
import { bookingSettings } from '#/features/booking/table';
import { addDays } from '#/platform/time/zone';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { reservationFor } from '../../tests/support/reservation';

/** A Thursday, noon in Istanbul; the tenth of June is a Wednesday. */
const now = '2026-06-04T09:00:00Z';

describe.each(engines)('rules of single services on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: Inbox;
  beforeAll(async () => {
    site = await openInbox(engine, now);
  });
  afterAll(() => site.close());

  const set = async (service: string, rule: object | null) =>
    (await site.owner('PUT', `consulting-services/${service}`, { rule })).status;
  const free = async (service: string, day: string) => {
    const { slots } = await (await site.visitor.get(`/api/availability?service=${service}`)).json();
    return slots
      .filter(({ id, available }: { id: string; available: boolean }) => available && id.startsWith(day))
      .map(({ id }: { id: string }) => id.slice(-2));
  };
  const book = async (service: string, minutes: number, slotId: string) =>
    (
      await site.visitor.post(
        '/api/reservations',
        reservationFor(slotId, { service, serviceId: service, serviceDuration: `${minutes} dakika` }),
      )
    ).status;
  const hours = (...wednesday: number[]) => [[], [], wednesday, [], [], [], []];

  testOnOneEngine(
    'Given hours, notice and a maximum of a service, then they hold for it alone, in the calendar and for requests that skip it',
    async () => {
      expect(await set('dijital-pazarlama', { hours: hours(8, 12, 17), noticeHours: '200', perDay: 2 })).toBe(
        200,
      );
      expect(await free('dijital-pazarlama', '2026-06-10')).toEqual([]);
      expect(await book('dijital-pazarlama', 60, '2026-06-10-12')).toBe(409);
      expect(await free('dijital-pazarlama', '2026-06-17')).toEqual(['08', '12', '17']);
      expect(await free('dijital-pazarlama', '2026-06-18')).toEqual([]);
      expect(await free('ai-pazarlama', '2026-06-18')).toHaveLength(7);
      expect(await book('dijital-pazarlama', 60, '2026-06-17-09')).toBe(422);
      expect(await book('dijital-pazarlama', 60, '2026-06-17-08')).toBe(201);
      expect(await book('dijital-pazarlama', 60, '2026-06-17-12')).toBe(201);
      // This service may be booked twice a day: the third hour is free, but not for this service.
      expect(await free('dijital-pazarlama', '2026-06-17')).toEqual([]);
      expect(await book('dijital-pazarlama', 60, '2026-06-17-17')).toBe(409);
      expect(await free('dijital-pazarlama', '2026-06-24')).toHaveLength(3);
      const week = await site.read('reservations/week?date=2026-06-17&service=dijital-pazarlama');
      const last = week.slots.find(({ id }: { id: string }) => id === '2026-06-17-17');
      expect(last.reasons).toEqual([{ kind: 'full' }]);
      expect(await set('dijital-pazarlama', { ownHours: false, hours: hours(8), noticeHours: '' })).toBe(200);
      expect((await site.read('consulting-services/dijital-pazarlama')).rule).toBeNull();
      expect(await free('dijital-pazarlama', '2026-06-18')).toHaveLength(7);
    },
  );

  test('Given services with different minutes kept free, then between two appointments the earlier one’s minutes after it and the later one’s before it are kept', async () => {
    expect(await set('ai-pazarlama', { bufferAfter: 45 })).toBe(200);
    expect(await book('ai-pazarlama', 60, '2026-06-11-13')).toBe(201);
    // The 45 minutes after the appointment are kept free for every service. Before it, only the buffer of the other service
    // counts.
    expect(await free('eticaret-audit', '2026-06-11')).toEqual(['09', '10', '11', '15', '16']);
    expect(await free('ai-pazarlama', '2026-06-11')).toEqual(['09', '10', '11', '15', '16']);
    expect(await book('eticaret-audit', 60, '2026-06-11-14')).toBe(409);
    expect(await book('eticaret-audit', 60, '2026-06-11-15')).toBe(201);
    // After an appointment of the other service, no time is kept free.
    expect(await free('ai-pazarlama', '2026-06-11')).toEqual(['09', '10', '11', '16']);
  });

  test('Given several lengths, then visitors see the calendar of the one they choose, book that, and it keeps its length when it is moved', async () => {
    const change = { durations: '75, 120' };
    expect((await site.owner('PUT', 'consulting-services/marka-konumlandirma', change)).status).toBe(200);
    const offered = await (await site.visitor.get('/api/consulting-services?lang=en')).json();
    const lengths = offered.flatMap((service: { lengths?: object[] }) => service.lengths ?? []);
    expect(lengths).toEqual([
      { minutes: 75, duration: '75 minutes' },
      { minutes: 120, duration: '120 minutes' },
    ]);
    const calendar = async (query: string) =>
      (await site.visitor.get(`/api/availability?service=marka-konumlandirma${query}`)).json();
    expect((await calendar('')).service.minutes).toBe(75);
    expect((await calendar('&minutes=120')).slots[0].duration).toBe(120);
    expect((await calendar('&minutes=90')).errors[0].path).toBe('minutes');
    expect(await book('marka-konumlandirma', 90, '2026-06-23-10')).toBe(422);
    expect(await book('marka-konumlandirma', 120, '2026-06-23-10')).toBe(201);
    expect(await free('marka-konumlandirma', '2026-06-23')).not.toContain('11');
    const { items } = await site.read('reservations?service=marka-konumlandirma');
    const move = await site.read(`reservations/${items[0].id}/availability`);
    expect(move.service.minutes).toBe(120);
  });

  testOnOneEngine(
    'Given a rule that can’t hold, then it is refused; given none, then it is removed',
    async () => {
      const refused = [
        { hours: hours() },
        { hours: hours(7) },
        { hours: [[9]] },
        { bufferAfter: 121 },
        { perDay: 0 },
        { noticeHours: 'soon' },
      ];
      for (const rule of refused) expect(await set('omnichannel', rule), JSON.stringify(rule)).toBe(422);
      expect(await set('omnichannel', null)).toBe(200);
    },
  );

  test('Given a late appointment and an early one of the next day that is kept free of it, when both are booked at once, then one of them is booked, every time', async () => {
    // Hours that no form allows, so that an appointment across midnight can conflict with one of the next day.
    await site.ctx.db
      .update(bookingSettings)
      .set({ hours: Array.from({ length: 7 }, () => [1, 23]), days: 60, placeholder: false });
    await site.owner('PUT', 'consulting-services/ai-transformation', { rule: { bufferAfter: 30 } });
    const nights = Array.from({ length: 12 }, (_, index) => addDays('2026-06-08', index * 2));
    const outcomes = await Promise.all(
      nights.map((date) =>
        Promise.all([
          book('ai-transformation', 120, `${date}-23`),
          book('eticaret-audit', 60, `${addDays(date, 1)}-01`),
        ]),
      ),
    );
    expect(outcomes.map((pair) => pair.toSorted())).toEqual(nights.map(() => [201, 409]));
  });
});

test('Given an appointment that could reach into the next day, then it takes the locks of both days', () => {
  expect(dayLocks('2026-06-30-16', 120)).toEqual(['booking 2026-06-30']);
  expect(dayLocks('2026-06-30-17', 600)).toEqual(['booking 2026-06-30', 'booking 2026-07-01']);
  expect(dayLocks('2026-06-30-2230', 90)).toHaveLength(1);
  expect(dayLocks('2026-06-30-2230', 91)).toEqual(['booking 2026-06-30', 'booking 2026-07-01']);
  expect(dayLocks('never', 600)).toHaveLength(1);
});
