import { join } from 'node:path';
import { and, asc, eq, lte } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usualFollowUp } from '#/features/booking/follow-up-contract';
import { bookingMails } from '#/features/booking/jobs';
import { bookingSettings } from '#/features/booking/table';
import { deliverMail } from '#/platform/mail/outbox';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { createMailTransport, type OutgoingMail } from '#/platform/mail/transport';
import { engines, onOneEngine } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';

const now = '2026-06-01T09:00:00Z';
const noTexts = { tr: '', en: '', ar: '' };

describe.each(engines)('the mail after an appointment, on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let inbox: Inbox;
  let sent: OutgoingMail[];
  beforeEach(async () => {
    inbox = await openInbox(engine, now);
    sent = [];
  });
  afterEach(() => inbox.close());

  const setRule = async (values: object) => {
    const { rule } = await inbox.read('availability');
    return inbox.owner('PUT', 'availability', { ...rule, ...values });
  };
  const mailsOf = async (id: string, kind: string) =>
    (
      await inbox.ctx.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.about, id))
        .orderBy(asc(mailOutbox.dueAt))
    )
      .filter((mail) => mail.kind === kind)
      .map(({ state, dueAt }) => `${state} ${dueAt.toISOString().slice(0, 16)}`);
  const followUpsOf = (id: string) => mailsOf(id, 'follow-up');
  const waiting = (mails: readonly string[]) => mails.filter((mail) => mail.startsWith('waiting'));
  /** Sends the mails that are due, as files. */
  async function sendDue() {
    const files = await createMailTransport({
      directory: join(inbox.database.dataDir, 'mail'),
      from: 'site@kursu.example',
    });
    const ctx = {
      ...inbox.ctx,
      mail: {
        ...files,
        async send(mail: OutgoingMail) {
          await files.send(mail);
          sent.push(mail);
        },
      },
      baseUrl: 'http://localhost:3000',
      ownerEmail: undefined,
      secret: 'a secret of the test',
    };
    const due = await inbox.ctx.db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'waiting'), lte(mailOutbox.dueAt, inbox.clock.now())));
    for (const { id } of due) await deliverMail(ctx, bookingMails, id);
  }
  const followUpsSent = () => sent.filter(({ subject }) => subject.startsWith('Görüşmemizin ardından'));

  test('Given a follow-up of a day, then each appointment has one, a day after its end, which moves with it and is sent once', async () => {
    const before = await inbox.booked('2026-06-10-10');
    expect(await followUpsOf(before)).toEqual([]);
    const stored = await setRule({
      followUpHours: 24,
      followUpTexts: { ...noTexts, tr: 'Teşekkürler {name}!\n\n{service}: {date}, {time}.' },
    });
    expect(await stored.json()).toMatchObject({ followUpHours: 24 });
    // An appointment that was booked before the change of the rule gets a follow-up, too. The service lasts 90 minutes.
    expect(await followUpsOf(before)).toEqual(['waiting 2026-06-11T08:30']);
    const id = await inbox.booked('2026-06-11-10', { name: 'Ece Marti' });
    expect(await followUpsOf(id)).toEqual(['waiting 2026-06-12T08:30']);
    await inbox.post(`reservations/${id}/move`, { slotId: '2026-06-12-14' });
    expect(await followUpsOf(id)).toEqual(['dropped 2026-06-12T08:30', 'waiting 2026-06-13T12:30']);

    inbox.clock.set('2026-06-12T14:00:00Z');
    await sendDue();
    expect(followUpsSent()).toHaveLength(1);
    inbox.clock.set('2026-06-13T13:00:00Z');
    await sendDue();
    await sendDue();
    expect(followUpsSent()).toHaveLength(2);
    expect(await followUpsOf(id)).toEqual(['dropped 2026-06-12T08:30', 'filed 2026-06-13T12:30']);
    const mail = followUpsSent().at(-1);
    expect(mail?.text).toContain('Teşekkürler Ece Marti!');
    expect(mail?.text).toMatch(/: 12 Haziran 2026, Cuma, 14:00\./);
    expect(mail?.calendar).toBeUndefined();
    // After a follow-up was sent, neither another `followUpHours` nor completing the appointment plans a second one.
    await setRule({ followUpHours: 72 });
    await inbox.post(`reservations/${id}/status`, { status: 'completed' });
    expect(waiting(await followUpsOf(id))).toEqual([]);
  });

  test('Given a change of the time, then the follow-ups of all appointments change in the same transaction; one whose new time is over keeps its own', async () => {
    await setRule({ followUpHours: 72 });
    const over = await inbox.booked('2026-06-03-10');
    const ahead = await inbox.booked('2026-06-10-10');
    inbox.clock.set('2026-06-04T12:00:00Z');
    await setRule({ followUpHours: 24 });
    expect(waiting(await followUpsOf(over))).toEqual(['waiting 2026-06-06T08:30']);
    expect(waiting(await followUpsOf(ahead))).toEqual(['waiting 2026-06-11T08:30']);
    await setRule({ followUpHours: 168 });
    expect(waiting(await followUpsOf(over))).toEqual(['waiting 2026-06-10T08:30']);
    // Neither changes of other parts of the rule nor an outdated change move the follow-ups.
    await setRule({ noticeHours: 3 });
    expect((await setRule({ followUpHours: null, version: 1 })).status).toBe(409);
    expect(waiting(await followUpsOf(ahead))).toEqual(['waiting 2026-06-17T08:30']);
    await setRule({ followUpHours: null });
    expect([waiting(await followUpsOf(over)), waiting(await followUpsOf(ahead))]).toEqual([[], []]);
    inbox.clock.set('2026-06-20T09:00:00Z');
    await sendDue();
    expect(followUpsSent()).toEqual([]);
  });

  test('Given a follow-up whose new time is over, then nothing is sent when the owner saves, and it is sent once at its old time', async () => {
    await setRule({ followUpHours: 72 });
    const id = await inbox.booked('2026-06-03-10');
    inbox.clock.set('2026-06-05T21:00:00Z');
    await setRule({ followUpHours: 2 });
    await sendDue();
    expect(followUpsSent()).toHaveLength(0);
    inbox.clock.set('2026-06-06T08:30:00Z');
    await sendDue();
    await setRule({ followUpHours: 24 });
    await sendDue();
    expect(followUpsSent()).toHaveLength(1);
    expect(await followUpsOf(id)).toEqual(['filed 2026-06-06T08:30']);
  });

  test('Given an appointment that was cancelled, missed or erased, then there is none; a corrected outcome brings it back once', async () => {
    await setRule({ followUpHours: 24 });
    const cancelled = await inbox.booked('2026-06-02-10');
    const missed = await inbox.booked('2026-06-02-14');
    const erased = await inbox.booked('2026-06-03-10');
    await inbox.post(`reservations/${cancelled}/cancel`);
    expect(waiting(await followUpsOf(cancelled))).toEqual([]);
    inbox.clock.set('2026-06-03T10:00:00Z');
    await inbox.post(`reservations/${missed}/status`, { status: 'no_show' });
    expect(waiting(await followUpsOf(missed))).toEqual([]);
    await setRule({ followUpHours: 72 });
    expect(waiting(await followUpsOf(missed))).toEqual([]);
    await inbox.post(`reservations/${missed}/status`, { status: 'completed' });
    await inbox.post(`reservations/${missed}/status`, { status: 'confirmed' });
    expect(waiting(await followUpsOf(missed))).toEqual(['waiting 2026-06-05T12:30']);
    await inbox.post(`reservations/${missed}/status`, { status: 'no_show' });
    expect((await inbox.post(`reservations/${erased}/erase`)).status).toBe(200);
    expect(await followUpsOf(erased)).toEqual([]);
    await setRule({ followUpHours: 24 });
    expect(await followUpsOf(erased)).toEqual([]);
    inbox.clock.set('2026-06-10T09:00:00Z');
    await sendDue();
    expect(followUpsSent()).toEqual([]);
  });

  test('Given bookings, moves and cancellations at the same time as changes of the times, then each appointment has what the last change says', async () => {
    const days = ['08', '09', '10', '11', '12', '15'];
    const ids = await Promise.all(days.map((day) => inbox.booked(`2026-06-${day}-09`)));
    const { rule } = await inbox.read('availability');
    // The changes have no version, so none of them is refused as outdated.
    const change = async (followUpHours: number) => {
      const reminders = [followUpHours, 3];
      const body = { ...rule, version: undefined, followUpHours, reminders };
      expect((await inbox.owner('PUT', 'availability', body)).status).toBe(200);
    };
    const booked = days.flatMap((day, index) => [
      inbox.booked(`2026-06-${day}-14`),
      change(index % 2 ? 24 : 72),
    ]);
    const more = await Promise.all([
      inbox.post(`reservations/${ids[0]}/move`, { slotId: '2026-06-16-09' }),
      ...booked,
      inbox.post(`reservations/${ids[1]}/cancel`),
      change(2),
      inbox.post(`reservations/${ids[2]}/move`, { slotId: '2026-06-17-09' }),
    ]);
    const all = [...ids, ...more.filter((id) => typeof id === 'string')];
    const { followUpHours } = (await inbox.read('availability')).rule;
    const open = await Promise.all(
      all.map(async (id) => {
        const { end, status } = await inbox.detail(id);
        const due = new Date(Date.parse(end) + followUpHours * 3_600_000).toISOString().slice(0, 16);
        const isOpen = status === 'confirmed';
        expect([id, waiting(await followUpsOf(id))]).toEqual([id, isOpen ? [`waiting ${due}`] : []]);
        expect([id, waiting(await mailsOf(id, 'reminder')).length]).toEqual([id, isOpen ? 2 : 0]);
        return isOpen;
      }),
    );
    expect(open.filter(Boolean)).toHaveLength(11);
  });

  testOnOneEngine('Given a request, then its follow-up is planned once it is confirmed', async () => {
    await setRule({ followUpHours: 24 });
    const approval = await inbox.read('consulting-services/ai-growth');
    await inbox.owner('PUT', 'consulting-services/ai-growth', {
      version: approval.version,
      booking: 'approval',
    });
    const id = await inbox.booked('2026-06-10-10');
    expect(await followUpsOf(id)).toEqual([]);
    await setRule({ followUpHours: 2 });
    expect(await followUpsOf(id)).toEqual([]);
    await inbox.post(`reservations/${id}/approve`);
    expect(await followUpsOf(id)).toEqual(['waiting 2026-06-10T10:30']);
  });

  testOnOneEngine(
    'Given no text of hers, then the usual one is sent in the person’s language, on both clocks',
    async () => {
      await setRule({ followUpHours: 2, followUpTexts: { ...noTexts, tr: 'Teşekkürler' } });
      await inbox.booked('2026-06-10-10', { language: 'ar' });
      await inbox.booked('2026-06-10-14', { language: 'en', visitorZone: 'Asia/Kathmandu' });
      inbox.clock.set('2026-06-10T17:00:00Z');
      await sendDue();
      const [english, arabic] = ['After our meeting', 'بعد لقائنا'].map((start) =>
        sent.find(({ subject }) => subject.startsWith(start)),
      );
      expect(english?.text?.replaceAll(/\s+/g, ' ')).toContain(usualFollowUp.en);
      expect(english?.text).toContain('16:45');
      expect(arabic?.text?.replaceAll(/\s+/g, ' ')).toContain(usualFollowUp.ar);
    },
  );

  testOnOneEngine('Given a text with a field that doesn’t exist, then it is refused by name', async () => {
    const refused = await setRule({
      followUpHours: 24,
      followUpTexts: { ...noTexts, en: 'Dear {isim}, {name}' },
    });
    expect(refused.status).toBe(422);
    expect(JSON.stringify((await refused.json()).errors)).toContain('{isim}');
    for (const wrong of [1, 0, 25, '24']) expect((await setRule({ followUpHours: wrong })).status).toBe(422);
    const [stored] = await inbox.ctx.db.select().from(bookingSettings);
    expect(stored).toMatchObject({ followUpHours: null, followUpTexts: noTexts });
  });

  testOnOneEngine(
    'Given a follow-up that was sent, then the owner can send it again, and the page names it',
    async () => {
      await setRule({ followUpHours: 2 });
      const id = await inbox.booked('2026-06-02-10');
      expect((await inbox.detail(id)).mails.find(({ kind }) => kind === 'follow-up')?.resendable).toBe(false);
      inbox.clock.set('2026-06-02T12:00:00Z');
      await sendDue();
      const mail = (await inbox.detail(id)).mails.find(({ kind }) => kind === 'follow-up');
      expect(mail).toMatchObject({ state: 'filed', resendable: true });
      expect((await inbox.post(`reservations/${id}/mails/${mail?.id}/resend`)).status).toBe(200);
      await sendDue();
      expect(followUpsSent()).toHaveLength(2);
    },
  );
});
