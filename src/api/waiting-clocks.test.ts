import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { waitingMails } from '#/features/waiting/jobs';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openWaitingList } from '../../tests/support/waiting';

test('Given somebody in another zone, Then the offer tells both clocks, and the appointment keeps the zone', async () => {
  const list = await openWaitingList('postgres', '2026-06-08T07:00:00Z');
  const link = await list.waits('Ayla', { language: 'en', visitorZone: 'Asia/Calcutta' });
  await list.frees('2026-06-16T07:00:00Z', '2026-06-16T08:30:00Z');
  await list.offer();
  const mails = await list.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, link.id));
  const offer = mails.find(({ kind }) => kind === 'waiting-offer');
  if (!offer) throw new Error('nothing is offered');
  const context = { ...list.ctx, ownerEmail: undefined, baseUrl: 'https://kursu.example' };
  const mail = await waitingMails['waiting-offer'](context, offer);
  expect(mail?.text).toMatch(/In your time: 16 June 2026, Tuesday, 12:30 \(India time, GMT\+5:30\)/);
  expect(mail?.text).toMatch(/Kept until: .*12:00 \(Istanbul time, GMT\+3\)/);
  expect(mail?.text).toMatch(/Until, in your time: .*14:30 \(India time, GMT\+5:30\)/);
  const taken = await list.take(link, await list.offerId(link));
  const { reservationId } = await taken.json();
  const [row] = await list.ctx.db.select().from(reservations).where(eq(reservations.id, reservationId));
  expect(row?.visitorZone).toBe('Asia/Kolkata');
  await list.close();
});
