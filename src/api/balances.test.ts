import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expire as expireRequest } from '#/features/booking/commands/expire';
import { tr as booking } from '#/features/booking/copy/tr';
import { consultingServices } from '#/features/catalogue/table';
import { mintToken } from '#/platform/crypto/token';
import { buyer, by, openSales, type Sales } from '../../tests/support/balances';
import { engines, onOneEngine } from '../../tests/support/database';

const now = '2026-06-08T07:00:00Z';
const { session } = booking;
const days = ['15', '16', '17', '18', '19', '22', '23', '24', '25', '26'];
const slots = days.map((day) => `2026-06-${day}-10`);
const slot = (place: number) => slots[place] ?? '';

describe.each(engines)('booking from a sold package on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let sales: Sales;
  beforeEach(async () => {
    sales = await openSales(engine, now);
  });
  afterEach(() => sales.close());

  test('Given 3 sessions and 10 bookings at once, Then exactly 3 are booked, and the others are refused in words', async () => {
    const link = await sales.sold();
    const answers = await Promise.all(slots.map((slotId) => sales.bookFrom(link, slotId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 201),
      ...Array.from({ length: 7 }, () => 422),
    ]);
    const refused = await Promise.all(
      answers.filter(({ status }) => status === 422).map((response) => response.json()),
    );
    for (const { detail } of refused) expect(detail).toBe(session.refusals.used_up);
    const { balance, appointments } = await sales.opened(link);
    expect(balance).toMatchObject({ left: 0, sessions: 3, refusal: 'used_up' });
    expect(appointments).toHaveLength(3);
    expect(await sales.kinds(link.id)).toEqual(['sold', 'used', 'used', 'used']);
  });

  test('Given cancellations and bookings at once, Then no session is lost and none comes from nowhere', async () => {
    const link = await sales.sold({ sessions: 4 });
    const [first, second] = [await sales.bookedFrom(link, slot(0)), await sales.bookedFrom(link, slot(1))];
    const answers = await Promise.all([
      sales.cancelBy(first).then(({ response }) => response),
      sales.post(`reservations/${second}/cancel`),
      ...slots.slice(2).map((slotId) => sales.bookFrom(link, slotId)),
    ]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    const booked = answers.slice(2).filter(({ status }) => status === 201).length;
    expect(booked).toBeGreaterThanOrEqual(2);
    expect(booked).toBeLessThanOrEqual(4);
    expect(await sales.left(link)).toBe(4 - booked);
  });

  test('Given the same booking sent twice at once, Then it takes one session', async () => {
    const link = await sales.sold({ sessions: 1 });
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => sales.bookFrom(link, slot(0), {}, key)));
    const [one, other] = await Promise.all(both.map((response) => response.json()));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(one).toEqual(other);
    expect(await sales.kinds(link.id)).toEqual(['sold', 'used']);
  });

  test('Given the ledger, Then the database refuses to change an entry, and a sum that isn’t what is left', async () => {
    const { id } = await sales.sold();
    const { db } = sales.ctx;
    await expect(
      db.execute(sql`update balance_entries set sessions = 9 where balance_id = ${id}`),
    ).rejects.toThrow();
    await expect(db.execute(sql`delete from balance_entries where balance_id = ${id}`)).rejects.toThrow();
    await expect(db.execute(sql`update balances set left_over = 4 where id = ${id}`)).rejects.toThrow();
    await expect(db.execute(sql`update balances set left_over = -1 where id = ${id}`)).rejects.toThrow();
    expect((await sales.sale(id)).left).toBe(3);
  });

  testOnOneEngine(
    'Given a sale, Then its link shows what is left, books with the person’s limit of open appointments left out, and both rooms name each other',
    async () => {
      const link = await sales.sold({ sessions: 6, lastDay: '2026-12-31' });
      expect((await sales.opened(link)).balance).toMatchObject({
        title: 'Başlangıç paketi',
        status: 'paid',
        left: 6,
        lastDay: '2026-12-31',
        refusal: null,
        payment: null,
        person: { name: buyer.name, email: buyer.email },
      });
      const same = { email: buyer.email, phone: '+90 555 987 65 43' };
      for (const slotId of slots.slice(0, 5))
        expect((await sales.bookFrom(link, slotId, same)).status).toBe(201);
      // Appointments from a package don't count towards the bound of the person's other bookings.
      await sales.booked(slot(6), same);
      const { appointments, balance } = await sales.opened(link);
      expect(balance.left).toBe(1);
      const [latest] = appointments;
      expect(latest).toMatchObject({ status: 'confirmed', changeable: true });
      expect(await sales.detail(latest?.id ?? '')).toMatchObject({ balanceId: link.id });
      expect((await sales.sale(link.id)).entries.at(-1)).toMatchObject({
        reservationId: latest?.id,
        left: 1,
      });
      expect(await sales.mails(link.id)).toEqual([
        'balance-sold waiting',
        'balance-warning waiting',
        'balance-warning waiting',
      ]);
    },
  );

  testOnOneEngine(
    'Given somebody else’s link, a void one or none, Then nothing is shown or booked',
    async () => {
      const [one, other] = [await sales.sold(), await sales.sold()];
      for (const token of [other.token, mintToken(), '']) {
        expect((await sales.visitor.get(`/api/balances/${one.id}`, by(token))).status).toBe(403);
        expect((await sales.bookFrom({ id: one.id, token }, slot(0))).status).toBe(403);
      }
      const appointment = await sales.bookedFrom(one, slot(0));
      const opening = (id: string) => `/api/balances/${id}/reservations/${appointment}/open`;
      expect((await sales.visitor.post(opening(other.id), {}, by(other.token))).status).toBe(404);
      const opened = await sales.visitor.post(opening(one.id), {}, by(one.token));
      const { token } = await opened.json();
      const read = () => sales.visitor.get(`/api/reservations/${appointment}/manage`, by(token));
      expect((await read()).status).toBe(200);
      expect((await sales.post(`balances/${one.id}/renew`)).status).toBe(200);
      expect((await read()).status).toBe(403);
      expect((await sales.visitor.get(`/api/balances/${one.id}`, by(one.token))).status).toBe(403);
      expect(await sales.mails(one.id)).toEqual(['balance-link waiting', 'balance-sold waiting']);
      const { sequence, ...record } = await sales.sale(other.id);
      const changed = { ...record, lastDay: '', email: 'dogru@gizli.example', company: '', sequence };
      expect((await sales.post(`balances/${other.id}/change`, changed)).status).toBe(200);
      expect((await sales.visitor.get(`/api/balances/${other.id}`, by(other.token))).status).toBe(403);
    },
  );

  testOnOneEngine(
    'Given a cancellation in time, Then the session comes back; too late it doesn’t, which is said before; the owner’s always gives it back',
    async () => {
      const link = await sales.sold({ sessions: 4 });
      const appointments: string[] = [];
      for (const slotId of slots.slice(0, 4)) appointments.push(await sales.bookedFrom(link, slotId));
      const [first = '', second = '', third = '', fourth = ''] = appointments;
      const early = await sales.cancelBy(first, { seen: { comesBack: true } });
      expect(early.page.session).toEqual({ comesBack: true, forfeit: null, returnHours: 24 });
      expect(early.response.status).toBe(200);
      expect(await sales.left(link)).toBe(1);

      // Less than 24 hours before the second appointment.
      sales.clock.set('2026-06-15T12:00:00Z');
      const unaware = await sales.cancelBy(second, { seen: { comesBack: true } });
      expect(unaware.response.status).toBe(409);
      expect((await unaware.response.json()).detail).toBe(session.changed);
      const late = await sales.cancelBy(second, { seen: { comesBack: false } });
      expect(late.page.session).toMatchObject({ comesBack: false, forfeit: 'late' });
      expect(late.response.status).toBe(200);
      expect(await sales.left(link)).toBe(1);

      sales.clock.set('2026-06-17T06:00:00Z');
      const cancelled = await sales.post(`reservations/${third}/cancel`);
      expect(await cancelled.json()).toMatchObject({ status: 'cancelled', cancelledBy: 'owner' });
      expect(await sales.left(link)).toBe(2);

      sales.clock.set('2026-06-18T12:00:00Z');
      expect((await sales.post(`reservations/${fourth}/status`, { status: 'no_show' })).status).toBe(200);
      expect(await sales.left(link)).toBe(2);
      const { sequence } = await sales.sale(link.id);
      const given = { sessions: 1, note: 'Hastaydı.', sequence };
      expect((await sales.post(`balances/${link.id}/correct`, given)).status).toBe(200);
      // The button was pressed twice: the second request names an outdated version.
      expect((await sales.post(`balances/${link.id}/correct`, given)).status).toBe(409);
      expect((await sales.post(`balances/${link.id}/correct`, { sessions: -9, note: 'x' })).status).toBe(422);
      const { balance } = await sales.opened(link);
      expect(balance.left).toBe(3);
      expect(JSON.stringify(balance)).not.toContain('Hastaydı');
    },
  );

  testOnOneEngine(
    'Given a moved appointment, Then it keeps its session, and an opened link cancels it',
    async () => {
      const link = await sales.sold();
      const id = await sales.bookedFrom(link, slot(0));
      expect((await sales.post(`reservations/${id}/move`, { slotId: slot(3) })).status).toBe(200);
      expect(await sales.left(link)).toBe(2);
      const path = `/api/balances/${link.id}/reservations/${id}/open`;
      const open = () => sales.visitor.post(path, { language: 'tr' }, by(link.token));
      const { token } = await (await open()).json();
      // Each opening stores a new link, so their number per hour is limited.
      const further = await Promise.all(Array.from({ length: 62 }, open));
      expect(further.filter(({ status }) => status === 200)).toHaveLength(59);
      const refused = further.find(({ status }) => status !== 200);
      expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '3600']);
      const cancelled = await sales.visitor.post(`/api/reservations/${id}/cancel`, {}, by(token));
      expect(cancelled.status).toBe(200);
      expect(await sales.read(`reservations/${id}`)).toMatchObject({ cancelledBy: 'visitor' });
      expect(await sales.kinds(link.id)).toEqual(['sold', 'used', 'returned']);
      expect((await sales.visitor.post(path, { language: 'tr' }, by(link.token))).status).toBe(404);
    },
  );

  testOnOneEngine(
    'Given requests that are declined, withdrawn or not answered, Then their sessions come back',
    async () => {
      await sales.ctx.db
        .update(consultingServices)
        .set({ booking: 'approval' })
        .where(eq(consultingServices.id, 'ai-growth'));
      const link = await sales.sold();
      const requests: string[] = [];
      for (const slotId of slots.slice(0, 3)) requests.push(await sales.bookedFrom(link, slotId));
      const [declined = '', withdrawn = '', unanswered = ''] = requests;
      expect(await sales.left(link)).toBe(0);
      sales.clock.set('2026-06-15T06:30:00Z');
      expect((await sales.post(`reservations/${declined}/cancel`)).status).toBe(200);
      sales.clock.set('2026-06-16T06:30:00Z');
      const late = await sales.cancelBy(withdrawn);
      expect(late.page.session.comesBack).toBe(true);
      expect(late.response.status).toBe(200);
      sales.clock.set('2026-06-17T07:00:00Z');
      await expireRequest(sales.ctx, { reservationId: unanswered });
      expect(await sales.left(link)).toBe(3);
    },
  );

  testOnOneEngine(
    'Given one that isn’t paid, Then it says how to pay and books nothing until the owner notes the payment, unless she allows it',
    async () => {
      const link = await sales.sold({ paid: false });
      expect((await sales.opened(link)).balance).toMatchObject({
        refusal: 'unpaid',
        payment: { reference: 'KURSU-7', link: 'https://pay.example/7', text: 'IBAN TR00' },
      });
      expect(JSON.stringify(await sales.opened(link))).not.toContain('7.500');
      const refused = await sales.bookFrom(link, slot(0));
      expect(refused.status).toBe(422);
      expect((await refused.json()).detail).toBe(session.refusals.unpaid);
      expect((await sales.post(`balances/${link.id}/status`, { status: 'paid' })).status).toBe(200);
      expect((await sales.bookFrom(link, slot(0))).status).toBe(201);
      expect(await sales.mails(link.id)).toEqual(['balance-paid waiting', 'balance-sold waiting']);
      const trusted = await sales.sold({ paid: false, bookBeforePaid: true });
      expect((await sales.bookFrom(trusted, slot(1))).status).toBe(201);
    },
  );
});
