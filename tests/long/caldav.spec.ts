import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { calendarAccount, type HeldEvent } from '../support/calendar-server';
import { cohortOf } from '../support/cohorts';
import { idOf, meeting, moved, siteWithCalendarEach, startOf } from '../support/her-calendar';
import { reservationFor } from '../support/reservation';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';
const her = siteWithCalendarEach(now);
const book = async (slot: string): Promise<string> => {
  const booked = await her.site.post('/api/reservations', reservationFor(slot));
  expect(booked.status).toBe(201);
  return (await booked.json()).reservationId;
};
const only = async (): Promise<HeldEvent> => {
  const [event] = await her.server.events(her.server.work);
  if (!event) throw new Error('the calendar is empty');
  return event;
};

test('Given a connected account, Then a booking is written, moved and deleted with the appointment, once', async () => {
  await her.connect();
  expect((await her.ownCalendar()).account).toMatchObject({ state: 'ok', host: '127.0.0.1' });
  const id = await book('2026-06-10-14');
  await her.sync();
  await her.sync();
  const events = await her.server.events(her.server.work);
  expect(events.map((event) => [idOf(event), startOf(event)])).toEqual([[id, '20260610T110000Z']]);
  expect(events[0]?.data).toContain('Deniz Yalçınkaya');
  expect(await her.owner.taken()).toEqual(['2026-06-10-14', '2026-06-10-15']);
  await her.owner.call('POST', `reservations/${id}/move`, { slotId: '2026-06-11-10' });
  await her.sync();
  expect((await her.server.events(her.server.work)).map(startOf)).toEqual(['20260611T070000Z']);
  expect((await her.ownCalendar()).proposals).toEqual([]);
  await her.owner.call('POST', `reservations/${id}/cancel`, {});
  await her.sync();
  expect(await her.server.events(her.server.work)).toEqual([]);
});

test('Given an event that she moves or deletes, Then nothing changes before she decides, and then what she decided', async () => {
  await her.connect();
  const id = await book('2026-06-10-14');
  await her.sync();
  const event = await only();
  const to = Date.parse('2026-06-11T08:00:00Z');
  await her.server.put(event.href, moved(event, to));
  await her.sync();
  await her.sync();
  const [proposal] = (await her.ownCalendar()).proposals;
  expect(proposal).toMatchObject({
    id,
    kind: 'moved',
    of: { kind: 'appointment', name: 'Deniz Yalçınkaya' },
    start: '2026-06-10T11:00:00.000Z',
    movedTo: '2026-06-11T08:00:00.000Z',
  });
  expect(await her.owner.taken()).toEqual(['2026-06-10-14', '2026-06-10-15']);
  expect((await her.answer(id, 'accept', proposal.of.sequence)).status).toBe(200);
  await her.sync();
  const [row] = await her.site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
  expect(row?.startsAt).toEqual(new Date(to));
  expect((await her.ownCalendar()).proposals).toEqual([]);

  await her.server.remove(event.href);
  await her.sync();
  const [deleted] = (await her.ownCalendar()).proposals;
  expect(deleted).toMatchObject({ kind: 'deleted', movedTo: null });
  await her.answer(id, 'put_back', deleted.of.sequence);
  await her.sync();
  expect(startOf(await only())).toBe('20260611T080000Z');

  await her.server.remove(event.href);
  await her.sync();
  const [again] = (await her.ownCalendar()).proposals;
  await her.answer(id, 'accept', again.of.sequence);
  const [cancelled] = await her.site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
  expect(cancelled?.status).toBe('cancelled');
  expect((await her.answer(id, 'accept', again.of.sequence)).status).toBe(409);
});

test('Given a change that she takes back, or one to a time that isn’t offered, Then it is withdrawn, or refused with a reason', async () => {
  await her.connect();
  const id = await book('2026-06-10-14');
  await her.sync();
  const event = await only();
  await her.server.put(event.href, moved(event, Date.parse('2026-06-14T23:20:00Z')));
  await her.sync();
  const [proposal] = (await her.ownCalendar()).proposals;
  const refused = await her.answer(id, 'accept', proposal.of.sequence);
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toContain('çalışma saatlerinizde');
  await her.server.put(event.href, moved(event, Date.parse('2026-06-10T11:00:00Z')));
  await her.sync();
  expect((await her.ownCalendar()).proposals).toEqual([]);
  // A title that the owner has written stays.
  await her.server.put(event.href, (await only()).data.replace(/^SUMMARY:.*$/m, 'SUMMARY:Deniz!'));
  await her.sync();
  expect((await only()).data).toContain('SUMMARY:Deniz!');
});

test('Given a course, Then its dates are written as busy events, follow its changes, and are removed when it is called off; what she does to one is put back', async () => {
  await her.connect();
  const id = randomUUID();
  const course = cohortOf({ days: ['2026-06-15', '2026-06-22'], note: 'Ak Tekstil' });
  expect((await her.owner.call('PUT', `cohorts/${id}`, course)).status).toBe(200);
  await her.sync();
  await her.sync();
  const dates = async () =>
    (await her.server.events(her.server.work)).map((event) => [idOf(event), startOf(event)]).sort();
  const [first, second] = course.dates.map((date) => date.id);
  expect(await dates()).toEqual(
    [
      [first, '20260615T070000Z'],
      [second, '20260622T070000Z'],
    ].sort(),
  );
  const { summary, version, values } = await (await her.owner.call('GET', `cohorts/${id}`)).json();
  const texts = (await her.server.events(her.server.work)).map(({ data }) => data.replaceAll(/\r?\n /g, ''));
  for (const text of texts) {
    expect(text).toContain(`SUMMARY:${summary.title} · Ak Tekstil`);
    expect(text).not.toMatch(/TRANSP:TRANSPARENT|ATTENDEE/);
  }
  // The dates of the course are busy times themselves. Their events don't block any further time.
  const days = ['2026-06-15-10', '2026-06-15-11', '2026-06-22-10', '2026-06-22-11'];
  expect(await her.owner.taken()).toEqual(days);

  const later = values.dates.map((date: { id: string }) =>
    date.id === first ? { ...date, from: '14:00', to: '17:00' } : date,
  );
  expect((await her.owner.call('PUT', `cohorts/${id}`, { ...values, dates: later, version })).status).toBe(
    200,
  );
  await her.sync();
  expect(await dates()).toContainEqual([first, '20260615T110000Z']);

  const event = (await her.server.events(her.server.work)).find((each) => idOf(each) === first);
  if (!event) throw new Error('the date is not there');
  await her.server.put(event.href, moved(event, Date.parse('2026-06-16T08:00:00Z')));
  await her.sync();
  const { proposals } = await her.ownCalendar();
  expect(proposals).toMatchObject([
    {
      id: first,
      kind: 'moved',
      movedTo: '2026-06-16T08:00:00.000Z',
      of: { kind: 'course', cohortId: id, title: summary.title },
    },
  ]);
  expect((await her.answer(first ?? '', 'accept', 0)).status).toBe(409);
  expect((await her.answer(first ?? '', 'put_back', 0)).status).toBe(200);
  await her.sync();
  expect(await dates()).toContainEqual([first, '20260615T110000Z']);
  expect((await her.ownCalendar()).proposals).toEqual([]);

  expect((await her.owner.call('POST', `cohorts/${id}/cancel`, { note: '' })).status).toBe(200);
  await her.sync();
  expect(await her.server.events(her.server.work)).toEqual([]);
});

test('Given other events in chosen calendars, also a series, Then they are busy times; the site’s own aren’t', async () => {
  await her.connect();
  await book('2026-06-10-14');
  await her.server.put(`${her.server.home}a.ics`, meeting('a', Date.parse('2026-06-10T06:00:00Z')));
  const weekly = meeting('b', Date.parse('2026-06-02T07:00:00Z')).replace(
    'SUMMARY',
    'RRULE:FREQ=WEEKLY;COUNT=3\r\nSUMMARY',
  );
  await her.server.put(`${her.server.work}b.ics`, weekly);
  await her.sync();
  await her.sync();
  expect(await her.owner.taken()).toEqual([
    '2026-06-09-10',
    '2026-06-10-09',
    '2026-06-10-14',
    '2026-06-10-15',
    '2026-06-16-10',
  ]);
});

test('Given a server that is gone, or a password that is no longer valid, Then the busy times stay, and the password isn’t tried again', async () => {
  await her.connect();
  await her.server.put(`${her.server.home}a.ics`, meeting('a', Date.parse('2026-06-10T06:00:00Z')));
  await her.sync();
  her.proxy.gone();
  her.site.clock.set('2026-06-08T07:10:00Z');
  expect(await her.sync()).toEqual(new Date(now));
  expect((await her.ownCalendar()).account).toMatchObject({ state: 'failing', error: 'unreachable' });
  expect(await her.owner.taken()).toEqual(['2026-06-10-09']);
  her.proxy.pass();
  await her.sync();
  expect((await her.ownCalendar()).account).toMatchObject({
    state: 'ok',
    error: null,
    failingSince: null,
  });

  const refused = await her.owner.call('POST', 'own-calendar/account', {
    address: her.seen(her.server.url),
    username: calendarAccount.username,
    password: 'yanlış',
  });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toMatchObject([{ path: 'password' }]);
  await her.server.changePassword('başka');
  await her.sync();
  expect((await her.ownCalendar()).account).toMatchObject({ state: 'failing', error: 'unauthorized' });
  await her.server.changePassword(calendarAccount.password);
  her.site.clock.set('2026-06-08T09:00:00Z');
  await book('2026-06-11-14');
  expect(await her.sync(true)).toEqual(new Date('2026-06-08T07:10:00Z'));
  expect((await her.ownCalendar()).account).toMatchObject({ error: 'unauthorized' });
  expect(await her.owner.taken()).toContain('2026-06-10-09');
  await her.sync();
  expect(await her.server.events(her.server.work)).toHaveLength(1);
});
