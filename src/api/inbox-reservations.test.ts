import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminBookingCopy } from '#/features/booking/copy/admin/all';
import { chooseOrder, periods } from '#/features/booking/rules';
import { reservations, reservationTokens } from '#/features/booking/table';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Inbox, names, openInbox } from '../../tests/support/inbox';

/** A Monday, ten o'clock in Istanbul. */
const now = '2026-06-08T07:00:00Z';

describe.each(engines)('the owner’s reservations on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(engine, now);
  });
  afterEach(() => inbox.close());

  const mailStates = async (id: string) =>
    (await inbox.detail(id)).mails.map(({ kind, state }) => `${kind} ${state}`).sort();

  test('Given Turkish names, when they are searched in any spelling, then they are found; phone number, company and id can be searched too', async () => {
    const id = await inbox.booked('2026-06-10-09', {
      name: 'İrem IŞIK',
      email: 'irem@a.example',
      company: 'Gül Ağacı',
    });
    const ali = { name: 'Ali Demir', email: 'ali@b.example', phone: '0090 212 555 66 77' };
    await inbox.booked('2026-06-10-11', ali);
    const found = async (q: string) => names(await inbox.read(`reservations?q=${encodeURIComponent(q)}`));
    for (const q of [
      'irem',
      'İREM',
      'ışık',
      'isik',
      'IŞIK irem',
      'gül ağacı',
      'GUL AGACI',
      'irem@a',
      id.slice(0, 8),
    ])
      expect(await found(q), q).toEqual(['İrem IŞIK']);
    for (const q of ['0212 555', '+90 212 555 66 77', '212-555'])
      expect(await found(q), q).toEqual(['Ali Demir']);
    expect(await found('%')).toEqual([]);
    expect(await found('irem demir')).toEqual([]);
  });

  testOnOneEngine(
    'Given appointments of all kinds, then period, status and service narrow the list, and order sorts it',
    async () => {
      const past = await inbox.booked('2026-06-09-09', { name: 'Geçmiş' });
      await inbox.booked('2026-06-10-09', { name: 'Yarın' });
      const cancelled = await inbox.booked('2026-06-15-09', { name: 'İptal' });
      await inbox.post(`reservations/${cancelled}/cancel`);
      inbox.clock.set('2026-06-09T15:00:00Z');
      expect(names(await inbox.read('reservations'))).toEqual(['Yarın', 'İptal']);
      expect(names(await inbox.read('reservations?sort=-date'))).toEqual(['İptal', 'Yarın']);
      expect(names(await inbox.read('reservations?period=past'))).toEqual(['Geçmiş']);
      expect(names(await inbox.read('reservations?period=today'))).toEqual(['Geçmiş']);
      expect(names(await inbox.read('reservations?period=week'))).toEqual(['Geçmiş', 'Yarın']);
      expect(names(await inbox.read('reservations?period=all&sort=new'))).toHaveLength(3);
      expect(names(await inbox.read('reservations?period=all&status=cancelled'))).toEqual(['İptal']);
      expect(names(await inbox.read('reservations?period=all&service=ai-pazarlama'))).toEqual([]);
      expect(await inbox.read('reservations?status=nonsense&page=-1')).toMatchObject({ page: 1, total: 2 });
      expect(await inbox.read('counts')).toMatchObject({ reservations: 1, applications: 0, messages: 0 });
      expect((await inbox.post(`reservations/${past}/status`, { status: 'completed' })).status).toBe(200);
    },
  );

  testOnOneEngine('Given each period and order, then the expected appointment comes first', async () => {
    for (const slot of ['2026-06-09-09', '2026-06-09-14', '2026-06-10-09', '2026-06-11-09', '2026-06-22-09'])
      await inbox.booked(slot, { email: `${slot}@a.example` });
    inbox.clock.set('2026-06-10T12:00:00Z');
    const noon = inbox.clock.now().getTime();
    const first: Record<string, (starts: number[]) => number> = {
      nearest: (starts) => starts.toSorted((a, b) => Math.abs(a - noon) - Math.abs(b - noon))[0] ?? 0,
      furthest: (starts) => starts.toSorted((a, b) => Math.abs(b - noon) - Math.abs(a - noon))[0] ?? 0,
      earliest: (starts) => Math.min(...starts),
      latest: (starts) => Math.max(...starts),
    };
    for (const period of periods)
      for (const sort of ['date', '-date'] as const) {
        const { items } = await inbox.read(`reservations?period=${period}&sort=${sort}`);
        const starts = items.map(({ start }: { start: string }) => Date.parse(start));
        const order = chooseOrder(period, sort);
        expect(starts[0], `${period} ${sort}: ${order}`).toBe(first[order]?.(starts));
      }
  });

  testOnOneEngine(
    'Given a day with appointments, then in the evening the overview lists all of them, the past ones as “result missing” until the owner enters the result',
    async () => {
      const early = await inbox.booked('2026-06-09-09', { name: 'Dün', email: 'a@a.example' });
      const morning = await inbox.booked('2026-06-10-09', { name: 'Sabah', email: 'b@a.example' });
      const noon = await inbox.booked('2026-06-10-13', { name: 'Öğle', email: 'c@a.example' });
      const cancelled = await inbox.booked('2026-06-10-15', { name: 'İptal', email: 'd@a.example' });
      await inbox.post(`reservations/${cancelled}/cancel`);
      await inbox.booked('2026-06-11-09', { name: 'Yarın', email: 'e@a.example' });
      for (const slot of ['2026-06-12-09', '2026-06-15-09'])
        await inbox.booked(slot, { name: slot, email: `${slot}@a.example` });
      const overview = async () => (await inbox.read('overview')).appointments;
      const summaries = (items: { name: string; isOver: boolean }[]) =>
        items.map(({ name, isOver }) => `${name} ${isOver ? 'over' : 'ahead'}`);

      inbox.clock.set('2026-06-10T09:00:00Z');
      expect(summaries((await overview()).today)).toEqual(['Sabah over', 'Öğle ahead']);
      inbox.clock.set('2026-06-10T19:00:00Z');
      const evening = await overview();
      expect(summaries(evening.today)).toEqual(['Sabah over', 'Öğle over']);
      expect(summaries(evening.tomorrow)).toEqual(['Yarın ahead']);
      expect(evening.later).toHaveLength(2);
      expect(summaries(evening.withoutOutcome)).toEqual(['Öğle over', 'Sabah over', 'Dün over']);
      expect(evening.withoutOutcomeTotal).toBe(3);

      await inbox.post(`reservations/${noon}/status`, { status: 'no_show' });
      await inbox.post(`reservations/${morning}/status`, { status: 'completed' });
      const answeredOverview = await overview();
      expect(summaries(answeredOverview.today)).toEqual(['Sabah over', 'Öğle over']);
      expect(summaries(answeredOverview.withoutOutcome)).toEqual(['Dün over']);
      await inbox.post(`reservations/${early}/status`, { status: 'completed' });
      expect((await overview()).withoutOutcome).toEqual([]);
    },
  );

  testOnOneEngine(
    'Given a future appointment, then it can be moved and cancelled, but has no outcome yet; changes that its status doesn’t allow get a 409, malformed ones a 422',
    async () => {
      const id = await inbox.booked('2026-06-10-14', { language: 'en' });
      const token = await mintLink(inbox.ctx.db, reservationTokens, id, inbox.clock.now());
      expect((await inbox.post(`reservations/${id}/status`, { status: 'completed' })).status).toBe(409);
      expect((await inbox.post(`reservations/${id}/status`, { status: 'cancelled' })).status).toBe(409);
      expect((await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-13-10' })).status).toBe(422);
      const sameSlot = await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-10-14' });
      expect([sameSlot.status, (await sameSlot.json()).detail]).toEqual([
        409,
        adminBookingCopy.tr.errors.own_slot,
      ]);
      await inbox.booked('2026-06-11-10', { email: 'b@b.example' });
      expect((await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-11-10' })).status).toBe(409);

      const moved = await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-12-09', sequence: 0 });
      expect(moved.status).toBe(200);
      expect(await moved.json()).toMatchObject({
        appointmentDate: '2026-06-12',
        sequence: 1,
        status: 'confirmed',
      });
      // The reminder for the old time has been replaced by another one.
      const reminders = (await inbox.detail(id)).mails.filter(({ kind }) => kind === 'reminder');
      expect(reminders.map(({ state, resendable }) => [state, resendable]).toSorted()).toEqual([
        ['dropped', false],
        ['waiting', false],
      ]);
      for (const reminder of reminders)
        expect((await inbox.post(`reservations/${id}/mails/${reminder.id}/resend`)).status).toBe(409);
      const old = await inbox.visitor.get(`/api/reservations/${id}/manage`, {
        Authorization: `Bearer ${token}`,
      });
      expect(old.status).toBe(403);

      const stale = await inbox.post(`reservations/${id}/cancel`, { sequence: 0 });
      expect(stale.status).toBe(409);
      expect((await stale.json()).current).toMatchObject({ id, sequence: 1 });

      const cancelled = await inbox.post(`reservations/${id}/cancel`, {
        message: 'I am ill, sorry.',
        sequence: 1,
      });
      expect(await cancelled.json()).toMatchObject({
        status: 'cancelled',
        cancellationNote: 'I am ill, sorry.',
        next: [],
      });
      expect((await inbox.post(`reservations/${id}/cancel`)).status).toBe(409);
      expect((await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-16-09' })).status).toBe(409);
      expect((await mailStates(id)).filter((mail) => mail.startsWith('cancelled'))).toEqual([
        'cancelled waiting',
        'cancelled-notice waiting',
      ]);
    },
  );

  testOnOneEngine(
    'Given a past appointment, then it can be marked completed or no-show, and corrected, but not cancelled',
    async () => {
      const id = await inbox.booked('2026-06-09-10');
      inbox.clock.set('2026-06-09T10:00:00Z');
      expect((await inbox.detail(id)).next).toEqual(['completed', 'no_show']);
      for (const status of ['no_show', 'completed', 'confirmed', 'completed'])
        expect(await (await inbox.post(`reservations/${id}/status`, { status })).json()).toMatchObject({
          status,
        });
      expect((await inbox.post(`reservations/${id}/status`, { status: 'completed' })).status).toBe(409);
      expect((await inbox.post(`reservations/${id}/status`, { status: 'nonsense' })).status).toBe(422);
      expect((await inbox.post(`reservations/${id}/cancel`)).status).toBe(409);
    },
  );

  testOnOneEngine(
    'Given a sent mail, when it is sent again, then a new copy is enqueued; an outdated mail is refused',
    async () => {
      const id = await inbox.booked('2026-06-10-14');
      const confirmation = (await inbox.detail(id)).mails.find(({ kind }) => kind === 'confirmation');
      const path = `reservations/${id}/mails/${confirmation?.id}/resend`;
      expect((await inbox.post(path)).status).toBe(200);
      expect((await mailStates(id)).filter((mail) => mail.startsWith('confirmation'))).toHaveLength(1);
      await inbox.ctx.db
        .update(mailOutbox)
        .set({ state: 'sent' })
        .where(eq(mailOutbox.id, confirmation?.id ?? ''));
      expect((await inbox.post(path)).status).toBe(200);
      expect((await mailStates(id)).filter((mail) => mail.startsWith('confirmation'))).toEqual([
        'confirmation sent',
        'confirmation waiting',
      ]);
      await inbox.post(`reservations/${id}/cancel`);
      expect((await inbox.post(path)).status).toBe(409);
      expect((await inbox.post(`reservations/${id}/mails/${randomUUID()}/resend`)).status).toBe(404);
    },
  );

  testOnOneEngine(
    'Given erased personal data, then nothing is left of it, not even in a search',
    async () => {
      const id = await inbox.booked('2026-06-10-14', { name: 'Silinecek Kişi' });
      const stored = async () => JSON.stringify(await inbox.ctx.db.select().from(reservations));
      const personal = ['Silinecek', 'silinecek', 'marti', '2026061014'];
      for (const part of personal) expect(await stored()).toContain(part);
      expect((await inbox.post(`reservations/${id}/erase`)).status).toBe(409);
      await inbox.post(`reservations/${id}/cancel`, { message: 'Silinecek Kişi için' });
      expect(await (await inbox.post(`reservations/${id}/erase`)).json()).toMatchObject({
        name: '',
        email: '',
        answers: null,
        mails: [],
        cancellationNote: null,
      });
      for (const part of personal) expect(await stored()).not.toContain(part);
      expect(await inbox.ctx.db.select().from(mailOutbox)).toEqual([]);
      expect(await (await inbox.visitor.get(`/api/reservations/${id}`)).json()).toBeNull();
      expect(names(await inbox.read('reservations?period=all&q=silinecek'))).toEqual([]);
      expect((await inbox.post(`reservations/${id}/cancel`)).status).toBe(409);
    },
  );

  testOnOneEngine('Given a week, then each slot is free or has reasons why not', async () => {
    const id = await inbox.booked('2026-06-10-14', { name: 'Deniz' });
    const week = await inbox.read('reservations/week?date=2026-06-11&service=ai-growth');
    expect(week).toMatchObject({ from: '2026-06-08', today: '2026-06-08', minutes: 90 });
    expect(names({ items: week.appointments })).toEqual(['Deniz']);
    const reasonsAt = (slot: string) => week.slots.find((each: { id: string }) => each.id === slot)?.reasons;
    expect(reasonsAt('2026-06-10-15')).toEqual([{ kind: 'reservation', id, name: 'Deniz' }]);
    expect(reasonsAt('2026-06-10-09')).toEqual([]);
    expect(reasonsAt('2026-06-08-09')).toEqual([{ kind: 'window' }]);
    expect(await inbox.read('reservations/week?date=9999-12-31')).toMatchObject({ from: '2026-06-08' });
  });

  testOnOneEngine('Given a Saturday, then the default week is the coming one', async () => {
    inbox.clock.set('2026-06-13T09:00:00Z');
    expect(await inbox.read('reservations/week')).toMatchObject({ from: '2026-06-15', today: '2026-06-13' });
    expect(await inbox.read('reservations/week?date=2026-06-13')).toMatchObject({ from: '2026-06-08' });
  });

  testOnOneEngine(
    'Given free slots that the owner requests, then they come as texts in three languages',
    async () => {
      const { count, texts, paths } = await inbox.read('reservations/free?service=ai-growth&count=3');
      expect(count).toBe(3);
      expect(texts.tr).toContain('09 Haziran 2026, Salı, 09:00');
      expect(texts.en).toContain('June');
      expect(texts.ar).toMatch(/يونيو 2026/);
      expect(paths.ar).toBe('/consultation-booking?service=ai-growth&lang=ar');
      expect((await inbox.get('reservations/free?service=nonsense')).status).toBe(404);
    },
  );

  testOnOneEngine(
    'Given reply links, then they greet in the person’s language, and include WhatsApp only if there is a number',
    async () => {
      const id = await inbox.booked('2026-06-10-14', {
        language: 'ar',
        email: 'deniz@marti.example',
        phone: '0555 000 00 01',
      });
      const { answers: replyLinks } = await inbox.detail(id);
      const address = new URL(replyLinks?.whatsapp ?? '');
      expect(address.pathname).toBe('/905550000001');
      expect(address.searchParams.get('text')).toContain('مرحبًا Deniz Yalçınkaya');
      expect(replyLinks?.mail).toMatch(/^mailto:deniz@marti\.example\?subject=/);
      const other = await inbox.booked('2026-06-11-14', { email: 'x@x.example' });
      await inbox.ctx.db.update(reservations).set({ phone: 'yok ki' }).where(eq(reservations.id, other));
      expect((await inbox.detail(other)).answers?.whatsapp).toBeNull();
    },
  );
});
