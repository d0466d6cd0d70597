import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expire } from '#/features/booking/commands/expire';
import { bookingCopy } from '#/features/booking/copy/all';
import { bookingMailCopy } from '#/features/booking/copy/mails/all';
import { reservationTokens } from '#/features/booking/table';
import { consultingServices } from '#/features/catalogue/table';
import { mintLink } from '#/platform/mail/link-tokens';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { engines } from '../../tests/support/database';
import { type Inbox, names, openInbox } from '../../tests/support/inbox';
import { reservationFor } from '../../tests/support/reservation';
import { writtenMail } from '../../tests/support/written-mail';

/** A Monday, ten o'clock in Istanbul. */
const now = '2026-06-08T07:00:00Z';
const link = 'https://meet.example/oda';

describe.each(engines)('appointments that the owner confirms on %s', (engine) => {
  let site: Inbox;
  beforeAll(async () => {
    site = await openInbox(engine, now);
    await site.ctx.db
      .update(consultingServices)
      .set({ booking: 'approval', place: { kind: 'video', link, address: '' } })
      .where(eq(consultingServices.id, 'ai-growth'));
  });
  afterAll(() => site.close());

  const asVisitor = async (id: string) => (await site.visitor.get(`/api/reservations/${id}`)).json();
  const mailsOf = async (id: string, state = 'waiting') =>
    (await site.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id)))
      .filter((mail) => mail.state === state)
      .map(({ kind }) => kind)
      .sort();
  const written = (id: string, kind: string) => writtenMail(site, id, kind);
  const withToken = async (id: string) => ({
    Authorization: `Bearer ${await mintLink(site.ctx.db, reservationTokens, id, site.clock.now())}`,
  });
  const book = async (slotId: string) =>
    (await site.visitor.post('/api/reservations', reservationFor(slotId))).status;

  test('Given a request, then its time is held, nothing says that it is confirmed, and the owner sees it first; confirmed, it is an appointment like any other', async () => {
    const services = await (await site.visitor.get('/api/consulting-services')).json();
    const approval = services.filter((service: { approval?: true }) => service.approval);
    expect(approval.map((service: { id: string }) => service.id)).toEqual(['ai-growth']);
    const id = await site.booked('2026-06-10-09');
    expect(await asVisitor(id)).toMatchObject({ status: 'pending', place: { kind: 'video', detail: '' } });
    expect(await book('2026-06-10-10')).toBe(409);
    expect(await mailsOf(id)).toEqual(['request', 'request-due', 'request-notice']);
    const received = await written(id, 'request');
    expect(received?.subject).toContain(bookingMailCopy.tr.request.headline);
    expect(`${received?.subject} ${received?.text}`).not.toMatch(/onaylandı|meet\.example/);
    expect(received).not.toHaveProperty('calendar');
    expect((await written(id, 'request-notice'))?.text).toContain(`/admin/reservations/${id}`);

    const { appointments, counts } = await site.read('overview');
    expect([names({ items: appointments.requests }).length, counts.requests, counts.reservations]).toEqual([
      1, 1, 0,
    ]);
    const confirmed = await site.post(`reservations/${id}/approve`, { sequence: 0 });
    expect([confirmed.status, await confirmed.json()]).toMatchObject([
      200,
      { status: 'confirmed', sequence: 1 },
    ]);
    expect((await site.post(`reservations/${id}/approve`)).status).toBe(409);
    expect(await asVisitor(id)).toMatchObject({
      status: 'confirmed',
      place: { kind: 'video', detail: link },
    });
    expect(await mailsOf(id)).toEqual([
      'approved-notice',
      'confirmation',
      'reminder',
      'request',
      'request-notice',
    ]);
    // The mail about the request, if it was not sent before the confirmation, isn't composed any more.
    expect(await written(id, 'request')).toBeUndefined();
    expect((await written(id, 'confirmation'))?.calendar?.method).toBe('REQUEST');
    expect(await site.read('overview')).toMatchObject({
      counts: { reservations: 1, requests: 0 },
      appointments: { requests: [] },
    });
  });

  test('Given a request that is declined or withdrawn, then its time is free again and the visitor is told why; moving keeps it a request', async () => {
    const declined = await site.booked('2026-06-11-09');
    expect((await site.post(`reservations/${declined}/cancel`, { message: 'Yurt dışındayım.' })).status).toBe(
      200,
    );
    expect(await asVisitor(declined)).toMatchObject({ status: 'cancelled', requestEnd: 'declined' });
    const told = await written(declined, 'cancelled');
    expect(told?.text).toContain('Yurt dışındayım.');
    expect(told?.subject).toContain('onaylanamadı');
    expect(told).not.toHaveProperty('calendar');

    const moved = await site.booked('2026-06-11-09', {
      email: 'ikinci@a.example',
      phone: '+90 532 000 11 22',
    });
    const change = await site.visitor.post(
      `/api/reservations/${moved}/move`,
      { slotId: '2026-06-12-09', language: 'tr' },
      await withToken(moved),
    );
    expect((await change.json()).reservation).toMatchObject({ status: 'pending', sequence: 1 });
    expect((await written(moved, 'moved'))?.text).not.toContain(bookingMailCopy.tr.moved.lead.slice(0, 40));
    const body = { language: 'tr' };
    await site.visitor.post(`/api/reservations/${moved}/cancel`, body, await withToken(moved));
    expect(await asVisitor(moved)).toMatchObject({ status: 'cancelled', requestEnd: 'withdrawn' });
    expect(await mailsOf(moved)).not.toContain('request-due');
    expect((await site.get('reservations.csv?period=all&status=pending')).status).toBe(200);
  });

  test('Given a request that nobody answers, then the owner is reminded a day before, and it lapses when its time comes', async () => {
    const id = await site.booked('2026-06-15-09');
    const due = (await site.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id))).find(
      ({ kind }) => kind === 'request-due',
    );
    expect(due?.dueAt.toISOString()).toBe('2026-06-14T06:00:00.000Z');
    await expire(site.ctx, { reservationId: id });
    expect((await site.detail(id)).awaitsAnswer).toBe(true);
    expect((await site.post(`reservations/${id}/erase`)).status).toBe(409);
    site.clock.set('2026-06-15T06:00:00Z');
    expect((await site.post(`reservations/${id}/approve`)).status).toBe(409);
    await expire(site.ctx, { reservationId: id });
    await expire(site.ctx, { reservationId: id });
    expect(await asVisitor(id)).toMatchObject({ status: 'cancelled', requestEnd: 'expired' });
    expect((await written(id, 'cancelled'))?.subject).toContain('yanıtlanamadı');
    expect((await written(id, 'cancelled-notice'))?.subject).toContain('düştü');
    expect(bookingCopy.tr.request.ends.expired).not.toBe('');
    site.clock.set(now);
  });

  test('Given questions of a service, then each answer is checked, reaches the owner with the question as it was asked, and is erased with the person', async () => {
    const question = (id: string, kind: string, over: object = {}) => ({
      id,
      kind,
      required: false,
      label: { tr: `Soru ${id}`, en: `Question ${id}` },
      ...over,
    });
    const options = { tr: 'Mağaza\nToptan', en: 'Retail\nWholesale' };
    const asked = [
      question('team', 'text', { required: true }),
      question('kind', 'choice', { options }),
      question('first', 'yesno'),
    ];
    const set = (questions: object[]) => site.owner('PUT', 'consulting-services/omnichannel', { questions });
    expect((await set([question('a', 'choice', { options: { tr: 'tek' } })])).status).toBe(422);
    expect((await set([question('a', 'text'), question('a', 'text')])).status).toBe(422);
    for (const id of ['__proto__', 'constructor', '7', '1e3', 'a.b'])
      expect((await set([question(id, 'text')])).status, id).toBe(422);
    expect((await set(asked)).status).toBe(200);
    const services = await (await site.visitor.get('/api/consulting-services?lang=en')).json();
    const shown = services.find((service: { id: string }) => service.id === 'omnichannel');
    expect(shown.questions[1]).toEqual({
      id: 'kind',
      kind: 'choice',
      required: false,
      label: 'Question kind',
      options: ['Retail', 'Wholesale'],
    });
    const duration = shown.duration.replace('minutes', 'dakika');
    const over = { service: 'omnichannel', serviceId: 'omnichannel', serviceDuration: duration };
    const send = async (answers: unknown) => {
      const response = await site.visitor.post(
        '/api/reservations',
        reservationFor('2026-06-17-09', { ...over, answers, language: 'en' }),
      );
      return response.json();
    };
    const paths = async (answers: unknown) =>
      (await send(answers)).errors.map(({ path }: { path: string }) => path);
    expect(await paths({ kind: 'Mail order', first: 'maybe' })).toEqual([
      'answers.team',
      'answers.kind',
      'answers.first',
    ]);
    expect((await send({ team: ' ' })).errors).toEqual([
      { path: 'answers.team', message: bookingCopy.en.errors.answer_missing },
    ]);
    const hostile = [
      ['a'],
      'a',
      { team: ['a'] },
      { team: { toString: 'a' } },
      { team: 'a'.repeat(1001) },
      { team: 'a', ['x'.repeat(41)]: 'a' },
      { team: 'a', kind: 'constructor' },
      { team: 'a', first: '__proto__' },
    ];
    for (const answers of hostile)
      expect((await paths(answers))[0], JSON.stringify(answers)).toMatch(/^answers/);
    expect(await paths({ constructor: 'a', toString: 'a' })).toEqual(['answers.team']);
    const { reservationId } = await send({
      ...JSON.parse('{"__proto__":{"kind":"Retail"}}'),
      team: 'We are 12 <img src=x>',
      kind: 'Wholesale',
      first: 'yes',
      gone: 'x',
    });
    await set([question('team', 'text', { label: { tr: 'Ekip?' } })]);
    expect((await asVisitor(reservationId)).questions).toEqual([
      { question: 'Question team', answer: 'We are 12 <img src=x>' },
      { question: 'Question kind', answer: 'Wholesale' },
      { question: 'Question first', answer: 'Yes' },
    ]);
    const told = await written(reservationId, 'notice');
    expect(told?.text).toMatch(/Soru kind\s+Toptan/i);
    expect(told?.html).toContain('We are 12 &lt;img');
    expect(told?.html).not.toContain('<img src=x');
    expect((await written(reservationId, 'confirmation'))?.text).not.toContain('We are 12');
    expect(await (await site.get('reservations.csv?period=all')).text()).toContain('Soru first: Evet');
    const { appointments } = await site.read('reservations/week?date=2026-06-17&lang=en');
    expect(appointments.find(({ id }: { id: string }) => id === reservationId).questions).toContainEqual({
      question: 'Question kind',
      answer: 'Wholesale',
    });
    await site.post(`reservations/${reservationId}/cancel`);
    expect((await site.post(`reservations/${reservationId}/erase`)).status).toBe(200);
    expect(JSON.stringify(await site.detail(reservationId))).not.toContain('We are 12');
  });
});
