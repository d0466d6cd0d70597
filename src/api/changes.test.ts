import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tr } from '#/features/booking/copy/tr';
import { reservations, reservationTokens } from '#/features/booking/table';
import { hashToken, mintToken } from '#/platform/crypto/token';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { engines, onOneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';

const now = '2026-06-08T07:00:00Z';
const requestFor = (slotId: string) =>
  reservationFor(slotId, { service: consultingService('ai-growth', 'tr')?.title });

describe.each(engines)('moving and cancelling through the link in a mail on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, now);
  });
  afterEach(() => site.close());

  /** Books an appointment. Returns its id, and a token such as the link in a mail contains. */
  async function booked(slotId: string): Promise<{ id: string; token: string }> {
    const { reservationId: id } = await (await site.post('/api/reservations', requestFor(slotId))).json();
    return { id, token: await mintLink(site.ctx.db, reservationTokens, id, site.clock.now()) };
  }
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const idempotencyKey = (key: string | undefined): Record<string, string> =>
    key ? { 'Idempotency-Key': key } : {};
  const move = (id: string, token: string, slotId: string, key?: string) =>
    site.post(
      `/api/reservations/${id}/move`,
      { slotId, language: 'tr' },
      { ...bearer(token), ...idempotencyKey(key) },
    );
  const cancel = (id: string, token: string, key?: string) =>
    site.post(
      `/api/reservations/${id}/cancel`,
      { language: 'tr' },
      { ...bearer(token), ...idempotencyKey(key) },
    );
  const rowOf = async (id: string) => {
    const [row] = await site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
    if (!row) throw new Error('no such reservation');
    return row;
  };
  const mailKinds = async (state?: string) =>
    (await site.ctx.db.select().from(mailOutbox))
      .filter((mail) => !state || mail.state === state)
      .map(({ kind }) => kind)
      .sort();

  testOnOneEngine(
    'Given a link, when the appointment is moved, then the new slot is taken, the old one is free, and the reminder is moved too',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const response = await move(id, token, '2026-06-11-10');
      expect(response.status).toBe(200);
      const { reservation, token: successor } = await response.json();
      expect(reservation).toMatchObject({
        id,
        appointmentDate: '2026-06-11',
        appointmentTime: '10:00',
        sequence: 1,
      });

      const { slots } = await (await site.get('/api/availability?service=ai-growth')).json();
      const taken = slots
        .filter((slot: { available: boolean }) => !slot.available)
        .map((slot: { id: string }) => slot.id);
      expect(taken).toEqual(['2026-06-11-09', '2026-06-11-10', '2026-06-11-11']);
      expect(await mailKinds('dropped')).toEqual(['reminder']);
      expect(await mailKinds('waiting')).toEqual([
        'confirmation',
        'moved',
        'moved-notice',
        'notice',
        'reminder',
      ]);
      const reminders = (await site.ctx.db.select().from(mailOutbox)).filter(
        (mail) => mail.kind === 'reminder' && mail.state === 'waiting',
      );
      expect(reminders.map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-06-10T07:00:00.000Z']);
      expect((await move(id, successor, '2026-06-12-10')).status).toBe(200);
    },
  );

  testOnOneEngine(
    'Given an appointment, when it is moved to a slot that overlaps its own old time, then the move succeeds',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const page = await (await site.get(`/api/reservations/${id}/manage`, bearer(token))).json();
      const own = page.availability.slots.filter((slot: { id: string }) => slot.id.startsWith('2026-06-10'));
      expect(own.every((slot: { available: boolean }) => slot.available)).toBe(true);
      expect((await move(id, token, '2026-06-10-15')).status).toBe(200);
      expect((await rowOf(id)).startsAt.toISOString()).toBe('2026-06-10T12:00:00.000Z');
    },
  );

  test('Given a slot of another appointment, when an appointment is moved there, then the response is 409, and the appointment keeps its old slot and its link', async () => {
    await booked('2026-06-11-10');
    const { id, token } = await booked('2026-06-10-14');
    expect((await move(id, token, '2026-06-11-11')).status).toBe(409);
    expect((await rowOf(id)).startsAt.toISOString()).toBe('2026-06-10T11:00:00.000Z');
    expect((await move(id, token, '2026-06-11-13')).status).toBe(200);
  });

  test('Given two appointments that swap slots, then both are refused, as each slot is still taken; given twenty that move to one free slot, then one gets it, and no appointments overlap', async () => {
    const days = ['15', '16', '17', '18', '19'].flatMap((day) =>
      ['09', '11', '14', '16'].map((hour) => `2026-06-${day}-${hour}`),
    );
    const all: { id: string; token: string }[] = [];
    for (const slotId of days) all.push(await booked(slotId));
    const [first, second] = all;
    if (!first || !second) throw new Error('nothing was booked');
    const swap = await Promise.all([
      move(first.id, first.token, days[1] ?? ''),
      move(second.id, second.token, days[0] ?? ''),
    ]);
    expect(swap.map(({ status }) => status)).toEqual([409, 409]);
    const rush = await Promise.all(all.map(({ id, token }) => move(id, token, '2026-06-22-10')));
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(rush.filter(({ status }) => status === 409)).toHaveLength(19);
    const rows = await site.ctx.db.select().from(reservations).orderBy(reservations.startsAt);
    expect(rows).toHaveLength(20);
    for (const [index, { endsAt }] of rows.slice(0, -1).entries())
      expect(endsAt.getTime()).toBeLessThanOrEqual(rows[index + 1]?.startsAt.getTime() ?? 0);
  });

  testOnOneEngine(
    'Given a link, when the appointment is cancelled, then the slot is free, visitor and owner are notified, and no reminder remains',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const response = await cancel(id, token);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        reservation: { status: 'cancelled', sequence: 1 },
        token: null,
      });
      expect((await site.post('/api/reservations', requestFor('2026-06-10-14'))).status).toBe(201);
      expect(await mailKinds('dropped')).toContain('reminder');
      expect(await mailKinds('waiting')).toEqual(expect.arrayContaining(['cancelled', 'cancelled-notice']));
    },
  );

  test('Given a change that is repeated under its key, concurrently or later, then every response succeeds, and the change is made once', async () => {
    const { id, token } = await booked('2026-06-10-14');
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => move(id, token, '2026-06-11-10', 'key-of-move')),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    // A client may lose earlier responses, so the last one must contain everything it needs.
    const { reservation, token: successor } = await (
      await move(id, token, '2026-06-11-10', 'key-of-move')
    ).json();
    expect(reservation).toMatchObject({ appointmentDate: '2026-06-11', sequence: 1 });
    expect((await mailKinds()).filter((kind) => kind === 'moved')).toHaveLength(1);
    expect((await move(id, token, '2026-06-11-10')).status).toBe(403);
    expect((await move(id, token, '2026-06-11-10', 'another-key')).status).toBe(403);
    expect((await move(id, token, '2026-06-12-10', 'key-of-move')).status).toBe(403);

    const cancelled = await Promise.all(
      Array.from({ length: 5 }, () => cancel(id, successor, 'key-of-cancel')),
    );
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await (await cancel(id, successor, 'key-of-cancel')).json()).toMatchObject({
      reservation: { status: 'cancelled', sequence: 2 },
      token: null,
    });
    expect((await mailKinds()).filter((kind) => kind === 'cancelled')).toHaveLength(1);
    // After the cancellation, the earlier move can't be repeated.
    expect((await move(id, token, '2026-06-11-10', 'key-of-move')).status).toBe(403);
    expect((await cancel(id, successor, 'x'.repeat(201))).status).toBe(422);
  });

  testOnOneEngine(
    'Given an appointment that is moved ten times in a day, then the eleventh move is refused, and the next day it can be moved',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const days = ['2026-06-15-10', '2026-06-16-10'];
      let link = token;
      for (let time = 0; time < 10; time += 1) {
        const moved = await move(id, link, days[time % 2] ?? '');
        expect(moved.status).toBe(200);
        link = (await moved.json()).token;
      }
      const refused = await move(id, link, '2026-06-17-10');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('86400');
      expect((await mailKinds()).filter((kind) => kind === 'moved-notice')).toHaveLength(10);
      site.clock.set('2026-06-09T07:00:01Z');
      expect((await move(id, link, '2026-06-17-10')).status).toBe(200);
    },
  );

  testOnOneEngine(
    'Given a move that is sent again under its key, then the 31st request is refused',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const statuses: number[] = [];
      for (let time = 0; time < 31; time += 1)
        statuses.push((await move(id, token, '2026-06-11-10', 'key-of-move')).status);
      expect(statuses.slice(0, 30)).toEqual(statuses.slice(0, 30).map(() => 200));
      expect(statuses.at(-1)).toBe(429);
    },
  );

  testOnOneEngine(
    'Given the slot of an appointment, when the appointment is moved there, then the error says so, and nothing changes',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const response = await move(id, token, '2026-06-10-14');
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: tr.errors.own_slot });
      expect((await rowOf(id)).sequence).toBe(0);
      expect((await move(id, token, '2026-06-11-10')).status).toBe(200);
    },
  );

  testOnOneEngine(
    'Given a forged or used link, or the link of another appointment, then the request is refused and nothing changes',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      const other = await booked('2026-06-12-10');
      for (const wrong of [mintToken(), other.token, hashToken(token), `${token}x`, 'x']) {
        expect((await move(id, wrong, '2026-06-11-10')).status).toBe(403);
        expect((await cancel(id, wrong)).status).toBe(403);
        expect((await site.get(`/api/reservations/${id}/manage`, bearer(wrong))).status).toBe(403);
      }
      expect((await site.post(`/api/reservations/${id}/cancel`, {})).status).toBe(403);
      expect((await site.post('/api/reservations/none/cancel', {}, bearer(token))).status).toBe(403);
      expect((await rowOf(id)).sequence).toBe(0);

      expect((await move(id, token, '2026-06-11-10')).status).toBe(200);
      expect((await move(id, token, '2026-06-12-14')).status).toBe(403);
      expect((await cancel(id, token)).status).toBe(403);
      expect((await rowOf(id)).startsAt.toISOString()).toBe('2026-06-11T07:00:00.000Z');
    },
  );

  testOnOneEngine(
    'Given an appointment that has begun, then it can be neither moved nor cancelled; given a slot outside the rule, then the move is refused',
    async () => {
      const { id, token } = await booked('2026-06-10-14');
      expect((await move(id, token, '2026-06-13-10')).status).toBe(422);
      expect((await move(id, token, '2026-06-10-12')).status).toBe(422);
      site.clock.set('2026-06-10T11:00:00Z');
      expect((await move(id, token, '2026-06-15-10')).status).toBe(409);
      expect((await cancel(id, token)).status).toBe(409);
      expect(await (await site.get(`/api/reservations/${id}/manage`, bearer(token))).json()).toMatchObject({
        changeable: false,
        availability: null,
      });
    },
  );
});
