import { beforeEach, describe, expect, test } from 'vitest';
import { writtenEvents } from '#/features/own-calendar/table';
import { oneEngine } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { smallCalendarEach } from '../../tests/support/small-calendar';
import { smallCalendar } from '../../tests/support/small-calendar-server';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';
/** An event of the owner's own, at nine in Istanbul. */
const hers =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:hers\r\nDTSTART:20260610T060000Z\r\nDTEND:20260610T070000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

describe.each(oneEngine)('a calendar server in trouble, on %s', (engine) => {
  const calendar = smallCalendarEach(engine, now);
  beforeEach(() => calendar.connect());

  const book = (slot: string) => calendar.site.post('/api/reservations', reservationFor(slot));

  test('Given a server that says of its events for a while that they are elsewhere, then they are its own again afterwards', async () => {
    await book('2026-06-10-14');
    await calendar.syncWell();
    calendar.server.claimAt('https://evil.example');
    calendar.server.store(`${smallCalendar}hers.ics`, hers);
    await calendar.sync();
    expect(await calendar.state()).toMatchObject({
      account: { state: 'failing', error: 'elsewhere' },
      proposals: [],
    });
    calendar.server.claimAt('');
    await calendar.syncWell();
    expect((await calendar.state()).proposals).toEqual([]);
    // An address that an earlier version of the product may have stored.
    await calendar.site.ctx.db.update(writtenEvents).set({ href: 'https://evil.example/leyla/work/x.ics' });
    await calendar.syncWell();
    expect(calendar.written()).toEqual(['20260610T110000Z', '20260610T060000Z']);
  });

  test('Given a server that refuses every condition, then the owner is told that nothing is written, until it is', async () => {
    await book('2026-06-10-14');
    calendar.server.refuseConditions(true);
    await calendar.sync();
    expect((await calendar.state()).account).toMatchObject({ state: 'failing', error: 'fault' });
    expect(calendar.server.asked.filter((each) => each.startsWith('PUT'))).toHaveLength(3);
    calendar.server.refuseConditions(false);
    await calendar.syncWell();
    expect(calendar.written()).toEqual(['20260610T110000Z']);
  });

  test('Given a server whose answers are well-formed and hold nothing, then busy times stay, and nothing counts as deleted', async () => {
    await book('2026-06-10-14');
    calendar.server.store(`${smallCalendar}hers.ics`, hers);
    await calendar.syncWell();
    calendar.server.sayNothing(true);
    await calendar.sync();
    expect(await calendar.state()).toMatchObject({
      account: { state: 'failing', error: 'not_caldav' },
      proposals: [],
    });
    expect(await calendar.owner.taken()).toContain('2026-06-10-09');
    calendar.server.sayNothing(false);
    await calendar.syncWell();
  });
});
