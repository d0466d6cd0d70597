import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slotHolds } from '#/features/booking/table';
import { consultingServices } from '#/features/catalogue/table';
import { eraseOld } from '#/features/waiting/commands/erase-old';
import { offerFreed } from '#/features/waiting/commands/offer';
import { tr } from '#/features/waiting/copy/tr';
import { waitingEntries } from '#/features/waiting/table';
import { mintToken } from '#/platform/crypto/token';
import { violatedConstraint } from '#/platform/errors/database';
import { engines, onOneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { joinFor, type OpenWaitingList, openWaitingList } from '../../tests/support/waiting';

/** A Monday, 10:00 in Istanbul. */
const now = '2026-06-08T07:00:00Z';
/** Tuesday of the next week at 10:00 in Istanbul. The time from `opens` to `closes` has room for one slot of 90 minutes. */
const slot = '2026-06-16-10';
const start = '2026-06-16T07:00:00.000Z';
const [opens, closes] = ['2026-06-16T07:00:00Z', '2026-06-16T08:30:00Z'];

describe.each(engines)('the waiting list on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let list: OpenWaitingList;
  beforeEach(async () => {
    list = await openWaitingList(engine, now);
  });
  afterEach(() => list.close());

  test('Given three who wait, When a slot becomes free, Then it is held for the first alone, then for the next, and at last free to everybody', async () => {
    const [first, second, third] = [
      await list.waits('Ayla'),
      await list.waits('Berk'),
      await list.waits('Cem'),
    ];
    await list.frees(opens, closes);
    await list.offer();
    expect(await list.offered(first)).toBe(start);
    expect(await list.offered(second)).toBeUndefined();
    expect((await list.seen(first)).offer?.until).toBe('2026-06-08T12:00:00+03:00');
    expect(await list.isFree(slot)).toBe(false);
    const refused = await list.visitor.post('/api/reservations', reservationFor(slot));
    expect(refused.status).toBe(409);
    expect(await list.mails(first.id)).toEqual(['waiting-confirm waiting', 'waiting-offer waiting']);

    // After the offer is declined, the next person gets it at once. The slot is never free in between.
    expect((await list.post(first, 'decline', { offerId: await list.offerId(first) })).status).toBe(200);
    expect(await list.offered(first)).toBeUndefined();
    expect(await list.offered(second)).toBe(start);
    expect(await list.isFree(slot)).toBe(false);

    // The second person doesn't answer in time.
    const late = await list.offerId(second);
    list.clock.set('2026-06-08T09:01:00Z');
    expect(await list.isFree(slot)).toBe(false);
    expect((await list.take(second, late)).status).toBe(409);
    expect(await list.seen(second)).toMatchObject({ offer: null, lapsed: '2026-06-16T10:00:00+03:00' });
    await list.offer();
    expect(await list.offered(third)).toBe(start);
    expect((await list.take(second, late)).status).toBe(409);

    list.clock.set('2026-06-08T11:02:00Z');
    await list.offer();
    expect(await list.isFree(slot)).toBe(true);
    await list.offer();
    for (const link of [first, second, third]) expect((await list.seen(link)).offer).toBeNull();
    expect((await list.visitor.post('/api/reservations', reservationFor(slot))).status).toBe(201);
  });

  test('Given an offer, When it is taken twice at once, Then one appointment is booked, and whoever waits is on the list no more', async () => {
    const link = await list.waits('Ayla');
    await list.frees(opens, closes);
    await list.offer();
    const offerId = await list.offerId(link);
    const answers = await Promise.all([list.take(link, offerId), list.take(link, offerId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await list.detail(one.reservationId)).toMatchObject({ status: 'confirmed', name: 'Ayla' });
    expect(await list.seen(link)).toMatchObject({
      status: 'booked',
      offer: null,
      reservationId: one.reservationId,
    });
    await list.offer();
    expect(await list.isFree(slot)).toBe(false);
    expect((await list.entry(link.id)).offers).toMatchObject([{ ended: 'taken' }]);
  });

  test('Given an offer that runs out as it is taken, Then it has one outcome', async () => {
    const [first, second] = [await list.waits('Ayla'), await list.waits('Berk')];
    await list.frees(opens, closes);
    await list.offer();
    const offerId = await list.offerId(first);
    // By the clock of one process the offer is still valid, by the clock of the other it has run out.
    const late = { ...list.ctx, clock: { now: () => new Date('2026-06-08T09:01:00Z') } };
    const [taken] = await Promise.all([list.take(first, offerId), offerFreed(late)]);
    const isTaken = taken.status === 200;
    expect(isTaken || taken.status === 409).toBe(true);
    expect((await list.seen(first)).status).toBe(isTaken ? 'booked' : 'waiting');
    expect(await list.offered(second)).toBe(isTaken ? undefined : start);
    const live = await list.ctx.db.select().from(slotHolds).where(sql`ended is null`);
    expect(live).toHaveLength(isTaken ? 0 : 1);
  });

  test('Given jobs of several processes at once, Then a slot is offered once, and the database refuses a second hold', async () => {
    const links = [await list.waits('Ayla'), await list.waits('Berk'), await list.waits('Cem')];
    await list.frees(opens, closes);
    await Promise.all([list.offer(), list.offer(), list.offer(), list.offer()]);
    const offers = await Promise.all(links.map(list.offered));
    expect(offers).toEqual([start, undefined, undefined]);
    const [hold] = await list.ctx.db.select().from(slotHolds);
    if (!hold) throw new Error('nothing is held');
    const { period: _, ...values } = hold;
    const again = { ...values, id: crypto.randomUUID(), heldFor: crypto.randomUUID() };
    const refused = await list.ctx.db.insert(slotHolds).values(again).catch(violatedConstraint);
    expect(refused).toMatchObject({ constraint: 'slot_holds_no_overlap' });
  });

  test('Given a cancelled appointment, Then the job that follows from it offers its slot', async () => {
    await list.frees(opens, closes);
    const id = await list.booked(slot);
    const link = await list.waits('Ayla');
    await list.offer();
    expect(await list.offered(link)).toBeUndefined();
    expect((await list.owner('POST', `reservations/${id}/cancel`, {})).status).toBe(200);
    const { rows } = await list.ctx.db.execute(
      sql`select 1 from pgboss.job where name = 'booking-freed' and state = 'created' and start_after <= now()`,
    );
    expect(rows.length).toBeGreaterThan(0);
    await list.offer();
    expect(await list.offered(link)).toBe(start);
  });

  testOnOneEngine(
    'Given wishes, Then only what fits them is offered, and each is asked in turn',
    async () => {
      const wednesdays = await list.waits('Ayla', { weekdays: [3] });
      const evenings = await list.waits('Berk', { parts: ['evening'] });
      const later = await list.waits('Cem', { fromDay: '2026-06-17' });
      const tuesday = await list.waits('Derya', { weekdays: [2], parts: ['morning'], toDay: '2026-06-16' });
      await list.frees(opens, closes);
      await list.offer();
      for (const link of [wednesdays, evenings, later]) expect(await list.offered(link)).toBeUndefined();
      expect(await list.offered(tuesday)).toBe(start);
    },
  );

  testOnOneEngine(
    'Given a slot that can soon no longer be booked, Then it is held no longer than that, or not at all',
    async () => {
      const link = await list.waits('Ayla');
      await list.frees(opens, closes);
      // 23:00 of the day before in Istanbul. A slot can be booked until midnight before its day.
      list.clock.set('2026-06-15T20:00:00Z');
      await list.offer();
      expect((await list.seen(link)).offer?.until).toBe('2026-06-16T00:00:00+03:00');
      await list.post(link, 'decline', { offerId: await list.offerId(link) });
      expect((await list.join(joinFor('Berk'))).status).toBe(409);
      list.clock.set('2026-06-15T20:50:00Z');
      await list.offer();
      expect(await list.offered(link)).toBeUndefined();
    },
  );

  testOnOneEngine(
    'Given a free slot that fits, a closed list, or faults, Then nobody joins and the reason is said',
    async () => {
      const asked = async (over: object = {}) => {
        const response = await list.join(joinFor('Ayla', over));
        return [response.status, response.status === 201 ? undefined : (await response.json()).detail];
      };
      expect(await asked({ serviceId: 'yok' })).toEqual([422, tr.errors.unknown_service]);
      for (const toDay of ['2026-06-08', '2027-06-08'])
        expect(await asked({ toDay })).toEqual([422, tr.errors.days]);
      expect((await asked({ weekdays: [8] }))[0]).toBe(422);
      expect((await asked({ email: 'yanlış' }))[0]).toBe(422);
      await list.frees(opens, closes);
      const refused = await list.join(joinFor('Ayla'));
      expect(await refused.json()).toMatchObject({ detail: tr.errors.free_now, current: { isFree: true } });
      expect(await asked({ weekdays: [5] })).toEqual([201, undefined]);
      expect(await asked({ weekdays: [3], fromDay: '2026-10-20' })).toEqual([201, undefined]);
      const turn = (isOn: boolean) =>
        list.owner('PUT', 'waiting-settings', { isOn, offerHours: 2, version: 1 });
      expect((await turn(false)).status).toBe(200);
      expect((await turn(true)).status).toBe(409);
      expect(await asked({ weekdays: [4] })).toEqual([409, tr.errors.off]);
      expect(await (await list.visitor.get('/api/waiting')).json()).toMatchObject({ isOn: false });
    },
  );

  testOnOneEngine(
    'Given a network that fills the list, Then it is stopped after ten, and others are not',
    async () => {
      const from = { 'X-Forwarded-For': '203.0.113.7' };
      for (let place = 0; place < 10; place += 1)
        expect((await list.join(joinFor(`Kisi${place}`), from)).status).toBe(201);
      expect((await list.join(joinFor('Berk'), from)).status).toBe(429);
      expect((await list.join(joinFor('Berk'))).status).toBe(201);
    },
  );

  testOnOneEngine(
    'Given an address that isn’t confirmed, Then nothing is offered to it, and it lapses after some days',
    async () => {
      await list.join(joinFor('Ayla'));
      const link = await list.waits('Berk');
      await list.frees(opens, closes);
      await list.offer();
      expect(await list.offered(link)).toBe(start);
      const { items } = await list.read('waiting?status=unconfirmed');
      expect(items).toMatchObject([{ name: 'Ayla', offer: null }]);
      list.clock.set('2026-06-11T07:01:00Z');
      await list.offer();
      expect(await list.entry(items[0].id)).toMatchObject({ status: 'ended' });
      expect((await list.entry(link.id)).status).toBe('waiting');
    },
  );

  testOnOneEngine(
    'Given somebody else’s link, a void one or another’s offer, Then nothing is shown or taken',
    async () => {
      const [first, second] = [await list.waits('Ayla'), await list.waits('Berk')];
      await list.frees(opens, closes);
      await list.offer();
      const offerId = await list.offerId(first);
      for (const token of [second.token, mintToken(), '']) {
        const link = { id: first.id, token };
        for (const act of ['confirm', 'leave', 'decline', 'take'])
          expect((await list.post(link, act, { offerId })).status).toBe(403);
      }
      expect((await list.take(second, offerId)).status).toBe(403);
      expect((await list.post(second, 'decline', { offerId })).status).toBe(200);
      expect(await list.offered(first)).toBe(start);
    },
  );

  testOnOneEngine(
    'Given whoever leaves, is removed or erased, Then the slot goes to the next, and the data goes',
    async () => {
      const [leaves, removed, erased, last] = [
        await list.waits('Ayla'),
        await list.waits('Berk'),
        await list.waits('Cem'),
        await list.waits('Derya'),
      ] as const;
      await list.frees(opens, closes);
      await list.offer();
      expect((await list.post(leaves, 'leave')).status).toBe(200);
      expect(await list.offered(removed)).toBe(start);
      const answer = await list.owner('POST', `waiting/${removed.id}/status`, { status: 'removed' });
      expect(await answer.json()).toMatchObject({ status: 'removed', next: [] });
      expect((await list.owner('POST', `waiting/${removed.id}/status`, { status: 'removed' })).status).toBe(
        409,
      );
      expect(await list.offered(erased)).toBe(start);
      const person = { contacts: ['cem@bekleyen.example'], language: 'tr' };
      const file = await list.owner('POST', 'privacy/person/file', person);
      expect(await file.text()).toContain('cem@bekleyen.example');
      const { receipt } = await (await list.owner('POST', 'privacy/person/erase', person)).json();
      expect(receipt.erased).toMatchObject({ waiting: 1 });
      expect(await list.mails(erased.id)).toEqual([]);
      await list.offer();
      expect(await list.offered(last)).toBe(start);
      const csv = await (await list.get('waiting.csv')).text();
      expect(csv).toContain('Derya');
      expect(csv).not.toContain('Cem');

      list.clock.set('2026-07-08T07:01:00Z');
      await eraseOld(list.ctx);
      const rows = await list.ctx.db.select().from(waitingEntries).where(sql`erased_at is null`);
      expect(rows.map(({ name }) => name)).toEqual(['Derya']);
    },
  );

  testOnOneEngine(
    'Given days that are over, Then whoever waited is told so by the page, and is offered nothing more',
    async () => {
      const link = await list.waits('Ayla', { toDay: '2026-06-10' });
      list.clock.set('2026-06-10T07:00:00Z');
      await list.offer();
      expect(await list.seen(link)).toMatchObject({ status: 'ended', offer: null });
    },
  );

  testOnOneEngine('Given a service with a question, Then taking it asks for the answer', async () => {
    const question = { id: 'q1', kind: 'text', required: true, label: { tr: 'Konu?' }, options: {} };
    await list.ctx.db
      .update(consultingServices)
      .set({ questions: [question] as never })
      .where(eq(consultingServices.id, 'ai-growth'));
    const link = await list.waits('Ayla');
    await list.frees(opens, closes);
    await list.offer();
    const offerId = await list.offerId(link);
    expect((await list.take(link, offerId)).status).toBe(422);
    expect((await list.take(link, offerId, { answers: { q1: 'a\u0000b' } })).status).toBe(422);
    expect((await list.take(link, offerId, { answers: { q1: 'Bütçe' } })).status).toBe(200);
  });
});
