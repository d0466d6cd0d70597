import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expire } from '#/features/booking/commands/expire';
import { bookingMailCopy } from '#/features/booking/copy/mails/all';
import { reservations, reservationTokens } from '#/features/booking/table';
import { consultingServices } from '#/features/catalogue/table';
import { mintToken } from '#/platform/crypto/token';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines } from '../../tests/support/database';
import { type Inbox, openInbox } from '../../tests/support/inbox';
import { appointmentIn, reservationFor } from '../../tests/support/reservation';
import { writtenMail } from '../../tests/support/written-mail';

/** A Monday, ten o'clock in Istanbul. */
const now = '2026-06-08T07:00:00Z';

describe.each(engines)('answers to requests on %s', (engine) => {
  let site: Inbox;
  beforeAll(async () => {
    site = await openInbox(engine, now);
    await site.ctx.db
      .update(consultingServices)
      .set({ booking: 'approval' })
      .where(eq(consultingServices.id, 'ai-growth'));
  });
  afterAll(() => site.close());

  const asVisitor = async (id: string) => (await site.visitor.get(`/api/reservations/${id}`)).json();
  const mailsOf = async (id: string) =>
    (await site.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id)))
      .filter((mail) => mail.state === 'waiting')
      .map(({ kind }) => kind);
  const written = (id: string, kind: string) => writtenMail(site, id, kind);
  const withToken = async (id: string) => ({
    Authorization: `Bearer ${await mintLink(site.ctx.db, reservationTokens, id, site.clock.now())}`,
  });
  const book = async (slotId: string) =>
    (await site.visitor.post('/api/reservations', reservationFor(slotId))).status;

  /** The secret of the links in the owner's mail about a request. */
  const answerToken = async (id: string, kind = 'request-notice') => {
    const text = (await written(id, kind))?.text ?? '';
    const [, token = ''] = new RegExp(`/admin/answer\\S*#${id}\\.([\\w-]{43})\\.confirm`).exec(text) ?? [];
    expect(text).toContain(`#${id}.${token}.decline`);
    return token;
  };
  const byLink = (token: string, key?: string) => ({
    Authorization: `Bearer ${token}`,
    ...(key ? { 'Idempotency-Key': key } : {}),
  });
  const reply = (id: string, body: object, headers: Record<string, string>) =>
    site.visitor.post(`/api/auth/requests/${id}`, { language: 'en', ...body }, headers);

  test('Given the links in the owner’s mail, then following one changes nothing, the page shows the request, and an answer is given once, whoever sends it again', async () => {
    const id = await site.booked('2026-06-22-09');
    const { name, email, phone } = reservationFor('2026-06-22-09');
    const missed = appointmentIn(-7 * 86_400_000, 'tr', site.clock.now());
    await site.ctx.db.insert(reservations).values({ ...missed, name, email, phone, status: 'no_show' });
    const token = await answerToken(id);
    const read = (secret: string) => site.visitor.get(`/api/auth/requests/${id}?lang=en`, byLink(secret));
    for (let time = 0; time < 3; time += 1) {
      const opened = await read(token);
      expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await opened.json()).toMatchObject({
        reservation: { id, status: 'pending' },
        language: 'tr',
        noShows: 1,
      });
    }
    expect((await asVisitor(id)).status).toBe('pending');
    expect((await read(mintToken())).status).toBe(403);
    // The visitor's token doesn't open the owner's link, and the owner's token doesn't open the visitor's link.
    const visitors = await withToken(id);
    expect((await site.visitor.get(`/api/auth/requests/${id}`, visitors)).status).toBe(403);
    expect((await reply(id, { confirms: true }, { ...visitors })).status).toBe(403);
    expect((await site.visitor.get(`/api/reservations/${id}/manage`, byLink(token))).status).toBe(403);

    const pressed = await Promise.all(
      [1, 2, 3].map(() => reply(id, { confirms: true }, byLink(token, 'a press'))),
    );
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await asVisitor(id)).toMatchObject({ status: 'confirmed', sequence: 1 });
    expect((await mailsOf(id)).filter((kind) => kind === 'confirmation')).toHaveLength(1);
    expect((await reply(id, { confirms: false }, byLink(token, 'another'))).status).toBe(403);
    expect((await read(token)).status).toBe(403);
    // The visitor's earlier link still opens the appointment.
    expect((await site.visitor.get(`/api/reservations/${id}/manage`, visitors)).status).toBe(200);
    const log = await (await site.get('audit')).json();
    const entries = log.entries.filter(({ item }: { item: string }) => item === id);
    expect(entries).toMatchObject([{ actor: 'owner', action: 'approved_by_mail' }]);
  });

  test('Given a decline with a message by the link, then the visitor gets it; and any change voids the links of earlier mails', async () => {
    const id = await site.booked('2026-06-23-09');
    const token = await answerToken(id);
    const moved = await site.post(`reservations/${id}/move`, { slotId: '2026-06-24-09' });
    expect(moved.status).toBe(200);
    expect((await reply(id, { confirms: true }, byLink(token))).status).toBe(403);
    const next = await answerToken(id, 'moved-notice');
    const declined = await reply(id, { confirms: false, message: 'Bu hafta yoldayım.' }, byLink(next));
    expect(await declined.json()).toEqual({ confirmed: false });
    expect(await asVisitor(id)).toMatchObject({ status: 'cancelled', requestEnd: 'declined' });
    expect((await written(id, 'cancelled'))?.text).toContain('Bu hafta yoldayım.');
    expect((await reply(id, { confirms: true }, byLink(next))).status).toBe(403);
    expect((await reply(id, { confirms: 'yes' }, byLink(next))).status).toBe(422);
  });

  test('Given hours for which requests are held, then the visitor is told until when, and without an answer the time is free again, with a kind word to the visitor and a note to the owner', async () => {
    const rule = (await (await site.get('availability')).json()).rule;
    const hold = (requestHours: number) =>
      site.owner('PUT', 'availability', { ...rule, version: undefined, requestHours });
    for (const hours of [-1, 337, 1.5]) expect((await hold(hours)).status).toBe(422);
    expect((await hold(12)).status).toBe(200);
    const id = await site.booked('2026-06-25-09');
    const until = '2026-06-08T22:00:00+03:00';
    expect(await asVisitor(id)).toMatchObject({ status: 'pending', answerBy: until });
    const moment = '08 Haziran 2026, Pazartesi, 22:00';
    expect((await written(id, 'request'))?.text).toContain(moment);
    expect((await written(id, 'request-notice'))?.text).toContain(moment);
    const [due] = (await site.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id))).filter(
      ({ kind }) => kind === 'request-due',
    );
    expect(due?.dueAt.toISOString()).toBe('2026-06-08T13:00:00.000Z');
    const token = await answerToken(id);
    // A request whose appointment begins before its hold would end is held until it begins.
    await hold(336);
    const near = await site.booked('2026-06-09-16', { email: 'yakin@a.example', phone: '+90 532 000 44 55' });
    expect(await asVisitor(near)).not.toHaveProperty('answerBy');
    site.clock.set('2026-06-08T18:59:59Z');
    await expire(site.ctx, { reservationId: id });
    expect((await asVisitor(id)).status).toBe('pending');
    site.clock.set('2026-06-08T19:00:00Z');
    expect((await reply(id, { confirms: true }, byLink(token))).status).toBe(403);
    expect((await site.post(`reservations/${id}/approve`)).status).toBe(409);
    expect((await site.visitor.get(`/api/auth/requests/${id}`, byLink(token))).status).toBe(403);
    expect(await book('2026-06-25-09')).toBe(409);
    await expire(site.ctx, { reservationId: id });
    await expire(site.ctx, { reservationId: id });
    expect(await asVisitor(id)).toMatchObject({ status: 'cancelled', requestEnd: 'expired' });
    expect((await mailsOf(id)).filter((kind) => kind === 'cancelled')).toHaveLength(1);
    const told = await written(id, 'cancelled');
    expect(told?.text).toContain(bookingMailCopy.tr.requestEnds.lapsed.lead.slice(0, 40));
    expect((await written(id, 'cancelled-notice'))?.text).toContain(
      bookingMailCopy.tr.notice.events.lapsed.lead.slice(0, 40),
    );
    expect(await book('2026-06-25-09')).toBe(201);
    await hold(0);
    site.clock.set(now);
  });
});
