import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    // A form that doesn't know of it leaves it as it is.
    expect((await set({ until: undefined })).status).toBe(200);
    expect(await free('2026-06-10')).toEqual(['09', '1030']);
    expect((await set({ until: [12] })).status).toBe(422);
  });
});
