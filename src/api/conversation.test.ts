import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';

const now = '2026-06-01T09:00:00Z';

describe.each(engines)('what is said around an appointment, on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(engine, now);
  });
  afterEach(() => inbox.close());

  const setReminders = async (reminders: number[]) => {
    const { rule } = await inbox.read('availability');
    return inbox.owner('PUT', 'availability', { ...rule, reminders });
  };
  /** The due times of the waiting reminders about an appointment. */
  const remindersOf = async (id: string) =>
    (await inbox.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id)))
      .filter(({ kind, state }) => kind === 'reminder' && state === 'waiting')
      .map(({ dueAt }) => dueAt.toISOString())
      .sort();
  const promised = async (id: string) =>
    (await (await inbox.visitor.get(`/api/reservations/${id}`)).json()).reminders;

  test('Given times of her choice, then each reminder is due once, moves with the appointment, and goes with it', async () => {
    const { rule } = await inbox.read('availability');
    expect(rule.reminders).toEqual([24]);
    const usual = await inbox.booked('2026-06-10-14');
    expect(await remindersOf(usual)).toEqual(['2026-06-09T11:00:00.000Z']);
    expect(await promised(usual)).toBeUndefined();

    expect((await (await setReminders([2, 48, 24])).json()).reminders).toEqual([48, 24, 2]);
    // The reminders of existing appointments follow the new setting.
    expect(await remindersOf(usual)).toEqual([
      '2026-06-08T11:00:00.000Z',
      '2026-06-09T11:00:00.000Z',
      '2026-06-10T09:00:00.000Z',
    ]);
    const id = await inbox.booked('2026-06-11-14');
    expect(await remindersOf(id)).toEqual([
      '2026-06-09T11:00:00.000Z',
      '2026-06-10T11:00:00.000Z',
      '2026-06-11T09:00:00.000Z',
    ]);
    expect(await promised(id)).toEqual([48, 24, 2]);
    await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-12-14' });
    expect(await remindersOf(id)).toEqual([
      '2026-06-10T11:00:00.000Z',
      '2026-06-11T11:00:00.000Z',
      '2026-06-12T09:00:00.000Z',
    ]);
    // Reminders whose time has passed are neither sent nor promised to the visitor.
    const soon = await inbox.booked('2026-06-02-16');
    expect(await remindersOf(soon)).toEqual(['2026-06-01T13:00:00.000Z', '2026-06-02T11:00:00.000Z']);
    expect(await promised(soon)).toEqual([24, 2]);
    await inbox.post(`reservations/${id}/cancel`);
    expect(await remindersOf(id)).toEqual([]);
    expect(await remindersOf(usual)).toHaveLength(3);
  });

  test('Given reminders that were sent, when their times are changed, then nobody gets more of them than there are times', async () => {
    const id = await inbox.booked('2026-06-10-14');
    const later = await inbox.booked('2026-06-12-14');
    inbox.clock.set('2026-06-09T12:00:00Z');
    await inbox.ctx.db
      .update(mailOutbox)
      .set({ state: 'sent', sentAt: inbox.clock.now() })
      .where(and(eq(mailOutbox.about, id), eq(mailOutbox.kind, 'reminder')));
    await setReminders([22]);
    expect(await remindersOf(id)).toEqual([]);
    expect(await remindersOf(later)).toEqual(['2026-06-11T13:00:00.000Z']);
    await setReminders([20, 2]);
    expect(await remindersOf(id)).toEqual(['2026-06-10T09:00:00.000Z']);
    // Saving the same times again plans no reminder twice.
    const planned = await inbox.ctx.db.select().from(mailOutbox);
    await setReminders([20, 2]);
    await setReminders([2, 20]);
    expect(await inbox.ctx.db.select().from(mailOutbox)).toEqual(planned);
    // After a move, reminders are planned for the new time, even if earlier ones were sent.
    await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-15-14' });
    expect(await remindersOf(id)).toHaveLength(2);
    await setReminders([24]);
    expect(await remindersOf(id)).toEqual(['2026-06-14T11:00:00.000Z']);
    await setReminders([]);
    expect([await remindersOf(id), await remindersOf(later)]).toEqual([[], []]);
  });

  testOnOneEngine(
    'Given no reminder, or times that can’t be, then nothing is sent, and nothing stored',
    async () => {
      for (const wrong of [[0], [337], [1.5], [1, 2, 3, 4]])
        expect((await setReminders(wrong)).status).toBe(422);
      expect((await setReminders([])).status).toBe(200);
      const id = await inbox.booked('2026-06-10-14');
      expect(await remindersOf(id)).toEqual([]);
      expect(await promised(id)).toEqual([]);
    },
  );

  test('Given a person who didn’t come before, then her next appointments say so, under her address or number, and nobody else’s', async () => {
    const person = { email: 'Ece@marti.example', phone: '0555 123 45 67' };
    const missed = await inbox.booked('2026-06-02-10', person);
    inbox.clock.set('2026-06-02T12:00:00Z');
    await inbox.post(`reservations/${missed}/status`, { status: 'no_show' });
    const byMail = await inbox.booked('2026-06-10-10', { email: 'ece@marti.example' });
    const byPhone = await inbox.booked('2026-06-11-10', { phone: '+90 555 123 45 67' });
    const other = await inbox.booked('2026-06-12-10');
    const counts = await Promise.all(
      [byMail, byPhone, other, missed].map(async (id) => (await inbox.detail(id)).noShows),
    );
    expect(counts).toEqual([1, 1, 0, 0]);
    // After an erasure, the erased no-show isn't counted.
    await inbox.post(`reservations/${missed}/erase`);
    expect((await inbox.detail(byMail)).noShows).toBe(0);
  });

  testOnOneEngine(
    'Given an appointment ahead, then a reminder for WhatsApp is ready in her person’s language, on both clocks',
    async () => {
      const id = await inbox.booked('2026-06-10-14', {
        phone: '0555 000 00 01',
        language: 'en',
        visitorZone: 'Asia/Kathmandu',
      });
      const link = new URL((await inbox.detail(id)).reminder ?? '');
      expect(link.host + link.pathname).toBe('wa.me/905550000001');
      const text = link.searchParams.get('text');
      expect(text).toContain(
        '10 June 2026, Wednesday, at 14:00 (Istanbul time, GMT+3; in your time 10 June 2026, Wednesday, 16:45)',
      );
      await inbox.post(`reservations/${id}/cancel`);
      expect((await inbox.detail(id)).reminder).toBeNull();
    },
  );
});
