import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { writtenDates } from '#/features/own-calendar/table';
import { cohortOf } from '../../tests/support/cohorts';
import { engines } from '../../tests/support/database';
import { smallCalendarEach } from '../../tests/support/small-calendar';
import { smallCalendar } from '../../tests/support/small-calendar-server';

// A Monday morning in Istanbul.
const now = '2026-06-08T07:00:00Z';

describe.each(engines)('courses in the owner’s calendar account on %s', (engine) => {
  const calendar = smallCalendarEach(engine, now);

  test('Given a course, then its dates are written once, follow each of its changes, and are removed with what doesn’t take place', async () => {
    const { server, site, owner, sync, syncWell, state, connect, written, answer } = calendar;
    await connect();
    const id = randomUUID();
    const course = cohortOf({ days: ['2026-06-15', '2026-06-22'] });
    const [first, second] = course.dates;
    const save = async (over: object) => {
      const known = await owner.call('GET', `cohorts/${id}`);
      const { values, version } = known.status === 200 ? await known.json() : { values: course };
      const stored = await owner.call('PUT', `cohorts/${id}`, { ...values, ...over, version });
      expect(stored.status).toBe(200);
      await syncWell();
    };
    server.loseResponseTo('PUT');
    expect((await owner.call('PUT', `cohorts/${id}`, course)).status).toBe(200);
    await sync();
    await syncWell();
    expect(written().sort()).toEqual(['20260615T070000Z', '20260622T070000Z']);
    expect((await site.ctx.db.select().from(writtenDates)).map((row) => row.id).sort()).toEqual(
      [first?.id, second?.id].sort(),
    );
    await save({ dates: [{ ...first, from: '14:00', to: '17:00' }, second] });
    expect(written().sort()).toEqual(['20260615T110000Z', '20260622T070000Z']);
    await save({ dates: [{ ...first, from: '14:00', to: '17:00' }] });
    expect(written()).toEqual(['20260615T110000Z']);
    await save({ visibility: 'hidden' });
    expect(server.events.size).toBe(0);
    await save({ visibility: 'public' });
    expect(written()).toEqual(['20260615T110000Z']);

    // Deleting the event of a course in the calendar makes a proposal, but only the page of the course can change its dates.
    server.events.clear();
    server.store(`${smallCalendar}other.ics`, 'no calendar at all');
    await syncWell();
    expect((await state()).proposals).toMatchObject([
      { id: first?.id, kind: 'deleted', of: { kind: 'course', cohortId: id } },
    ]);
    expect((await answer(first?.id ?? '', 'accept')).status).toBe(409);
    expect((await answer(first?.id ?? '', 'put_back')).status).toBe(200);
    await syncWell();
    expect(written().filter(Boolean)).toEqual(['20260615T110000Z']);
    expect((await state()).proposals).toEqual([]);
    await owner.call('POST', `cohorts/${id}/cancel`, { note: '' });
    await syncWell();
    expect(written().filter(Boolean)).toEqual([]);
    expect(await site.ctx.db.select().from(writtenDates)).toEqual([]);
  });

  test('Given a course that is called off after its first day, then that day stays in her calendar', async () => {
    const { site, owner, syncWell, connect, written } = calendar;
    await connect();
    const id = randomUUID();
    await owner.call('PUT', `cohorts/${id}`, cohortOf({ days: ['2026-06-15', '2026-06-22'] }));
    await syncWell();
    site.clock.set('2026-06-16T07:00:00Z');
    await owner.call('POST', `cohorts/${id}/cancel`, { note: '' });
    await syncWell();
    expect(written()).toEqual(['20260615T070000Z']);
  });
});
