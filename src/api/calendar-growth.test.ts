import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { continueReadings, readCalendar } from '#/features/schedule/jobs';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { engines } from '../../tests/support/database';
import { openAvailability } from '../../tests/support/owners-availability';

const start = Date.parse('2026-06-08T07:00:00Z');
const quarter = 15 * 60_000;
const hour = 4 * quarter;
const secret = 'https://calendar.example/private-3f9a/basic.ics';

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * A calendar with 200 events over several months. The first `moved` of them begin an hour later than usual. One further event is
 * over, and one begins in a year.
 */
const calendar = (moved: number) =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: 200 }, (_, index) => {
      const begins = start + index * 15 * hour;
      return [`DTSTART:${utc(begins + (index < moved ? hour : 0))}`, `DTEND:${utc(begins + 2 * hour)}`];
    })
      .concat([[`DTSTART:${utc(start - 90 * 24 * hour)}`, `DTEND:${utc(start - hour)}`]])
      .concat([[`DTSTART:${utc(start + 360 * 24 * hour)}`, `DTEND:${utc(start + 900 * 24 * hour)}`]])
      .flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

describe.each(engines)('a connected calendar that is read regularly on %s', (engine) => {
  let site: TestApi;
  let calendarId: string;
  let served: string;

  beforeAll(async () => {
    served = calendar(0);
    site = await openTestApi(engine, new Date(start).toISOString(), {
      fetchOutside: async (url) => ({
        ok: true,
        url,
        contentType: 'text/calendar',
        bytes: Buffer.from(served),
      }),
    });
    const owner = await openAvailability(site);
    const connected = await owner.call('POST', 'calendars', { name: 'İş', address: secret });
    calendarId = (await connected.json()).id;
    await readAt(0);
  });
  afterAll(() => site.close());

  const readAt = async (time: number) => {
    site.clock.set(new Date(start + time).toISOString());
    await readCalendar(site.ctx, { calendarId, continues: true });
  };
  const size = async () => {
    const { rows } = await site.ctx.db.execute<{ size: number }>(
      sql`select pg_total_relation_size('availability_busy_times') as size`,
    );
    return rows[0]?.size ?? 0;
  };
  const storedCount = async () => {
    const { rows } = await site.ctx.db.execute<{ known: number }>(
      sql`select count(*) as known from availability_busy_times`,
    );
    return rows[0]?.known;
  };

  test('Given an unchanged calendar, then reading it writes no busy times', async () => {
    expect(await storedCount()).toBe(202);
    const before = await size();
    for (let n = 1; n <= 6; n += 1) await readAt(n * quarter);
    expect(await storedCount()).toBe(202);
    expect(await size()).toBe(before);
  });

  test('Given a series of readings, when the site starts, then it is not begun twice; one that has ended is continued', async () => {
    const waiting = async () => {
      const { rows } = await site.ctx.db.execute<{ count: number }>(sql`
        select count(*)::int as count from pgboss.job where name = 'availability-calendar' and state = 'created'`);
      return rows[0]?.count;
    };
    const end = () =>
      site.ctx.db.execute(
        sql`update pgboss.job set state = 'cancelled' where name = 'availability-calendar'`,
      );
    await end();
    await readAt(7 * quarter);
    await continueReadings(site.ctx);
    expect(await waiting()).toBe(1);
    await end();
    site.clock.set(new Date(start + 8 * quarter).toISOString());
    await continueReadings(site.ctx);
    expect(await waiting()).toBe(1);
  });

  test('Given a calendar that changes a little each time, then every change is stored, and the tables stay small', async () => {
    const before = await size();
    for (let n = 1; n <= 16; n += 1) {
      served = calendar(n % 2 === 0 ? 0 : 60);
      await readAt((8 + n) * quarter);
      await site.database.maintain();
    }
    expect(await storedCount()).toBe(202);
    expect(await size()).toBeLessThan(3 * before);
    const { rows } = await site.ctx.db.execute(sql`
      select 1 from availability_busy_times where starts_at = ${new Date(start).toISOString()}`);
    expect(rows).toHaveLength(1);
  });
});
