import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { calendarAccounts, writtenEvents } from '#/features/own-calendar/table';
import { countQueuedJobs } from '#/platform/jobs/queued-jobs';
import { engines, onOneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { openSmallCalendar, type SmallCalendar } from '../../tests/support/small-calendar';
import {
  type SmallCalendarServer,
  smallAccount,
  smallCalendar,
  startSmallCalendarServer,
} from '../../tests/support/small-calendar-server';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';

describe.each(engines)('the owner’s calendar account on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let server: SmallCalendarServer;
  let calendar: SmallCalendar;
  let site: SmallCalendar['site'];
  let owner: SmallCalendar['owner'];
  beforeAll(async () => {
    server = await startSmallCalendarServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    calendar = await openSmallCalendar(engine, now, server);
    ({ site, owner } = calendar);
  });
  afterEach(() => site.close());

  const sync = (continues?: boolean) => calendar.sync(continues);
  const state = () => calendar.state();
  const syncWell = () => calendar.syncWell();
  const connect = () => calendar.connect();
  const written = () => calendar.written();
  const answer: SmallCalendar['answer'] = (...given) => calendar.answer(...given);
  const book = async (slot: string): Promise<string> =>
    (await (await site.post('/api/reservations', reservationFor(slot))).json()).reservationId;
  /** An event of hers that begins at an hour of the day after tomorrow, in UTC. */
  const hers = (hour: number) => {
    const at = (clock: number) => `20260610T${String(clock).padStart(2, '0')}0000Z`;
    return `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${hour}\r\nDTSTART:${at(hour)}\r\nDTEND:${at(hour + 1)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  };
  const move = (to: string) => {
    for (const [path, { data }] of server.events)
      server.store(path, data.replace(/^DTSTART:.*\r$/m, `DTSTART:${to}\r`));
  };

  test('Given an account, when it is connected, then its calendars can be chosen, and its password never leaves the server', async () => {
    const refused = await owner.call('POST', 'own-calendar/account', {
      address: server.url,
      username: 'leyla',
      password: 'yanlış',
    });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toMatchObject([{ path: 'password' }]);
    expect(server.asked).toHaveLength(2);
    expect((await state()).account).toBeNull();
    await connect();
    const text = await (await owner.call('GET', 'own-calendar')).text();
    expect(text).not.toContain(smallAccount.password);
    expect(JSON.parse(text).account).toMatchObject({
      state: 'ok',
      username: 'leyla',
      writeTo: server.url + smallCalendar,
      calendars: [{ name: 'İş', isWritable: true, isBusy: true }],
    });
    const [row] = await site.ctx.db.select().from(calendarAccounts);
    expect(row?.sealedPassword).not.toContain(smallAccount.password);
    expect((await owner.overview()).calendars).toEqual([]);
    const stale = { writeTo: null, busy: [], version: 1 };
    expect((await owner.call('PUT', 'own-calendar/account', stale)).status).toBe(409);
    expect((await site.get('/api/admin/own-calendar')).status).toBe(401);
  });

  test('Given a booking, then its event is written once, even if responses are lost, and follows the appointment', async () => {
    await connect();
    server.loseResponseTo('PUT');
    const id = await book('2026-06-10-14');
    await sync();
    expect((await state()).account).toMatchObject({ state: 'failing', error: 'unreachable' });
    await sync();
    expect(written()).toEqual(['20260610T110000Z']);
    expect((await state()).account).toMatchObject({ state: 'ok', failingSince: null });
    const puts = () => server.asked.filter((each) => each.startsWith('PUT')).length;
    expect(puts()).toBe(1);
    server.loseResponseTo('PUT');
    await owner.call('POST', `reservations/${id}/move`, { slotId: '2026-06-11-10' });
    await sync();
    await sync();
    await sync();
    expect(puts()).toBe(2);
    expect(written()).toEqual(['20260611T070000Z']);
    expect((await state()).proposals).toEqual([]);
    await owner.call('POST', `reservations/${id}/cancel`, {});
    server.loseResponseTo('DELETE');
    await sync();
    await sync();
    expect(server.events.size).toBe(0);
    expect(await site.ctx.db.select().from(writtenEvents)).toEqual([]);
  });

  test('Given an event that she moves, then the appointment stays until she decides, and her change is never overwritten before', async () => {
    await connect();
    const id = await book('2026-06-10-14');
    await syncWell();
    move('20260611T080000Z');
    await syncWell();
    await syncWell();
    expect(written()).toEqual(['20260611T080000Z']);
    expect((await state()).proposals).toMatchObject([
      { id, kind: 'moved', movedTo: '2026-06-11T08:00:00.000Z' },
    ]);
    expect((await answer(id, 'put_back')).status).toBe(200);
    await syncWell();
    expect(written()).toEqual(['20260610T110000Z']);
    move('20260611T080000Z');
    await syncWell();
    // As it was seen before she moved it again.
    expect((await answer(id, 'accept', null)).status).toBe(409);
    expect((await answer(id, 'accept')).status).toBe(200);
    await syncWell();
    const [row] = await site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
    expect(row).toMatchObject({ startsAt: new Date('2026-06-11T08:00:00Z'), sequence: 1 });
    expect((await state()).proposals).toEqual([]);
    expect((await answer(id, 'accept')).status).toBe(409);
  });

  testOnOneEngine(
    'Given an event that she deletes, then she is asked whether the appointment is cancelled',
    async () => {
      await connect();
      const id = await book('2026-06-10-14');
      await sync();
      server.events.clear();
      server.store(`${smallCalendar}other.ics`, 'no calendar at all');
      await sync();
      expect((await state()).proposals).toMatchObject([{ id, kind: 'deleted' }]);
      await answer(id, 'accept');
      const [row] = await site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
      expect(row?.status).toBe('cancelled');
    },
  );

  testOnOneEngine('Given an event that can’t be read, then it doesn’t count as deleted', async () => {
    await connect();
    await book('2026-06-10-14');
    await sync();
    const [[path, { data }] = ['', { data: '' }]] = server.events;
    server.store(path, data.replace('DTSTART', 'DTBEGIN'));
    await sync();
    expect((await state()).proposals).toEqual([]);
    server.store(path, data);
    await sync();
    expect((await state()).account).toMatchObject({ state: 'ok' });
    expect((await state()).proposals).toEqual([]);
  });

  testOnOneEngine(
    'Given a server that sends half of its events, then busy times stay; and if it doesn’t say what they are, then nothing counts as deleted',
    async () => {
      await connect();
      await book('2026-06-10-14');
      for (const [at, hour] of [6, 7, 8].entries()) server.store(`${smallCalendar}${at}.ics`, hers(hour));
      await syncWell();
      const hours = ['2026-06-10-09', '2026-06-10-10', '2026-06-10-11', '2026-06-10-14'];
      expect(await owner.taken()).toEqual(expect.arrayContaining(hours));
      server.cutAfter(0.5);
      server.store(`${smallCalendar}3.ics`, hers(10));
      await sync();
      expect((await state()).account).toMatchObject({ state: 'failing' });
      expect(await owner.taken()).toEqual(expect.arrayContaining(hours));
      server.cutAfter(undefined);
      server.withhold(true);
      await sync();
      server.withhold(false);
      expect((await state()).proposals).toEqual([]);
      await syncWell();
      expect(await owner.taken()).toEqual(expect.arrayContaining([...hours, '2026-06-10-13']));
      expect((await state()).proposals).toEqual([]);
    },
  );

  testOnOneEngine(
    'Given a refused password, then the server isn’t asked again by itself, and she is told since when',
    async () => {
      await connect();
      server.failWith(401);
      await sync();
      const before = server.asked.length;
      site.clock.set('2026-06-08T08:00:00Z');
      await book('2026-06-10-14');
      expect(await sync(true)).toEqual(new Date(now));
      expect(server.asked).toHaveLength(before);
      expect((await state()).account).toMatchObject({ state: 'failing', error: 'unauthorized' });
      server.failWith(undefined);
      await connect();
      expect(written()).toEqual(['20260610T110000Z']);
    },
  );

  testOnOneEngine(
    'Given a server in trouble, then it is asked at growing intervals, each minute’s job goes on, and nothing is proposed',
    async () => {
      await connect();
      await book('2026-06-10-14');
      await sync();
      server.failWith(503);
      await sync();
      server.asked.length = 0;
      for (let second = 10; second <= 600; second += 10) {
        site.clock.set(new Date(Date.parse(now) + second * 1000).toISOString());
        await sync(true);
      }
      expect(server.asked.length).toBeGreaterThan(2);
      expect(server.asked.length).toBeLessThan(8);
      expect((await state()).proposals).toEqual([]);
      const queued = await countQueuedJobs(site.ctx.db);
      expect(queued.find(({ queue }) => queue === 'own-calendar')?.waiting).toBeGreaterThan(9);
    },
  );

  testOnOneEngine(
    'Given an account that is removed, then it is forgotten, and what was written stays',
    async () => {
      await connect();
      await book('2026-06-10-14');
      server.store(`${smallCalendar}hers.ics`, hers(6));
      await sync();
      expect(await owner.taken()).toContain('2026-06-10-09');
      expect((await (await owner.call('DELETE', 'own-calendar/account')).json()).account).toBeNull();
      expect(await owner.taken()).not.toContain('2026-06-10-09');
      expect(server.events.size).toBe(2);
      expect(await sync(true)).toBeUndefined();
      expect(await site.ctx.db.select().from(writtenEvents)).toEqual([]);
      // Connected again, it knows its own events.
      await connect();
      expect(server.events.size).toBe(2);
      expect((await state()).proposals).toEqual([]);
    },
  );

  testOnOneEngine('Given an appointment whose person is erased, then its event is deleted too', async () => {
    await connect();
    const id = await book('2026-06-10-14');
    await sync();
    site.clock.set('2026-06-20T07:00:00Z');
    await sync();
    expect(server.events.size).toBe(1);
    expect((await owner.call('POST', `reservations/${id}/erase`, {})).status).toBeLessThan(300);
    await sync();
    expect(server.events.size).toBe(0);
  });
});
