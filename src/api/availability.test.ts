import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { engines, oneEngine, onOneEngine } from '../../tests/support/database';
import { type OwnersAvailability, openAvailability } from '../../tests/support/owners-availability';
import { reservationFor } from '../../tests/support/reservation';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';
const booking = (slotId: string) =>
  reservationFor(slotId, { service: consultingService('ai-growth', 'tr')?.title });

describe.each(engines)('the owner’s availability on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let owner: OwnersAvailability;

  beforeEach(async () => {
    site = await openTestApi(engine, now);
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());

  testOnOneEngine(
    'Given a new site, then the default rule applies, and each of its slots is offered',
    async () => {
      const { rule, blocks, calendars: connected, timeZone } = await owner.overview();
      const usual = [9, 10, 11, 13, 14, 15, 16];
      expect(rule).toEqual({
        hours: [usual, usual, usual, usual, usual, [], []],
        bufferBefore: 0,
        bufferAfter: 0,
        openPerPerson: 3,
        openPerService: null,
        until: [null, null, null, null, null, null, null],
        mostPerDay: null,
        mostPerWeek: null,
        reminders: [24],
        followUpHours: null,
        followUpTexts: { tr: '', en: '', ar: '' },
        requestHours: 0,
        noticeHours: 0,
        days: 30,
        placeholder: false,
        holidayCountry: 'TR',
        holidaysOff: [],
        version: 1,
      });
      expect([blocks, connected, timeZone]).toEqual([[], [], 'Europe/Istanbul']);
      expect(await owner.slots()).toHaveLength(22 * 7);
    },
  );

  testOnOneEngine(
    'Given new hours, a new window and new buffers, then visitors are offered exactly these slots, and can book no others',
    async () => {
      const { rule } = await owner.overview();
      const changed = await owner.call('PUT', 'availability', {
        ...rule,
        hours: [[], [17, 9, 9], [], [], [], [10], []],
        days: 7,
        bufferAfter: 30,
      });
      expect([changed.status, (await changed.json()).hours[1]]).toEqual([200, [9, 17]]);
      expect((await owner.slots()).map(({ id }) => id)).toEqual([
        '2026-06-09-09',
        '2026-06-09-17',
        '2026-06-13-10',
      ]);
      const refused = await site.post('/api/reservations', booking('2026-06-10-14'));
      expect(refused.status).toBe(422);
      expect((await site.post('/api/reservations', booking('2026-06-13-10'))).status).toBe(201);
    },
  );

  testOnOneEngine(
    'Given the maximum of appointments that one person may have ahead, then 1 to 20 are accepted, and a rule without it keeps the stored one',
    async () => {
      const { rule } = await owner.overview();
      const { openPerPerson: _, version: __, ...others } = rule;
      const put = (value: object) => owner.call('PUT', 'availability', { ...others, ...value });
      for (const openPerPerson of [0, 21, 1.5]) expect((await put({ openPerPerson })).status).toBe(422);
      expect(await (await put({ openPerPerson: 20 })).json()).toMatchObject({ openPerPerson: 20 });
      expect(await (await put({})).json()).toMatchObject({ openPerPerson: 20 });
    },
  );

  test('Given two tabs of the owner, when both change the rule, then the second is told about the first change, and can still save', async () => {
    const { rule } = await owner.overview();
    expect((await owner.call('PUT', 'availability', { ...rule, days: 10 })).status).toBe(200);
    const late = await owner.call('PUT', 'availability', { ...rule, days: 20 });
    expect(late.status).toBe(409);
    expect((await late.json()).current).toMatchObject({ days: 10, version: 2 });
    const { version: _, ...plain } = rule;
    expect((await (await owner.call('PUT', 'availability', { ...plain, days: 20 })).json()).version).toBe(3);
  });

  testOnOneEngine(
    'Given a block of hours and a vacation, then their slots are taken for every service, and free again once both are deleted',
    async () => {
      const hours = await owner.call('POST', 'blocks', {
        from: '2026-06-10',
        to: '2026-06-10',
        fromTime: '10:30',
        toTime: '13:30',
        note: 'Diş hekimi',
      });
      expect(hours.status).toBe(201);
      const block = await hours.json();
      expect(block).toMatchObject({
        fromTime: '10:30',
        toTime: '13:30',
        note: 'Diş hekimi',
        version: 1,
        touches: [],
      });
      const days = await (
        await owner.call('POST', 'blocks', { from: '2026-06-11', to: '2026-06-12' })
      ).json();
      expect(days).toMatchObject({ from: '2026-06-11', to: '2026-06-12', fromTime: null, toTime: null });
      const busy = await owner.taken();
      expect(busy.filter((id) => id.startsWith('2026-06-10'))).toEqual(
        [10, 11, 13].map((h) => `2026-06-10-${h}`),
      );
      expect(busy).toHaveLength(3 + 14);
      expect(await owner.taken('ai-growth')).toEqual(expect.arrayContaining(busy));
      const shown = await (await site.get('/api/availability?service=ai-growth')).text();
      expect(shown).not.toContain('Diş');
      expect((await site.post('/api/reservations', booking('2026-06-10-13'))).status).toBe(409);

      expect((await owner.call('DELETE', `blocks/${block.id}`)).status).toBe(204);
      expect((await owner.call('DELETE', `blocks/${block.id}`)).status).toBe(404);
      expect(await owner.taken()).toHaveLength(14);
      expect((await owner.call('POST', `blocks/${block.id}/restore`)).status).toBe(200);
      expect(await owner.taken()).toHaveLength(17);
      expect((await owner.overview()).blocks.map(({ id }: { id: string }) => id)).toEqual([
        block.id,
        days.id,
      ]);
    },
  );

  test('Given a block, when it is changed, then its new time counts; a change of an outdated version gets the stored one', async () => {
    const block = await (await owner.call('POST', 'blocks', { from: '2026-06-11', to: '2026-06-11' })).json();
    const change = { from: '2026-06-12', to: '2026-06-12', note: 'Yolculuk', version: 1 };
    expect(await (await owner.call('PUT', `blocks/${block.id}`, change)).json()).toMatchObject({
      version: 2,
    });
    expect((await owner.taken()).every((id) => id.startsWith('2026-06-12'))).toBe(true);
    const late = await owner.call('PUT', `blocks/${block.id}`, {
      ...change,
      from: '2026-06-15',
      to: '2026-06-15',
    });
    expect([late.status, (await late.json()).current.note]).toEqual([409, 'Yolculuk']);
  });

  testOnOneEngine(
    'Given reservations, when the owner blocks their time, then the response lists them and none is cancelled',
    async () => {
      await site.post('/api/reservations', booking('2026-06-10-14'));
      const block = await (
        await owner.call('POST', 'blocks', { from: '2026-06-10', to: '2026-06-10' })
      ).json();
      expect(block.touches).toMatchObject([{ name: 'Deniz Yalçınkaya', start: '2026-06-10T14:00:00+03:00' }]);
      const [row] = await site.ctx.db.select().from(reservations);
      expect(row?.status).toBe('confirmed');
      expect((await owner.overview()).blocks[0].touches).toHaveLength(1);
    },
  );

  test('Given bookings while their day is blocked, then the block lists all appointments that it overlaps', async () => {
    const hours = [9, 10, 11, 13, 14, 15, 16].map((hour) => String(hour).padStart(2, '0'));
    const bookings = hours.map((hour) => site.post('/api/reservations', booking(`2026-06-10-${hour}`)));
    const block = owner.call('POST', 'blocks', { from: '2026-06-10', to: '2026-06-10' });
    const later = hours.map((hour) => site.post('/api/reservations', booking(`2026-06-10-${hour}`)));
    const { touches } = await (await block).json();
    const responses = await Promise.all([...bookings, ...later]);
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const stored = await site.ctx.db.select().from(reservations);
    expect(stored).toHaveLength(responses.filter(({ status }) => status === 201).length);
    expect(touches.map(({ id }: { id: string }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
  });
});

describe.each(oneEngine)('invalid changes of availability on %s', (engine) => {
  let site: TestApi;
  let owner: OwnersAvailability;

  // Refused requests change nothing, so all tests can share one site.
  beforeAll(async () => {
    site = await openTestApi(engine, now);
    owner = await openAvailability(site);
  });
  afterAll(() => site.close());

  test.each([
    ['an hour that the calendar doesn’t show', { hours: [[7], [], [], [], [], [], []] }],
    ['a quarter of an hour', { hours: [[9.25], [], [], [], [], [], []] }],
    ['six days', { hours: [[9], [], [], [], [], []] }],
    ['a window of no days', { days: 0 }],
    ['a window of years', { days: 1000 }],
    ['a negative buffer', { bufferBefore: -5 }],
    ['a text instead of a number', { noticeHours: '3' }],
  ])('Given a rule with %s, then the response is 422, and nothing changes', async (_, over) => {
    const { rule } = await owner.overview();
    expect((await owner.call('PUT', 'availability', { ...rule, ...over })).status).toBe(422);
    expect((await owner.overview()).rule).toEqual(rule);
  });

  test.each([
    ['days in reverse order', { from: '2026-06-12', to: '2026-06-11' }, 'to'],
    [
      'hours in reverse order',
      { from: '2026-06-12', to: '2026-06-12', fromTime: '12:00', toTime: '11:00' },
      'toTime',
    ],
    ['a start time without an end', { from: '2026-06-12', to: '2026-06-12', fromTime: '12:00' }, 'toTime'],
    ['a date that doesn’t exist', { from: '2026-02-30', to: '2026-06-12' }, 'from'],
    ['years', { from: '2026-06-12', to: '2029-06-12' }, 'to'],
    ['the last day that can be written', { from: '9999-12-31', to: '9999-12-31' }, 'from'],
  ])('Given a block of %s, then 422 names the field', async (_, body, path) => {
    const refused = await owner.call('POST', 'blocks', body);
    const { errors } = await refused.json();
    expect([refused.status, errors[0].path]).toEqual([422, path]);
  });

  test('Given nobody is signed in, then every call gets 401', async () => {
    for (const [method, path] of [
      ['GET', 'availability'],
      ['PUT', 'availability'],
      ['POST', 'blocks'],
      ['POST', 'calendars'],
    ] as const)
      expect((await site.request(`/api/admin/${path}`, { method })).status).toBe(401);
  });
});
