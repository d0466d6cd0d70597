import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { calendarAccounts, writtenEvents } from '#/features/own-calendar/table';
import { countQueuedJobs } from '#/platform/jobs/queued-jobs';
import { engines, onOneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { smallCalendarEach } from '../../tests/support/small-calendar';
import { smallAccount, smallCalendar } from '../../tests/support/small-calendar-server';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';

describe.each(engines)('the owner’s calendar account on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  const calendar = smallCalendarEach(engine, now);

  const { sync, state, syncWell, connect, written, answer } = calendar;
  const book = async (slot: string): Promise<string> =>
    (await (await calendar.site.post('/api/reservations', reservationFor(slot))).json()).reservationId;
  /** An event of the owner's own that begins at this hour (UTC) on the day after tomorrow. */
  const hers = (hour: number) => {
    const at = (clock: number) => `20260610T${String(clock).padStart(2, '0')}0000Z`;
    return `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${hour}\r\nDTSTART:${at(hour)}\r\nDTEND:${at(hour + 1)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  };
  const move = (to: string) => {
    for (const [path, { data }] of calendar.server.events)
      calendar.server.store(path, data.replace(/^DTSTART:.*\r$/m, `DTSTART:${to}\r`));
  };

  test('Given an account, when it is connected, then its calendars can be chosen, and its password never leaves the server', async () => {
    const refused = await calendar.owner.call('POST', 'own-calendar/account', {
      address: calendar.server.url,
      username: 'leyla',
      password: 'yanlış',
    });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toMatchObject([{ path: 'password' }]);
    expect(calendar.server.asked).toHaveLength(2);
    expect((await state()).account).toBeNull();
    await connect();
    const text = await (await calendar.owner.call('GET', 'own-calendar')).text();
    expect(text).not.toContain(smallAccount.password);
    expect(JSON.parse(text).account).toMatchObject({
      state: 'ok',
      username: 'leyla',
      writeTo: calendar.server.url + smallCalendar,
      calendars: [{ name: 'İş', isWritable: true, isBusy: true }],
    });
    const [row] = await calendar.site.ctx.db.select().from(calendarAccounts);
    expect(row?.sealedPassword).not.toContain(smallAccount.password);
    expect((await calendar.owner.overview()).calendars).toEqual([]);
    const stale = { writeTo: null, busy: [], version: 1 };
    expect((await calendar.owner.call('PUT', 'own-calendar/account', stale)).status).toBe(409);
    expect((await calendar.site.get('/api/admin/own-calendar')).status).toBe(401);
  });

  test('Given a booking, then its event is written once, even if responses are lost, and follows the appointment', async () => {
    await connect();
    calendar.server.loseResponseTo('PUT');
    const id = await book('2026-06-10-14');
    await sync();
    expect((await state()).account).toMatchObject({ state: 'failing', error: 'unreachable' });
    await sync();
    expect(written()).toEqual(['20260610T110000Z']);
    expect((await state()).account).toMatchObject({ state: 'ok', failingSince: null });
    const puts = () => calendar.server.asked.filter((each) => each.startsWith('PUT')).length;
    expect(puts()).toBe(1);
    calendar.server.loseResponseTo('PUT');
    await calendar.owner.call('POST', `reservations/${id}/move`, { slotId: '2026-06-11-10' });
    await sync();
    await sync();
    await sync();
    expect(puts()).toBe(2);
    expect(written()).toEqual(['20260611T070000Z']);
    expect((await state()).proposals).toEqual([]);
    await calendar.owner.call('POST', `reservations/${id}/cancel`, {});
    calendar.server.loseResponseTo('DELETE');
    await sync();
    await sync();
    expect(calendar.server.events.size).toBe(0);
    expect(await calendar.site.ctx.db.select().from(writtenEvents)).toEqual([]);
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
    // This answer is about the proposal as it was before the owner moved the event again.
    expect((await answer(id, 'accept', null)).status).toBe(409);
    expect((await answer(id, 'accept')).status).toBe(200);
    await syncWell();
    const [row] = await calendar.site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
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
      calendar.server.events.clear();
      calendar.server.store(`${smallCalendar}other.ics`, 'no calendar at all');
      await sync();
      expect((await state()).proposals).toMatchObject([{ id, kind: 'deleted' }]);
      await answer(id, 'accept');
      const [row] = await calendar.site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
      expect(row?.status).toBe('cancelled');
    },
  );

  testOnOneEngine('Given an event that can’t be read, then it doesn’t count as deleted', async () => {
    await connect();
    await book('2026-06-10-14');
    await sync();
    const [[path, { data }] = ['', { data: '' }]] = calendar.server.events;
    calendar.server.store(path, data.replace('DTSTART', 'DTBEGIN'));
    await sync();
    expect((await state()).proposals).toEqual([]);
    calendar.server.store(path, data);
    await sync();
    expect((await state()).account).toMatchObject({ state: 'ok' });
    expect((await state()).proposals).toEqual([]);
  });

  testOnOneEngine(
    'Given a server that sends half of its events, then busy times stay; and if it doesn’t say what they are, then nothing counts as deleted',
    async () => {
      await connect();
      await book('2026-06-10-14');
      for (const [at, hour] of [6, 7, 8].entries())
        calendar.server.store(`${smallCalendar}${at}.ics`, hers(hour));
      await syncWell();
      const hours = ['2026-06-10-09', '2026-06-10-10', '2026-06-10-11', '2026-06-10-14'];
      expect(await calendar.owner.taken()).toEqual(expect.arrayContaining(hours));
      calendar.server.cutAfter(0.5);
      calendar.server.store(`${smallCalendar}3.ics`, hers(10));
      await sync();
      expect((await state()).account).toMatchObject({ state: 'failing' });
      expect(await calendar.owner.taken()).toEqual(expect.arrayContaining(hours));
      calendar.server.cutAfter(undefined);
      calendar.server.withhold(true);
      await sync();
      calendar.server.withhold(false);
      expect((await state()).proposals).toEqual([]);
      await syncWell();
      expect(await calendar.owner.taken()).toEqual(expect.arrayContaining([...hours, '2026-06-10-13']));
      expect((await state()).proposals).toEqual([]);
    },
  );

  testOnOneEngine(
    'Given a refused password, then the server isn’t asked again by itself, and she is told since when',
    async () => {
      await connect();
      calendar.server.failWith(401);
      await sync();
      const before = calendar.server.asked.length;
      calendar.site.clock.set('2026-06-08T08:00:00Z');
      await book('2026-06-10-14');
      expect(await sync(true)).toEqual(new Date(now));
      expect(calendar.server.asked).toHaveLength(before);
      expect((await state()).account).toMatchObject({ state: 'failing', error: 'unauthorized' });
      calendar.server.failWith(undefined);
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
      calendar.server.failWith(503);
      await sync();
      calendar.server.asked.length = 0;
      for (let second = 10; second <= 600; second += 10) {
        calendar.site.clock.set(new Date(Date.parse(now) + second * 1000).toISOString());
        await sync(true);
      }
      expect(calendar.server.asked.length).toBeGreaterThan(2);
      expect(calendar.server.asked.length).toBeLessThan(8);
      expect((await state()).proposals).toEqual([]);
      const queued = await countQueuedJobs(calendar.site.ctx.db);
      expect(queued.find(({ queue }) => queue === 'own-calendar')?.waiting).toBeGreaterThan(9);
    },
  );

  testOnOneEngine(
    'Given an account that is removed, then it is forgotten, and what was written stays',
    async () => {
      await connect();
      await book('2026-06-10-14');
      calendar.server.store(`${smallCalendar}hers.ics`, hers(6));
      await sync();
      expect(await calendar.owner.taken()).toContain('2026-06-10-09');
      expect((await (await calendar.owner.call('DELETE', 'own-calendar/account')).json()).account).toBeNull();
      expect(await calendar.owner.taken()).not.toContain('2026-06-10-09');
      expect(calendar.server.events.size).toBe(2);
      expect(await sync(true)).toBeUndefined();
      expect(await calendar.site.ctx.db.select().from(writtenEvents)).toEqual([]);
      // After a new connection, the site recognises the events that it has written before.
      await connect();
      expect(calendar.server.events.size).toBe(2);
      expect((await state()).proposals).toEqual([]);
    },
  );

  testOnOneEngine('Given an appointment whose person is erased, then its event is deleted too', async () => {
    await connect();
    const id = await book('2026-06-10-14');
    await sync();
    calendar.site.clock.set('2026-06-20T07:00:00Z');
    await sync();
    expect(calendar.server.events.size).toBe(1);
    expect((await calendar.owner.call('POST', `reservations/${id}/erase`, {})).status).toBeLessThan(300);
    await sync();
    expect(calendar.server.events.size).toBe(0);
  });
});
