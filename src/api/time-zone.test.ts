import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCalendar } from '#/features/schedule/jobs';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { engines, onOneEngine } from '../../tests/support/database';
import { type OwnersAvailability, openAvailability } from '../../tests/support/owners-availability';
import { reservationFor } from '../../tests/support/reservation';

// A Monday; clocks go back on Sunday in New York.
const now = '2026-10-26T07:00:00Z';
const booking = (slotId: string, over: object = {}) =>
  reservationFor(slotId, { service: consultingService('ai-growth', 'tr')?.title, ...over });
const wholeDay = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:a', 'DTSTART;VALUE=DATE:20261104'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

describe.each(engines)('a site that moves to another zone, on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let owner: OwnersAvailability;
  beforeEach(async () => {
    site = await openTestApi(engine, now, {
      fetchOutside: async (url) => ({
        ...{ ok: true, url, contentType: 'text/calendar' },
        bytes: Buffer.from(wholeDay),
      }),
    });
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());
  const move = (timeZone: string) => owner.call('PUT', 'profile', { timeZone });
  const book = async (slotId: string, over: object = {}) => {
    const response = await site.post('/api/reservations', booking(slotId, over));
    return { status: response.status, ...((await response.json()) as { reservationId: string }) };
  };

  test('Given appointments, blocks and a calendar, then appointments keep their moment, while hours, blocks and whole days are those of the new zone', async () => {
    // Four in the afternoon in Istanbul is eight in the morning in New York.
    const { reservationId } = await book('2026-11-03-16');
    const vacation = { from: '2026-11-05', to: '2026-11-06', note: 'Tatil' };
    await owner.call('POST', 'blocks', vacation);
    await owner.call('POST', 'blocks', {
      from: '2026-11-10',
      to: '2026-11-10',
      fromTime: '09:00',
      toTime: '11:00',
    });
    const { id } = await (
      await owner.call('POST', 'calendars', { name: 'İş', address: 'https://calendar.example/a.ics' })
    ).json();

    expect(await (await owner.call('GET', 'availability/ahead')).json()).toMatchObject({
      timeZone: 'Europe/Istanbul',
      appointments: 1,
      next: [{ id: reservationId, start: '2026-11-03T13:00:00.000Z' }],
      blocks: 2,
    });
    expect((await move('America/New_York')).status).toBe(200);
    await readCalendar(site.ctx, { calendarId: id, continues: false });

    expect(await (await site.get(`/api/reservations/${reservationId}`)).json()).toMatchObject({
      start: '2026-11-03T08:00:00-05:00',
      appointmentTime: '08:00',
      timeZone: 'America/New_York',
    });
    const { timeZone, blocks } = await owner.overview();
    expect(timeZone).toBe('America/New_York');
    expect(blocks).toMatchObject([
      { ...vacation, fromTime: null, toTime: null },
      { from: '2026-11-10', to: '2026-11-10', fromTime: '09:00', toTime: '11:00' },
    ]);
    const slots = await owner.slots();
    const at = (slot: string) => slots.find(({ id: each }) => each === slot);
    // Tomorrow there, before and after clocks go back.
    expect(slots[0]?.start).toBe('2026-10-27T09:00:00-04:00');
    expect(at('2026-11-02-09')?.start).toBe('2026-11-02T09:00:00-05:00');
    const taken = slots.filter(({ available }) => !available).map(({ id: each }) => each);
    expect([...new Set(taken.map((each) => each.slice(0, 10)))]).toEqual([
      // Ninety minutes from eight overlap nine o'clock; the calendar's day; the vacation; the block's two hours.
      ...['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-10'],
    ]);
    expect(taken).toContain('2026-11-03-09');
    expect(taken).not.toContain('2026-11-03-10');

    // Clocks go forward in that night: the hour between two and three does not occur.
    const night = { from: '2027-03-14', to: '2027-03-14', fromTime: '02:00', toTime: '03:00' };
    const refused = await owner.call('POST', 'blocks', night);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, 'toTime']);

    // What is booked is the moment of the new zone, its slot is free no more, and its reminder goes out 24 hours before.
    expect((await book('2026-11-03-09')).status).toBe(409);
    const next = await book('2026-11-02-09');
    expect(next.status).toBe(201);
    const reminders = await site.ctx.db
      .select({ dueAt: mailOutbox.dueAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.about, next.reservationId))
      .orderBy(mailOutbox.dueAt);
    expect(reminders.at(-1)?.dueAt.toISOString()).toBe('2026-11-01T14:00:00.000Z');
  });

  testOnOneEngine(
    'Given texts that are no zone, then they are refused by name, and nothing changes',
    async () => {
      for (const timeZone of [
        'Europe/Nowhere',
        'europe/london',
        '+03:00',
        '',
        "x'); drop table profile; --",
      ]) {
        const refused = await move(timeZone);
        expect(refused.status).toBe(422);
        expect((await refused.json()).errors).toMatchObject([{ path: 'timeZone' }]);
      }
      expect((await owner.overview()).timeZone).toBe('Europe/Istanbul');
      expect(await (await site.get('/api/profile')).json()).not.toHaveProperty('timeZoneName');
    },
  );

  testOnOneEngine(
    'Given the list of zones, then strangers don’t get it, and the profile names the chosen one in each language',
    async () => {
      expect((await site.get('/api/admin/time-zones')).status).toBe(401);
      const list = await (await owner.call('GET', 'time-zones?lang=tr&browser=Asia/Calcutta')).json();
      expect(list.likely.slice(0, 2)).toEqual(['Asia/Kolkata', 'Europe/Istanbul']);
      await move('Asia/Kolkata');
      const named = async (lang: string) =>
        (await (await site.get(`/api/profile?lang=${lang}`)).json()).timeZoneName;
      expect([await named('tr'), await named('en'), await named('ar')]).toEqual([
        ...['Hindistan saati', 'India time', 'توقيت الهند'],
      ]);
      // Half past three in the morning in UTC is nine there.
      expect((await owner.slots())[0]?.start).toBe('2026-10-27T09:00:00+05:30');
    },
  );
});
