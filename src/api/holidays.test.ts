import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { turkishHolidays } from '#/features/schedule/contract';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { engines, onOneEngine } from '../../tests/support/database';
import { type OwnersAvailability, openAvailability } from '../../tests/support/owners-availability';
import { reservationFor } from '../../tests/support/reservation';

// A Monday morning in Istanbul.
const now = '2026-10-19T07:00:00Z';
const service = 'ai-growth';

describe.each(engines)('public holidays on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let owner: OwnersAvailability;
  beforeEach(async () => {
    site = await openTestApi(engine, now);
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());

  const set = async (values: object) => {
    const { rule } = await owner.overview();
    return owner.call('PUT', 'availability', { ...rule, ...values });
  };
  const freeHours = async (date: string) =>
    (await owner.slots(service))
      .filter(({ id, available }) => available && id.startsWith(date))
      .map(({ id }) => Number(id.slice(11)));
  const book = async (slotId: string) => {
    const title = consultingService(service, 'tr')?.title;
    return (await site.post('/api/reservations', reservationFor(slotId, { service: title }))).status;
  };

  testOnOneEngine(
    'Given a new site, then its owner sees the holidays, and visitors are offered them like any other day',
    async () => {
      expect(await freeHours('2026-10-29')).toEqual([9, 10, 11, 13, 14, 15, 16]);
      const { holidays } = await (await owner.call('GET', 'reservations/week?date=2026-10-29')).json();
      expect(holidays).toEqual([
        { id: 'republic-eve', date: '2026-10-28', from: '13:00' },
        { id: 'republic', date: '2026-10-29', from: '00:00' },
      ]);
    },
  );

  test('Given holidays that the owner takes off, then no slot that reaches into one is offered or can be booked, and her week says why', async () => {
    const hours = Array.from({ length: 7 }, () => [9, 11, 12, 14]);
    expect((await set({ hours, holidaysOff: [...turkishHolidays] })).status).toBe(200);
    // Appointments of 90 minutes: one from 11:00 ends before the eve begins at 13:00, one from 12:00 doesn't.
    expect(await freeHours('2026-10-28')).toEqual([9, 11]);
    expect(await freeHours('2026-10-29')).toEqual([]);
    expect(await freeHours('2026-10-30')).toEqual([9, 11, 12, 14]);
    expect(await book('2026-10-29-09')).toBe(409);
    expect(await book('2026-10-28-14')).toBe(409);
    expect(await book('2026-10-28-09')).toBe(201);
    const { slots } = await (await owner.call('GET', 'reservations/week?date=2026-10-29')).json();
    const reasons = Object.fromEntries(
      slots.map((slot: { id: string; reasons: unknown }) => [slot.id, slot.reasons]),
    );
    expect(reasons['2026-10-29-09']).toEqual([{ kind: 'holiday' }]);
    expect(reasons['2026-10-30-09']).toEqual([]);
  });

  testOnOneEngine(
    'Given an appointment on a holiday that the owner then takes off, then it stays',
    async () => {
      expect(await book('2026-10-29-09')).toBe(201);
      expect((await set({ holidaysOff: ['republic'] })).status).toBe(200);
      const { items } = await (await owner.call('GET', 'reservations')).json();
      expect(items).toMatchObject([{ status: 'confirmed' }]);
      expect(await freeHours('2026-10-29')).toEqual([]);
      expect(await freeHours('2026-10-28')).toHaveLength(7);
    },
  );

  testOnOneEngine(
    'Given another country, then its holidays come with names in the owner’s language, rare ones in English, and can be taken off',
    async () => {
      const { countries, days } = await (await owner.call('GET', 'holidays/DE?lang=ar')).json();
      expect(countries.length).toBeGreaterThan(150);
      expect(days).toContainEqual({
        id: '12-25',
        name: 'عيد الميلاد المجيد',
        date: '2026-12-25',
        from: '00:00',
      });
      expect(days).toContainEqual({
        id: 'easter -2',
        name: 'الجمعة العظيمة',
        date: '2027-03-26',
        from: '00:00',
      });
      const turkish = await (await owner.call('GET', 'holidays/DE?lang=tr')).json();
      const names = turkish.days.map(({ name }: { name: string }) => name);
      expect(names).toEqual(expect.arrayContaining(['Noel', 'Kutsal Cuma', 'Ulusal Bayram']));
      await set({ days: 90, holidayCountry: 'DE', holidaysOff: ['12-25', 'easter -2'] });
      expect(await freeHours('2026-12-25')).toEqual([]);
      expect(await freeHours('2026-10-29')).toHaveLength(7);
      expect((await owner.call('GET', 'holidays/XX')).status).toBe(404);
      expect((await set({ holidayCountry: 'XX' })).status).toBe(422);
      expect((await set({ holidayCountry: null, holidaysOff: [] })).status).toBe(200);
      expect(await freeHours('2026-12-25')).toHaveLength(7);
    },
  );
});
