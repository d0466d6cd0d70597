import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import type { Challenge } from '#/platform/proof-of-work/zero-bits';
import { zeroBits } from '#/platform/proof-of-work/zero-bits';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines } from '../../tests/support/database';
import { reservationFor, storedReservation } from '../../tests/support/reservation';

const now = '2026-06-08T07:00:00Z';
const waysToWrite = { tr: /WhatsApp.*e-posta/, en: /WhatsApp.*email/, ar: /واتساب.*البريد الإلكتروني/ };

function solved({ challenge, bits }: Challenge): string {
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge}.${nonce}`;
    if (zeroBits(createHash('sha256').update(proof).digest()) >= bits) return proof;
  }
}

describe.each(engines)('bookings while unusually many book, on %s', (engine) => {
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, now);
  });
  afterEach(() => site.close());

  const from = (headers: Record<string, string> = {}) => ({ 'X-Forwarded-For': '203.0.113.7', ...headers });
  const book = (slot: string, headers: Record<string, string>, over: object = {}) =>
    site.post('/api/reservations', reservationFor(slot, over as Record<string, unknown>), headers);
  /** Stores this many bookings of other people, made a moment ago. */
  const others = async (count: number) => {
    const { period: _, searched: __, searchedDigits: ___, ...row } = storedReservation;
    const rows = Array.from({ length: count }, (____, place) => {
      const startsAt = new Date(Date.UTC(2027, 0, 1 + place, 9));
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      const own = {
        id: crypto.randomUUID(),
        email: `k${place}@x.example`,
        phone: `+90 500 ${1_000_000 + place}`,
      };
      return { ...row, ...own, startsAt, endsAt, createdAt: new Date('2026-06-08T06:59:00Z') };
    });
    await site.ctx.db.insert(reservations).values(rows);
  };
  const proofOf = async (headers: Record<string, string> = {}) =>
    (await (await site.get('/api/availability?service=ai-growth', headers)).json()).proof;

  test('Given calm, then nobody is asked for a proof; given unusually many bookings, then each needs one of its own, unless it comes from the machine itself', async () => {
    await others(29);
    expect((await book('2026-06-15-10', from())).status).toBe(201);
    expect(await proofOf(from())).toBeUndefined();

    for (const [language, words] of Object.entries(waysToWrite)) {
      const refused = await book('2026-06-16-10', from(), { language });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect((await refused.json()).detail).toMatch(words);
    }
    expect(await proofOf()).toBeUndefined();
    const offered: Challenge = await proofOf(from());
    expect(offered.bits).toBe(14);
    const proof = solved(offered);
    // A proof that comes so soon after its challenge is refused, because no person fills in the form that fast.
    expect((await book('2026-06-16-10', from({ 'Booking-Proof': proof }))).status).toBe(429);
    site.clock.set('2026-06-08T07:00:03Z');
    expect((await book('2026-06-16-10', from({ 'Booking-Proof': proof }))).status).toBe(201);
    const again = await book('2026-06-17-10', from({ 'Booking-Proof': proof }));
    expect(again.status).toBe(429);
    expect((await again.json()).current).toMatchObject({ bits: 14, challenge: expect.any(String) });
    expect((await book('2026-06-18-10', {})).status).toBe(201);

    site.clock.set('2026-06-08T07:11:00Z');
    expect((await book('2026-06-17-10', from())).status).toBe(201);
    expect(await proofOf(from())).toBeUndefined();
  });

  test('Given one proof for two bookings at once, then it pays for one of them', async () => {
    await others(31);
    const refused = await book('2026-06-16-10', from());
    const proof = solved((await refused.json()).current);
    site.clock.set('2026-06-08T07:00:03Z');
    const both = await Promise.all(
      ['2026-06-16-10', '2026-06-17-10'].map((slot) => book(slot, from({ 'Booking-Proof': proof }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
  });
});
