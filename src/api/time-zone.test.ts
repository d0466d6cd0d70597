import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slotHolds } from '#/features/booking/table';
import { readCalendar } from '#/features/schedule/jobs';
import { busyTimes } from '#/features/schedule/table';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { consultingService } from '../../tests/support/catalogue';
import { cohortOf } from '../../tests/support/cohorts';
import { engines, onOneEngine } from '../../tests/support/database';
import { type OwnersAvailability, openAvailability } from '../../tests/support/owners-availability';
import { reservationFor } from '../../tests/support/reservation';

// A Monday; clocks go back on Sunday in New York.
const now = '2026-10-26T07:00:00Z';
const booking = (slotId: string, over: object = {}) =>
  reservationFor(slotId, { service: consultingService('ai-growth', 'tr')?.title, ...over });
const wholeDay = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART;VALUE=DATE:20261104',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe.each(engines)('a site that moves to another zone, on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let owner: OwnersAvailability;
  beforeEach(async () => {
    site = await openTestApi(engine, now, {
      fetchOutside: async (url) => ({
        ok: true,
        url,
        contentType: 'text/calendar',
        bytes: Buffer.from(wholeDay),
      }),
    });
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());
  const move = (timeZone: string, appointments?: 'instant' | 'hour') =>
    owner.call('PUT', 'profile', { timeZone, ...(appointments ? { appointments } : {}) });
  const startOf = async (id: string) => (await (await site.get(`/api/reservations/${id}`)).json()).start;
  const mailsAbout = async (id: string) =>
    (await site.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.about, id)))
      .filter(({ state }) => state === 'waiting')
      .map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString()}`);
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

    const days = ['2026-11-17', '2026-11-18'];
    expect((await owner.call('PUT', `cohorts/${randomUUID()}`, cohortOf({ days }))).status).toBe(200);

    expect(await (await owner.call('GET', 'availability/ahead')).json()).toMatchObject({
      timeZone: 'Europe/Istanbul',
      appointments: 1,
      next: [{ id: reservationId, start: '2026-11-03T13:00:00.000Z' }],
      blocks: 2,
      courseDates: 2,
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
    // The first slot is tomorrow's in New York. The second one is after the clocks there have gone back.
    expect(slots[0]?.start).toBe('2026-10-27T09:00:00-04:00');
    expect(at('2026-11-02-09')?.start).toBe('2026-11-02T09:00:00-05:00');
    const taken = slots.filter(({ available }) => !available).map(({ id: each }) => each);
    expect([...new Set(taken.map((each) => each.slice(0, 10)))]).toEqual([
      // In this order: the appointment, whose 90 minutes from eight overlap nine o'clock; the whole day of the calendar; the two
      // days of the vacation; the block of two hours.
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-10',
    ]);
    expect(taken).toContain('2026-11-03-09');
    expect(taken).not.toContain('2026-11-03-10');

    // Clocks go forward in this night, so the hour between two and three doesn't exist.
    const night = { from: '2027-03-14', to: '2027-03-14', fromTime: '02:00', toTime: '03:00' };
    const refused = await owner.call('POST', 'blocks', night);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, 'toTime']);

    // The first slot overlaps an appointment from before the change. A booking of another one is stored in the new zone's time.
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

  test('Given appointments one after the other, when the owner lets them keep their hour, then each is another instant and its people are told once', async () => {
    // Ten o'clock in Athens is eleven in Istanbul, so each appointment moves to the present time of the next one.
    const ids: string[] = [];
    for (const hour of ['09', '10', '11']) {
      const short = { service: consultingService('hizli-tanisma', 'tr')?.title, serviceId: 'hizli-tanisma' };
      const { reservationId } = await book(`2026-11-03-${hour}`, { ...short, serviceDuration: '30 dakika' });
      ids.push(reservationId);
    }
    const [first = '', cancelled = '', last = ''] = ids;
    await owner.call('POST', `reservations/${cancelled}/cancel`, {});
    const before = await mailsAbout(first);
    const { reservationId: again } = await book('2026-11-03-13');
    expect((await move('Europe/Athens', 'hour')).status).toBe(200);

    expect(await startOf(first)).toBe('2026-11-03T09:00:00+02:00');
    expect(await startOf(again)).toBe('2026-11-03T13:00:00+02:00');
    expect(await startOf(cancelled)).toBe('2026-11-03T09:00:00+02:00');
    const after = await mailsAbout(first);
    const fresh = after.filter((each) => !before.includes(each)).map((each) => each.split(' ')[0]);
    expect(fresh.toSorted()).toEqual(['moved', 'moved-notice', 'reminder']);
    expect(after).toContain('reminder 2026-11-02T07:00:00.000Z');
    expect(after.filter((each) => each.startsWith('reminder'))).toHaveLength(1);
    expect((await mailsAbout(cancelled)).some((each) => each.startsWith('moved'))).toBe(false);
    expect((await owner.overview()).timeZone).toBe('Europe/Athens');

    // With the choice `instant`, which is also the default, no appointment moves and nobody gets a mail.
    expect((await move('Europe/Istanbul', 'instant')).status).toBe(200);
    expect(await mailsAbout(last)).toHaveLength((await mailsAbout(first)).length);
    expect(await startOf(first)).toBe('2026-11-03T10:00:00+03:00');
  });

  test('Given an appointment that can’t keep its hour, then nothing moves, neither it nor the site, and the owner is told which', async () => {
    const { reservationId } = await book('2026-10-27-09', { name: 'Ece Su' });
    await book('2026-11-03-09');
    // In Auckland, nine o'clock on that day has passed already.
    site.clock.set('2026-10-26T20:30:00Z');
    const over = await move('Pacific/Auckland', 'hour');
    expect(over.status).toBe(422);
    const { errors } = await over.json();
    expect(errors).toMatchObject([{ path: 'timeZone' }]);
    expect(errors[0].message).toContain('Ece Su (27 Eki 2026, 09:00)');
    expect(errors[0].message).not.toContain('Deniz');
    expect(await startOf(reservationId)).toBe('2026-10-27T09:00:00+03:00');
    expect((await owner.overview()).timeZone).toBe('Europe/Istanbul');
    expect(await mailsAbout(reservationId)).not.toContainEqual(expect.stringMatching(/^moved/));
    expect((await move('Pacific/Auckland')).status).toBe(200);
  });

  testOnOneEngine(
    'Given a connected calendar, then its events are in the way, while its whole days move too',
    async () => {
      const { reservationId } = await book('2026-11-03-16');
      const { id } = await (
        await owner.call('POST', 'calendars', { name: 'İş', address: 'https://calendar.example/a.ics' })
      ).json();
      // In Istanbul, the calendar's event of the whole 4 November begins at 21:00 UTC on 3 November.
      await readCalendar(site.ctx, { calendarId: id, continues: false });
      expect((await move('Asia/Tokyo', 'hour')).status).toBe(200);
      expect(await startOf(reservationId)).toBe('2026-11-03T16:00:00+09:00');
      await readCalendar(site.ctx, { calendarId: id, continues: false });
      const event = {
        calendarId: id,
        startsAt: new Date('2026-11-03T13:30:00Z'),
        endsAt: new Date('2026-11-03T14:00:00Z'),
      };
      await site.ctx.db.insert(busyTimes).values(event);
      expect((await move('Europe/Istanbul', 'hour')).status).toBe(422);
      // A slot that is held for somebody also prevents the move.
      const hold = {
        id: randomUUID(),
        heldFor: randomUUID(),
        serviceId: 'ai-growth',
        createdAt: new Date(now),
      };
      const held = { startsAt: new Date('2026-11-03T15:00:00Z'), endsAt: new Date('2026-11-03T16:00:00Z') };
      await site.ctx.db
        .insert(slotHolds)
        .values({ ...hold, ...held, heldUntil: new Date('2026-11-01T00:00:00Z') });
      expect((await move('Europe/Paris', 'hour')).status).toBe(422);
      expect((await move('Europe/London', 'hour')).status).toBe(200);
    },
  );

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
        'Hindistan saati',
        'India time',
        'توقيت الهند',
      ]);
      // Nine o'clock in India is 03:30 in UTC.
      expect((await owner.slots())[0]?.start).toBe('2026-10-27T09:00:00+05:30');
    },
  );
});
