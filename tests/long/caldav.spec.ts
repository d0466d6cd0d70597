import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import {
  type CalendarServer,
  calendarAccount,
  type HeldEvent,
  startCalendarServer,
} from '../support/calendar-server';
import { cohortOf } from '../support/cohorts';
import {
  idOf,
  meeting,
  moved,
  openSiteWithCalendar,
  type SiteWithCalendar,
  startOf,
} from '../support/her-calendar';
import { reservationFor } from '../support/reservation';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';

let server: CalendarServer;
let proxy: TcpProxy;
let site: SiteWithCalendar['site'];
let owner: SiteWithCalendar['owner'];
let connected: SiteWithCalendar;

beforeAll(async () => {
  server = await startCalendarServer();
  proxy = await startTcpProxy({ host: '127.0.0.1', port: server.port });
});
afterAll(async () => {
  await proxy?.stop();
  await server?.stop();
});
beforeEach(async () => {
  connected = await openSiteWithCalendar(server, proxy, now);
  ({ site, owner } = connected);
});
afterEach(() => site.close());

const sync = (continues?: boolean) => connected.sync(continues);
const ownCalendar = () => connected.ownCalendar();
const answer: SiteWithCalendar['answer'] = (...given) => connected.answer(...given);
const book = async (slot: string): Promise<string> => {
  const booked = await site.post('/api/reservations', reservationFor(slot));
  expect(booked.status).toBe(201);
  return (await booked.json()).reservationId;
};
const only = async (): Promise<HeldEvent> => {
  const [event] = await server.events(server.work);
  if (!event) throw new Error('the calendar is empty');
  return event;
};

test('Given a connected account, Then a booking is written, moved and deleted with the appointment, once', async () => {
  await connected.connect();
  expect((await ownCalendar()).account).toMatchObject({ state: 'ok', host: '127.0.0.1' });
  const id = await book('2026-06-10-14');
  await sync();
  await sync();
  const events = await server.events(server.work);
  expect(events.map((event) => [idOf(event), startOf(event)])).toEqual([[id, '20260610T110000Z']]);
  expect(events[0]?.data).toContain('Deniz Yalçınkaya');
  expect(await owner.taken()).toEqual(['2026-06-10-14', '2026-06-10-15']);
  await owner.call('POST', `reservations/${id}/move`, { slotId: '2026-06-11-10' });
  await sync();
  expect((await server.events(server.work)).map(startOf)).toEqual(['20260611T070000Z']);
  expect((await ownCalendar()).proposals).toEqual([]);
  await owner.call('POST', `reservations/${id}/cancel`, {});
  await sync();
  expect(await server.events(server.work)).toEqual([]);
});

test('Given an event that she moves or deletes, Then nothing changes before she decides, and then what she decided', async () => {
  await connected.connect();
  const id = await book('2026-06-10-14');
  await sync();
  const event = await only();
  const to = Date.parse('2026-06-11T08:00:00Z');
  await server.put(event.href, moved(event, to));
  await sync();
  await sync();
  const [proposal] = (await ownCalendar()).proposals;
  expect(proposal).toMatchObject({
    id,
    kind: 'moved',
    of: { kind: 'appointment', name: 'Deniz Yalçınkaya' },
    start: '2026-06-10T11:00:00.000Z',
    movedTo: '2026-06-11T08:00:00.000Z',
  });
  expect(await owner.taken()).toEqual(['2026-06-10-14', '2026-06-10-15']);
  expect((await answer(id, 'accept', proposal.of.sequence)).status).toBe(200);
  await sync();
  const [row] = await site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
  expect(row?.startsAt).toEqual(new Date(to));
  expect((await ownCalendar()).proposals).toEqual([]);

  await server.remove(event.href);
  await sync();
  const [deleted] = (await ownCalendar()).proposals;
  expect(deleted).toMatchObject({ kind: 'deleted', movedTo: null });
  await answer(id, 'put_back', deleted.of.sequence);
  await sync();
  expect(startOf(await only())).toBe('20260611T080000Z');

  await server.remove(event.href);
  await sync();
  const [again] = (await ownCalendar()).proposals;
  await answer(id, 'accept', again.of.sequence);
  const [cancelled] = await site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
  expect(cancelled?.status).toBe('cancelled');
  expect((await answer(id, 'accept', again.of.sequence)).status).toBe(409);
});

test('Given a change that she takes back, or one to a time that isn’t offered, Then it is withdrawn, or refused with a reason', async () => {
  await connected.connect();
  const id = await book('2026-06-10-14');
  await sync();
  const event = await only();
  await server.put(event.href, moved(event, Date.parse('2026-06-14T23:20:00Z')));
  await sync();
  const [proposal] = (await ownCalendar()).proposals;
  const refused = await answer(id, 'accept', proposal.of.sequence);
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toContain('çalışma saatlerinizde');
  await server.put(event.href, moved(event, Date.parse('2026-06-10T11:00:00Z')));
  await sync();
  expect((await ownCalendar()).proposals).toEqual([]);
  // A title of hers stays.
  await server.put(event.href, (await only()).data.replace(/^SUMMARY:.*$/m, 'SUMMARY:Deniz!'));
  await sync();
  expect((await only()).data).toContain('SUMMARY:Deniz!');
});

test('Given a course, Then its dates are written as busy events, follow its changes, and are removed when it is called off; what she does to one is put back', async () => {
  await connected.connect();
  const id = randomUUID();
  const course = cohortOf({ days: ['2026-06-15', '2026-06-22'], note: 'Ak Tekstil' });
  expect((await owner.call('PUT', `cohorts/${id}`, course)).status).toBe(200);
  await sync();
  await sync();
  const dates = async () =>
    (await server.events(server.work)).map((event) => [idOf(event), startOf(event)]).sort();
  const [first, second] = course.dates.map((date) => date.id);
  expect(await dates()).toEqual(
    [
      [first, '20260615T070000Z'],
      [second, '20260622T070000Z'],
    ].sort(),
  );
  const { summary, version, values } = await (await owner.call('GET', `cohorts/${id}`)).json();
  const texts = (await server.events(server.work)).map(({ data }) => data.replaceAll(/\r?\n /g, ''));
  for (const text of texts) {
    expect(text).toContain(`SUMMARY:${summary.title} · Ak Tekstil`);
    expect(text).not.toMatch(/TRANSP:TRANSPARENT|ATTENDEE/);
  }
  // They keep appointments away as dates of the course, not once more as events.
  const days = ['2026-06-15-10', '2026-06-15-11', '2026-06-22-10', '2026-06-22-11'];
  expect(await owner.taken()).toEqual(days);

  const later = values.dates.map((date: { id: string }) =>
    date.id === first ? { ...date, from: '14:00', to: '17:00' } : date,
  );
  expect((await owner.call('PUT', `cohorts/${id}`, { ...values, dates: later, version })).status).toBe(200);
  await sync();
  expect(await dates()).toContainEqual([first, '20260615T110000Z']);

  const event = (await server.events(server.work)).find((each) => idOf(each) === first);
  if (!event) throw new Error('the date is not there');
  await server.put(event.href, moved(event, Date.parse('2026-06-16T08:00:00Z')));
  await sync();
  const { proposals } = await ownCalendar();
  expect(proposals).toMatchObject([
    {
      id: first,
      kind: 'moved',
      movedTo: '2026-06-16T08:00:00.000Z',
      of: { kind: 'course', cohortId: id, title: summary.title },
    },
  ]);
  expect((await answer(first ?? '', 'accept', 0)).status).toBe(409);
  expect((await answer(first ?? '', 'put_back', 0)).status).toBe(200);
  await sync();
  expect(await dates()).toContainEqual([first, '20260615T110000Z']);
  expect((await ownCalendar()).proposals).toEqual([]);

  expect((await owner.call('POST', `cohorts/${id}/cancel`, { note: '' })).status).toBe(200);
  await sync();
  expect(await server.events(server.work)).toEqual([]);
});

test('Given other events in chosen calendars, also a series, Then they are busy times; the site’s own aren’t', async () => {
  await connected.connect();
  await book('2026-06-10-14');
  await server.put(`${server.home}a.ics`, meeting('a', Date.parse('2026-06-10T06:00:00Z')));
  const weekly = meeting('b', Date.parse('2026-06-02T07:00:00Z')).replace(
    'SUMMARY',
    'RRULE:FREQ=WEEKLY;COUNT=3\r\nSUMMARY',
  );
  await server.put(`${server.work}b.ics`, weekly);
  await sync();
  await sync();
  expect(await owner.taken()).toEqual([
    '2026-06-09-10',
    '2026-06-10-09',
    '2026-06-10-14',
    '2026-06-10-15',
    '2026-06-16-10',
  ]);
});

test('Given a server that is gone, or a password that is no longer valid, Then the busy times stay, and the password isn’t tried again', async () => {
  await connected.connect();
  await server.put(`${server.home}a.ics`, meeting('a', Date.parse('2026-06-10T06:00:00Z')));
  await sync();
  proxy.gone();
  site.clock.set('2026-06-08T07:10:00Z');
  expect(await sync()).toEqual(new Date(now));
  expect((await ownCalendar()).account).toMatchObject({ state: 'failing', error: 'unreachable' });
  expect(await owner.taken()).toEqual(['2026-06-10-09']);
  proxy.pass();
  await sync();
  expect((await ownCalendar()).account).toMatchObject({ state: 'ok', error: null, failingSince: null });

  const refused = await owner.call('POST', 'own-calendar/account', {
    address: connected.seen(server.url),
    username: calendarAccount.username,
    password: 'yanlış',
  });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toMatchObject([{ path: 'password' }]);
  await server.changePassword('başka');
  await sync();
  expect((await ownCalendar()).account).toMatchObject({ state: 'failing', error: 'unauthorized' });
  await server.changePassword(calendarAccount.password);
  site.clock.set('2026-06-08T09:00:00Z');
  await book('2026-06-11-14');
  expect(await sync(true)).toEqual(new Date('2026-06-08T07:10:00Z'));
  expect((await ownCalendar()).account).toMatchObject({ error: 'unauthorized' });
  expect(await owner.taken()).toContain('2026-06-10-09');
  await sync();
  expect(await server.events(server.work)).toHaveLength(1);
}, 60_000);
