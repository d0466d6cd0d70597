import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tr as mails } from '#/features/cohorts/copy/mails/tr';
import { tr } from '#/features/cohorts/copy/tr';
import { type Courses, openCourses, participantOf } from '../../tests/support/cohorts';
import { oneEngine } from '../../tests/support/database';

const now = '2026-06-08T07:00:00Z';
const title = 'Yapay Zekâ Destekli Pazarlama Dönüşümü';

/** Reads a calendar file with two independent parsers: uid, status, sequence and start of each event. */
async function readBoth(file: string) {
  const component = new ICAL.Component(ICAL.parse(file));
  const one = component.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      status: String(each.getFirstPropertyValue('status')),
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
    };
  });
  const parsed = await ical.async.parseICS(file);
  const other = Object.values(parsed).flatMap((each) =>
    each?.type === 'VEVENT'
      ? [
          {
            uid: each.uid,
            status: String(each.status),
            sequence: Number(each.sequence),
            start: each.start.toISOString(),
          },
        ]
      : [],
  );
  return { method: String(component.getFirstPropertyValue('method')), one, other };
}

describe.each(oneEngine)('what people in a cohort are told, on %s', (engine) => {
  let courses: Courses;
  beforeEach(async () => {
    courses = await openCourses(engine, now);
  });
  afterEach(() => courses.close());

  test('Given dates changed three times, Then everybody who knows others is told once, with one file that replaces and removes', async () => {
    const id = await courses.made({ seats: 2 });
    const place = await courses.enrolled(id, 1);
    const confirmed = await courses.composed(place.enrolmentId, 'enrolment-confirmed');
    const before = await readBoth(confirmed?.calendar?.content ?? '');
    expect(before.method).toBe('PUBLISH');
    expect(before.one).toEqual(before.other);
    expect(before.one.map(({ status, sequence, start }) => [status, sequence, start])).toEqual([
      ['CONFIRMED', 0, '2026-06-20T07:00:00.000Z'],
      ['CONFIRMED', 0, '2026-06-27T07:00:00.000Z'],
    ]);
    const { values } = await courses.detail(id);
    const [one, two] = values.dates;
    if (!one || !two) throw new Error('two dates');
    expect((await courses.changed(id, { dates: [one] })).status).toBe(200);
    courses.clock.set('2026-06-08T07:05:00Z');
    expect((await courses.changed(id, { dates: [{ ...one, from: '09:00' }] })).status).toBe(200);
    courses.clock.set('2026-06-08T07:08:00Z');
    const further = { id: randomUUID(), date: '2026-07-04', from: '10:00', to: '12:00' };
    await courses.changed(id, { dates: [{ ...one, from: '09:00' }, further] });
    await courses.settle(id);
    expect(await courses.mails(place.enrolmentId)).not.toContain('enrolment-changed');
    // Somebody who enrols now sees the changed dates, and needs no mail about them.
    const late = await courses.enrolled(id, 2);
    courses.clock.set('2026-06-08T07:18:00Z');
    await courses.settle(id);
    await courses.settle(id);
    expect(
      (await courses.mails(place.enrolmentId)).filter((kind) => kind === 'enrolment-changed'),
    ).toHaveLength(1);
    expect(await courses.mails(late.enrolmentId)).not.toContain('enrolment-changed');
    const mail = await courses.composed(place.enrolmentId, 'enrolment-changed');
    expect(mail?.text).toContain('27 Haziran 2026');
    expect(mail?.text).toContain('04 Temmuz 2026');
    const after = await readBoth(mail?.calendar?.content ?? '');
    expect(after.one).toEqual(after.other);
    const [first, second] = before.one;
    expect(after.one).toEqual([
      { uid: first?.uid, status: 'CONFIRMED', sequence: 1, start: '2026-06-20T06:00:00.000Z' },
      { uid: expect.any(String), status: 'CONFIRMED', sequence: 1, start: '2026-07-04T07:00:00.000Z' },
      { uid: second?.uid, status: 'CANCELLED', sequence: 1, start: '2026-06-27T07:00:00.000Z' },
    ]);
    // If a change is undone before the mails are due, nobody gets one.
    await courses.changed(id, { place: 'Beşiktaş' });
    await courses.changed(id, { place: 'Kadıköy, İstanbul' });
    courses.clock.set('2026-06-08T07:40:00Z');
    await courses.settle(id);
    expect(
      (await courses.mails(place.enrolmentId)).filter((kind) => kind === 'enrolment-changed'),
    ).toHaveLength(1);
  });

  test('Given the last day taken off a cohort that has begun, Then it is over, and who expected that day is told, with a file that takes it off', async () => {
    const id = await courses.made({ seats: 1 });
    const [first, second] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    const [held] = (await courses.detail(id)).values.dates;
    courses.clock.set('2026-06-22T07:00:00Z');
    expect((await courses.changed(id, { dates: [held] })).status).toBe(200);
    expect(await courses.statuses(id)).toEqual(['finished', 'lapsed']);
    expect(await courses.mails(second.enrolmentId)).not.toContain('enrolment-changed');
    const mail = await courses.composed(first.enrolmentId, 'enrolment-changed');
    expect(mail?.text).toContain('27 Haziran 2026');
    expect(mail?.text).toContain(mails.changed.calendar);
    expect(mail?.text).not.toContain(mails.changed.withdraw);
    const { one, other } = await readBoth(mail?.calendar?.content ?? '');
    expect(one).toEqual(other);
    expect(one.map(({ status, sequence, start }) => [status, sequence, start])).toEqual([
      ['CONFIRMED', 1, '2026-06-20T07:00:00.000Z'],
      ['CANCELLED', 1, '2026-06-27T07:00:00.000Z'],
    ]);
    // Once the cancelled day has passed, the mail isn't sent any more, because it would be useless.
    courses.clock.set('2026-06-28T07:00:00Z');
    expect(await courses.composed(first.enrolmentId, 'enrolment-changed')).toBeUndefined();
  });

  test('Given a cohort that is cancelled, Then everybody is told once, and the file takes all dates off', async () => {
    const id = await courses.made({ seats: 1 });
    const [first, second] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    const { version } = await courses.detail(id);
    const cancelled = await courses.post(`cohorts/${id}/cancel`, { note: 'Hastayım, üzgünüm.', version });
    expect(cancelled.status).toBe(200);
    expect((await courses.post(`cohorts/${id}/cancel`, { note: '' })).status).toBe(409);
    expect(await courses.statuses(id)).toEqual(['cancelled', 'cancelled']);
    for (const { enrolmentId } of [first, second])
      expect(
        (await courses.mails(enrolmentId)).filter((kind) => kind === 'enrolment-cancelled'),
      ).toHaveLength(1);
    const mail = await courses.composed(first.enrolmentId, 'enrolment-cancelled');
    expect(mail?.text).toContain('Hastayım, üzgünüm.');
    const { one, other } = await readBoth(mail?.calendar?.content ?? '');
    expect(one).toEqual(other);
    expect(one.map(({ status, sequence }) => [status, sequence])).toEqual([
      ['CANCELLED', 1],
      ['CANCELLED', 1],
    ]);
    expect((await courses.enrolRaw(id, participantOf(3))).status).toBe(409);
    expect(await (await courses.visitor.get('/api/cohorts?lang=tr')).json()).toEqual([]);
  });

  test('Given a cohort that has ended before the job came to it, When it is cancelled, Then it is over, and nobody is told otherwise', async () => {
    const id = await courses.made({ seats: 1 });
    const { enrolmentId } = await courses.enrolled(id, 1);
    courses.clock.set('2026-06-27T10:00:00Z');
    expect((await courses.post(`cohorts/${id}/cancel`, { note: '' })).status).toBe(409);
    expect(await courses.statuses(id)).toEqual(['finished']);
    expect(await courses.mails(enrolmentId)).not.toContain('enrolment-cancelled');
  });

  test('Given too few by the last day, Then only the owner is told, once, and she decides', async () => {
    const id = await courses.made({ seats: 5, minimum: 2, lastDay: '2026-06-15' });
    const place = await courses.enrolled(id, 1);
    courses.clock.set('2026-06-15T20:59:00Z');
    await courses.settle(id);
    expect(await courses.mails(id)).toEqual([]);
    courses.clock.set('2026-06-15T21:00:00Z');
    await courses.settle(id);
    await courses.settle(id);
    expect(await courses.mails(id)).toEqual(['cohort-short']);
    const mail = await courses.composed(id, 'cohort-short');
    expect(mail?.text).toContain('1 kişi kayıtlı, en az 2 kişi');
    expect(await courses.mails(place.enrolmentId)).toEqual(['enrolment-confirmed', 'enrolment-notice']);
    expect((await courses.detail(id)).short).toBe(true);
    expect((await (await courses.enrolRaw(id, participantOf(2))).json()).detail).toBe(tr.errors.closed);
    // If the last day is moved to a later one, the owner is asked again when it has passed.
    await courses.changed(id, { lastDay: '2026-06-17' });
    courses.clock.set('2026-06-17T21:00:00Z');
    await courses.settle(id);
    expect(await courses.mails(id)).toEqual(['cohort-short', 'cohort-short']);
  });

  test('Given a seat taken before the owner was told who waits, Then one notice tells her; one that is only offered is no enrolment', async () => {
    const id = await courses.made({ seats: 1 });
    const [first, second] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    await courses.answer(first, 'leave');
    const notices = () => courses.allComposed(second.enrolmentId, 'enrolment-notice');
    expect((await notices()).map((mail) => mail?.subject)).toEqual([mails.notice.waiting.subject(title)]);
    await courses.answer(second, 'accept');
    expect((await notices()).map((mail) => mail?.subject).filter(Boolean)).toEqual([
      mails.notice.enrolled.subject(title),
    ]);
  });

  test('Given the day before it begins, Then those enrolled are reminded once; after the last date it is over', async () => {
    const id = await courses.made({ seats: 1 });
    const [first, second] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    courses.clock.set('2026-06-19T07:00:00Z');
    await courses.settle(id);
    await courses.settle(id);
    expect(
      (await courses.mails(first.enrolmentId)).filter((kind) => kind === 'enrolment-reminder'),
    ).toHaveLength(1);
    expect(await courses.mails(second.enrolmentId)).not.toContain('enrolment-reminder');
    expect((await courses.composed(first.enrolmentId, 'enrolment-reminder'))?.text).toContain(
      '20 Haziran 2026',
    );
    courses.clock.set('2026-06-20T07:00:00Z');
    expect(await courses.composed(first.enrolmentId, 'enrolment-reminder')).toBeUndefined();
    // A seat that becomes free after the course has begun is offered to nobody.
    await courses.answer(first, 'leave');
    expect(await courses.statuses(id)).toEqual(['left', 'waiting']);
    courses.clock.set('2026-06-27T10:00:00Z');
    await courses.settle(id);
    expect(await courses.statuses(id)).toEqual(['left', 'lapsed']);
    expect((await courses.detail(id)).summary).toMatchObject({ status: 'over', openness: 'over' });
  });
});
