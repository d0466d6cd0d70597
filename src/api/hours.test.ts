import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#/platform/time/zone';
import { engines } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { reservationFor } from '../../tests/support/reservation';

/** A Thursday, noon in Istanbul; the tenth of June is a Wednesday. */
const now = '2026-06-04T09:00:00Z';

describe.each(engines)('the hours of a day on %s', (engine) => {
  let site: Inbox;
  beforeAll(async () => {
    site = await openInbox(engine, now);
  });
  afterAll(() => site.close());

  const service = 'dijital-pazarlama';
  const free = async (day: string, of = service) => {
    const { slots } = await (await site.visitor.get(`/api/availability?service=${of}`)).json();
    return slots
      .filter(({ id, available }: { id: string; available: boolean }) => available && id.startsWith(day))
      .map(({ id }: { id: string }) => id.slice(11));
  };
  const book = async (slotId: string, over: object = {}) =>
    site.visitor.post(
      '/api/reservations',
      reservationFor(slotId, { service, serviceId: service, serviceDuration: '60 dakika', ...over }),
    );
  const set = async (rule: object) => {
    const { rule: stored } = await site.read('availability');
    return site.owner('PUT', 'availability', { ...stored, ...rule });
  };
  const everyDay = (hours: number[]) => Array.from({ length: 7 }, () => hours);
  const reasons = async (slotId: string) => {
    const { slots } = await site.read(`reservations/week?date=${slotId.slice(0, 10)}&service=${service}`);
    return slots.find(({ id }: { id: string }) => id === slotId)?.reasons;
  };

  test('Given half hours, then they are offered, booked and moved to under ids with minutes, and the ids of whole hours stay', async () => {
    expect((await set({ hours: everyDay([9, 9.5, 11]) })).status).toBe(200);
    expect(await free('2026-06-10')).toEqual(['09', '0930', '11']);
    const disagreeing = [
      { slotId: '2026-06-10-0930', appointmentTime: '09:00' },
      { slotId: '2026-06-10-09', appointmentTime: '09:30' },
      { slotId: '2026-06-10-0900', appointmentTime: '09:00' },
    ];
    for (const over of disagreeing) {
      const refused = await book('2026-06-10-09', over);
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors[0].path).toBe('appointmentTime');
    }
    const booked = await book('2026-06-10-0930');
    expect(booked.status).toBe(201);
    const { reservationId: id } = await booked.json();
    const stored = await (await site.visitor.get(`/api/reservations/${id}`)).json();
    expect(stored).toMatchObject({ appointmentTime: '09:30', start: '2026-06-10T09:30:00+03:00' });
    expect(await free('2026-06-10')).toEqual(['11']);
    expect((await site.owner('POST', `reservations/${id}/move`, { slotId: '2026-06-11-0930' })).status).toBe(
      200,
    );
    expect(await free('2026-06-10')).toEqual(['09', '0930', '11']);
    expect(await free('2026-06-11')).toEqual(['11']);
    for (const hours of [everyDay([9.25]), everyDay([7.5]), everyDay([18])])
      expect((await set({ hours })).status).toBe(422);
  });

  test('Given a service with half hours of its own, then they hold for it alone', async () => {
    const hours = [[], [], [13.5], [], [], [], []];
    expect((await site.owner('PUT', 'consulting-services/ai-pazarlama', { rule: { hours } })).status).toBe(
      200,
    );
    expect(await free('2026-06-10', 'ai-pazarlama')).toEqual(['1330']);
    expect(await free('2026-06-10')).toEqual(['09', '0930', '11']);
    await site.owner('PUT', 'consulting-services/ai-pazarlama', { rule: null });
  });

  test('Given an end of the day, then what would last beyond it is neither offered nor booked, and the owner’s week says why', async () => {
    const until = [null, null, 11.5, null, null, null, null];
    expect((await set({ hours: everyDay([9, 10.5, 11]), until })).status).toBe(200);
    expect(await free('2026-06-10')).toEqual(['09', '1030']);
    expect(await free('2026-06-12')).toEqual(['09', '1030', '11']);
    expect((await book('2026-06-10-11')).status).toBe(422);
    expect(await reasons('2026-06-10-11')).toEqual([{ kind: 'end' }]);
    // A form without this field leaves the end of the day unchanged.
    expect((await set({ until: undefined })).status).toBe(200);
    expect(await free('2026-06-10')).toEqual(['09', '1030']);
    expect((await set({ until: [12] })).status).toBe(422);
  });

  const override = (date: string, hours: number[], over: object = {}) =>
    site.owner('PUT', `overrides/${date}`, { hours, ...over });

  test('Given a date with other hours, then they hold in place of the week’s, for every service, and the owner’s week says why the others are not free', async () => {
    await set({ hours: everyDay([9, 11]), until: everyDay([]).map(() => null) });
    const own = { rule: { hours: everyDay([15]) } };
    await site.owner('PUT', 'consulting-services/ai-pazarlama', own);
    const put = await override('2026-06-16', [11, 14.5, 16], { until: 16.5, note: 'Fuar' });
    expect(put.status).toBe(200);
    expect(await put.json()).toMatchObject({ id: '2026-06-16', version: 1, touches: [] });
    expect(await free('2026-06-16')).toEqual(['11', '1430']);
    expect(await free('2026-06-16', 'ai-pazarlama')).toEqual(['11', '1430']);
    expect(await free('2026-06-17', 'ai-pazarlama')).toEqual(['15']);
    expect((await book('2026-06-16-09')).status).toBe(422);
    expect((await book('2026-06-16-16')).status).toBe(422);
    expect((await book('2026-06-16-1430')).status).toBe(201);
    expect(await reasons('2026-06-16-09')).toEqual([{ kind: 'override', note: 'Fuar' }]);
    expect(await reasons('2026-06-16-16')).toEqual([{ kind: 'end' }]);
    expect(await reasons('2026-06-16-11')).toEqual([]);
    // Visitors see neither the note of the override nor the slot that it removes.
    const seen = await (await site.visitor.get(`/api/availability?service=${service}`)).text();
    expect(seen).not.toMatch(/Fuar|2026-06-16-09/);
  });

  test('Given a closed date, then nothing can be booked or moved there, and the owner is told who has an appointment', async () => {
    const { reservationId: id } = await (await book('2026-06-18-11')).json();
    const closed = await (await override('2026-06-18', [])).json();
    expect(closed.touches).toMatchObject([{ id, start: '2026-06-18T11:00:00+03:00' }]);
    expect(await free('2026-06-18')).toEqual([]);
    expect((await book('2026-06-18-09')).status).toBe(422);
    const other = await (await book('2026-06-19-09')).json();
    const move = await site.owner('POST', `reservations/${other.reservationId}/move`, {
      slotId: '2026-06-18-09',
    });
    expect(move.status).toBe(422);
    // If the new hours include the appointment, the response lists no affected appointments.
    const open = await (await override('2026-06-18', [11], { version: closed.version })).json();
    expect([open.version, open.touches]).toEqual([2, []]);
    const { overrides } = await site.read('availability');
    expect(overrides.map(({ id: date }: { id: string }) => date)).toEqual(['2026-06-16', '2026-06-18']);
    // The response contains the deleted override, which this tab may never have loaded, so that it can be restored.
    const removed = await site.owner('DELETE', 'overrides/2026-06-18');
    expect(await removed.json()).toMatchObject({ id: '2026-06-18', hours: [11], version: 2 });
    expect((await site.owner('DELETE', 'overrides/2026-06-18')).status).toBe(404);
    expect(await free('2026-06-18')).toEqual(['09']);
  });

  test('Given a weekend and a holiday, then a date’s own hours open them, and a block still closes', async () => {
    await set({ hours: [[9], [9], [9], [9], [9], [], []], holidayCountry: 'DE', holidaysOff: [], days: 365 });
    await override('2026-06-20', [10]);
    expect(await free('2026-06-20')).toEqual(['10']);
    await set({ holidaysOff: ['12-25'] });
    expect(await free('2026-12-25')).toEqual([]);
    await override('2026-12-25', [12]);
    expect(await free('2026-12-25')).toEqual(['12']);
    await site.owner('POST', 'blocks', { from: '2026-12-25', to: '2026-12-25' });
    expect(await free('2026-12-25')).toEqual([]);
  });

  test('Given a change on an older state, or a date that can’t have hours, then it is refused, and nothing changes', async () => {
    const stored = await (await override('2026-06-23', [9], { note: 'Bir' })).json();
    for (const version of [undefined, stored.version + 1]) {
      const refused = await override('2026-06-23', [10], { version });
      expect(refused.status).toBe(409);
      expect((await refused.json()).current).toMatchObject({ hours: [9], note: 'Bir' });
    }
    expect((await override('2026-06-24', [9], { version: 1 })).status).toBe(404);
    for (const date of ['2026-06-03', '2036-06-03'])
      expect((await (await override(date, [9])).json()).errors[0].path).toBe('date');
    for (const date of ['2026-02-30', 'x', "2026-06-24'--"])
      expect((await override(encodeURIComponent(date), [9])).status).toBe(404);
    for (const wrong of [
      { hours: [9.25] },
      { hours: 'x' },
      { hours: [9], until: 8 },
      { hours: [9], note: 'x'.repeat(201) },
    ])
      expect((await site.owner('PUT', 'overrides/2026-06-24', wrong)).status).toBe(422);
    expect(await free('2026-06-23')).toEqual(['09']);
    expect(await free('2026-06-24')).toEqual(['09']);
  });

  test('Given a site that moves to another zone, then a date’s hours are those of the new zone', async () => {
    await override('2026-06-25', [14.5]);
    await site.owner('PUT', 'profile', { timeZone: 'Asia/Kathmandu' });
    const { slots } = await (await site.visitor.get(`/api/availability?service=${service}`)).json();
    const day = slots.filter(({ id }: { id: string }) => id.startsWith('2026-06-25'));
    expect(day.map(({ start }: { start: string }) => start)).toEqual(['2026-06-25T14:30:00+05:45']);
    await site.owner('PUT', 'profile', { timeZone: 'Europe/Istanbul' });
  });

  test('Given a cap a day and a week, then what is beyond it is taken, for every service, booking and moving alike, and the owner sees why', async () => {
    await set({ hours: everyDay([9, 11, 13, 15]), holidaysOff: [], mostPerDay: 2, mostPerWeek: 3 });
    expect((await book('2026-07-07-09')).status).toBe(201);
    expect((await book('2026-07-07-11')).status).toBe(201);
    expect(await free('2026-07-07')).toEqual([]);
    expect(await reasons('2026-07-07-13')).toEqual([{ kind: 'dayFull' }]);
    expect((await book('2026-07-07-13')).status).toBe(409);
    // Monday of the same week: the seventh of July is a Tuesday.
    const monday = await (await book('2026-07-06-09')).json();
    expect(await free('2026-07-12')).toEqual([]);
    expect(await reasons('2026-07-07-13')).toEqual([{ kind: 'dayFull' }, { kind: 'weekFull' }]);
    expect(await reasons('2026-07-08-09')).toEqual([{ kind: 'weekFull' }]);
    expect(await free('2026-07-13')).toHaveLength(4);
    expect((await book('2026-07-08-09')).status).toBe(409);
    const next = await (await book('2026-07-13-09')).json();
    const move = (id: string, slotId: string) => site.owner('POST', `reservations/${id}/move`, { slotId });
    expect((await move(next.reservationId, '2026-07-08-09')).status).toBe(409);
    // An appointment that is moved within its day and week doesn't count twice towards their limits.
    expect((await move(monday.reservationId, '2026-07-06-11')).status).toBe(200);
    expect((await move(monday.reservationId, '2026-07-07-13')).status).toBe(409);
    // A cancelled appointment doesn't count any more.
    await site.owner('POST', `reservations/${monday.reservationId}/cancel`, {});
    expect((await move(next.reservationId, '2026-07-08-09')).status).toBe(200);
    for (const wrong of [{ mostPerDay: 0 }, { mostPerWeek: 201 }, { mostPerDay: 1.5 }])
      expect((await set(wrong)).status).toBe(422);
  });

  test('Given many bookings and moves at once, then never more than a week may have are accepted, and none fails otherwise', async () => {
    const week = (monday: string) =>
      Array.from({ length: 7 }, (_, day) => addDays(monday, day)).flatMap((date) =>
        ['09', '11', '13', '15'].map((hour) => `${date}-${hour}`),
      );
    await set({ mostPerDay: 2, mostPerWeek: null });
    // Appointments of one week that are all to be moved into the next week, in which others book at the same time.
    const moving = await Promise.all(
      week('2026-07-20')
        .filter((id) => /-(09|13)$/.test(id))
        .map(async (slotId) => (await (await book(slotId)).json()).reservationId as string),
    );
    await set({ mostPerDay: 2, mostPerWeek: 5 });
    const statuses = await Promise.all([
      ...week('2026-07-27').map(async (slotId) => (await book(slotId)).status),
      ...moving.map(async (id, index) => {
        const slotId = week('2026-07-27')[index * 2] ?? '';
        return (await site.owner('POST', `reservations/${id}/move`, { slotId })).status;
      }),
    ]);
    expect(statuses.filter((status) => status === 201 || status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    const { appointments } = await site.read('reservations/week?date=2026-07-27');
    expect(appointments).toHaveLength(5);
    const perDay = Map.groupBy(appointments, ({ start }: { start: string }) => start.slice(0, 10));
    expect(Math.max(...[...perDay.values()].map((day) => day.length))).toBeLessThanOrEqual(2);
  });
});
