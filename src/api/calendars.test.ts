import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainedSlots } from '#/features/booking/week-queries';
import { checkFailingCalendar, healthQueue } from '#/features/health/jobs';
import { readCalendar } from '#/features/schedule/jobs';
import { calendars } from '#/features/schedule/table';
import { countQueuedJobs } from '#/platform/jobs/queued-jobs';
import type { FetchOutside } from '#/platform/net/safe-fetch';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines, onOneEngine } from '../../tests/support/database';
import { type OwnersAvailability, openAvailability } from '../../tests/support/owners-availability';
import { reservationFor } from '../../tests/support/reservation';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';
const secret = 'https://calendar.example/private-3f9a/basic.ics';
const file = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');
const meeting = file(
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20260610T070000Z',
  'DTEND:20260610T083000Z',
  'END:VEVENT',
);

describe.each(engines)('connected calendars on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  let owner: OwnersAvailability;
  let outcome: Awaited<ReturnType<FetchOutside>>;
  const requested: string[] = [];
  const serves = (text: string) => {
    outcome = { ok: true, url: secret, contentType: 'text/calendar', bytes: Buffer.from(text) };
  };

  beforeEach(async () => {
    requested.length = 0;
    serves(meeting);
    const fetchOutside: FetchOutside = async (address) => {
      requested.push(address);
      return outcome;
    };
    site = await openTestApi(engine, now, { fetchOutside });
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());

  const connect = async (): Promise<string> => {
    const { id } = await (await owner.call('POST', 'calendars', { name: 'İş', address: secret })).json();
    return id;
  };
  const readNow = (calendarId: string) => readCalendar(site.ctx, { calendarId, continues: true });

  testOnOneEngine(
    'Given a connected calendar, when it has been read, then slots in its busy times are taken, and its address stays secret',
    async () => {
      const id = await connect();
      expect((await owner.overview()).calendars).toMatchObject([
        { state: 'waiting', host: 'calendar.example', busy: 0 },
      ]);
      await readNow(id);
      expect(requested).toEqual([secret]);
      expect(await owner.taken()).toEqual(['2026-06-10-10', '2026-06-10-11']);
      const text = await (await owner.call('GET', 'availability')).text();
      expect(text).not.toContain('private-3f9a');
      expect(JSON.parse(text).calendars).toMatchObject([
        { name: 'İş', state: 'ok', error: null, busy: 1, readAt: '2026-06-08T07:00:00.000Z', version: 1 },
      ]);
    },
  );

  testOnOneEngine(
    'Given a calendar that later can’t be read, then its last known busy times count, and the owner is told why',
    async () => {
      const id = await connect();
      await readNow(id);
      outcome = { ok: false, reason: 'too_slow' };
      site.clock.set('2026-06-08T08:00:00Z');
      await readNow(id);
      expect(await owner.taken()).toHaveLength(2);
      expect((await owner.overview()).calendars).toMatchObject([
        {
          state: 'failing',
          error: 'too_slow',
          readAt: '2026-06-08T07:00:00.000Z',
          checkedAt: '2026-06-08T08:00:00.000Z',
        },
      ]);
      serves('<!doctype html>');
      await readNow(id);
      expect((await owner.overview()).calendars).toMatchObject([{ error: 'not_a_calendar', busy: 1 }]);
      serves(file());
      await readNow(id);
      expect(await owner.taken()).toEqual([]);
    },
  );

  testOnOneEngine(
    'Given a calendar that fails from some moment on, or from the first, then each reading says since when, for whoever tells the owner',
    async () => {
      outcome = { ok: false, reason: 'unreachable' };
      const id = await connect();
      site.clock.set('2026-06-08T07:15:00Z');
      expect(await readNow(id)).toEqual(new Date('2026-06-08T07:00:00Z'));
      serves(meeting);
      expect(await readNow(id)).toBeUndefined();
      expect((await owner.overview()).calendars).toMatchObject([{ failingSince: null }]);
      outcome = { ok: false, reason: 'unreachable' };
      site.clock.set('2026-06-08T07:45:00Z');
      const since = await readNow(id);
      expect(since).toEqual(new Date('2026-06-08T07:15:00Z'));
      expect((await owner.overview()).calendars).toMatchObject([
        { failingSince: '2026-06-08T07:15:00.000Z' },
      ]);
      const checks = async () =>
        (await countQueuedJobs(site.ctx.db)).find(({ queue }) => queue === healthQueue)?.waiting ?? 0;
      await checkFailingCalendar(site.ctx, undefined);
      await checkFailingCalendar(
        { ...site.ctx, clock: { now: () => new Date('2026-06-08T07:44:00Z') } },
        since,
      );
      expect(await checks()).toBe(0);
      await checkFailingCalendar(site.ctx, since);
      await checkFailingCalendar(site.ctx, since);
      expect(await checks()).toBe(1);
    },
  );

  test('Given several readings of a calendar in one quarter of an hour, then they enqueue one next reading', async () => {
    const jobs: { startAfter?: Date | undefined; singletonKey?: string | undefined }[] = [];
    const { enqueue } = site.ctx.jobs;
    const id = await connect();
    site.ctx.jobs.enqueue = (tx, queue, data, options = {}) => {
      jobs.push(options);
      return enqueue(tx, queue, data, options);
    };
    await readNow(id);
    await readNow(id);
    await owner.call('POST', `calendars/${id}/refresh`);
    await readCalendar(site.ctx, { calendarId: id, continues: false });
    expect(jobs.map(({ startAfter }) => startAfter?.toISOString())).toEqual([
      '2026-06-08T07:15:00.000Z',
      '2026-06-08T07:15:00.000Z',
      undefined,
    ]);
    expect(new Set(jobs.slice(0, 2).map(({ singletonKey }) => singletonKey)).size).toBe(1);
    site.ctx.jobs.enqueue = enqueue;
  });

  testOnOneEngine(
    'Given a calendar, when it is renamed, then its address stays; when its address changes, then the old busy times are deleted',
    async () => {
      const id = await connect();
      await readNow(id);
      const renamed = await owner.call('PUT', `calendars/${id}`, { name: 'Yeni ad', version: 1 });
      expect(await renamed.json()).toMatchObject({ name: 'Yeni ad', state: 'ok', version: 2, busy: 1 });
      expect((await owner.call('PUT', `calendars/${id}`, { name: 'Eski', version: 1 })).status).toBe(409);
      const moved = await owner.call('PUT', `calendars/${id}`, {
        name: 'Yeni ad',
        address: 'webcal://other.example/x.ics',
      });
      expect(await moved.json()).toMatchObject({ state: 'waiting', host: 'other.example', busy: 0 });
      expect(await owner.taken()).toEqual([]);
      const [row] = await site.ctx.db.select().from(calendars).where(eq(calendars.id, id));
      expect(row?.address).toBe('https://other.example/x.ics');
    },
  );

  testOnOneEngine(
    'Given a calendar, when it is disconnected, then all its data is deleted, and a late reading does nothing',
    async () => {
      const id = await connect();
      await readNow(id);
      expect((await owner.call('DELETE', `calendars/${id}`)).status).toBe(204);
      await readNow(id);
      expect(requested).toHaveLength(1);
      expect(await owner.taken()).toEqual([]);
      expect(await site.ctx.db.select().from(calendars)).toEqual([]);
      expect((await owner.call('POST', `calendars/${id}/refresh`)).status).toBe(404);
    },
  );

  testOnOneEngine.each([
    'http://calendar.example/x.ics',
    'ftp://calendar.example/x',
    'file:///etc/passwd',
    'https://a:b@c.example/',
    'x',
  ])('Given the address %s, then the response is 422, and doesn’t repeat the address', async (address) => {
    const refused = await owner.call('POST', 'calendars', { name: 'İş', address });
    const text = await refused.text();
    expect(refused.status).toBe(422);
    expect(JSON.parse(text).errors[0].path).toBe('address');
    if (address.length > 1) expect(text).not.toContain(address);
  });

  testOnOneEngine(
    'Given slots that are taken for different reasons, then the owner’s week names the reasons of each',
    async () => {
      const id = await connect();
      await readNow(id);
      const { reservationId } = await (
        await site.post('/api/reservations', reservationFor('2026-06-10-14'))
      ).json();
      const { rule } = await owner.overview();
      await owner.call('PUT', 'availability', { ...rule, days: 3, noticeHours: 24, bufferAfter: 30 });
      const block = await (
        await owner.call('POST', 'blocks', { from: '2026-06-11', to: '2026-06-11', note: 'İzin' })
      ).json();
      const found = await explainedSlots(site.ctx, { from: '2026-06-08', to: '2026-06-12' }, 60);
      const reasonsOf = (slot: string) => found.find((each) => each.id === slot)?.reasons;
      expect(reasonsOf('2026-06-08-16')).toEqual([{ kind: 'window' }]);
      expect(reasonsOf('2026-06-09-09')).toEqual([{ kind: 'notice' }]);
      expect(reasonsOf('2026-06-09-13')).toEqual([]);
      expect(reasonsOf('2026-06-10-10')).toEqual([{ kind: 'calendar', name: 'İş' }]);
      expect(reasonsOf('2026-06-10-13')).toEqual([{ kind: 'buffer' }]);
      expect(reasonsOf('2026-06-10-14')).toEqual([{ kind: 'reservation', id: reservationId }]);
      expect(reasonsOf('2026-06-11-09')).toEqual([{ kind: 'block', id: block.id, note: 'İzin' }]);
      expect(reasonsOf('2026-06-12-09')).toEqual([{ kind: 'window' }]);
      expect(found).toHaveLength(5 * 7);
    },
  );
});
