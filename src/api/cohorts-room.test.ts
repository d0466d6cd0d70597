import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tr as words } from '#/features/cohorts/copy/admin/tr';
import { eraseDue } from '#/features/privacy/commands/erase-due';
import { by } from '../../tests/support/balances';
import { type Courses, cohortOf, openCourses, participantOf } from '../../tests/support/cohorts';
import { oneEngine } from '../../tests/support/database';
import { personSources } from './people';

const now = '2026-06-08T07:00:00Z';

describe.each(oneEngine)('the owner’s cohorts on %s', (engine) => {
  let courses: Courses;
  beforeEach(async () => {
    courses = await openCourses(engine, now);
  });
  afterEach(() => courses.close());

  test('Given no cohort, Then nothing of it is seen: no section of the privacy notice, no list, no change of the catalogue', async () => {
    const sections = async () =>
      (await (await courses.visitor.get('/api/privacy-notice?lang=tr')).json()).sections.map(
        ({ id }: { id: string }) => id,
      );
    expect(await sections()).not.toContain('course');
    expect(await (await courses.visitor.get('/api/cohorts?lang=tr')).json()).toEqual([]);
    await courses.made();
    expect(await sections()).toContain('course');
    const [first] = await (await courses.visitor.get('/api/training-services?lang=tr')).json();
    expect(Object.keys(first)).not.toContain('cohorts');
  });

  test('Given a cohort sent twice, with faults, or outdated, Then it is stored once, and faults are named', async () => {
    const id = randomUUID();
    const cohort = cohortOf();
    const twice = await Promise.all([
      courses.owner('PUT', `cohorts/${id}`, cohort),
      courses.owner('PUT', `cohorts/${id}`, cohort),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await courses.read('cohorts')).items).toHaveLength(1);
    const [date] = cohort.dates;
    const faults: [object, string, string?][] = [
      [{ programId: 'yok' }, 'programId', words.refusals.unknown_program],
      [{ dates: [] }, 'dates', words.refusals.no_dates],
      [{ dates: [{ ...date, date: '' }] }, 'dates.0.date', words.refusals.no_day],
      [{ dates: [{ ...date, to: '09:00' }] }, 'dates', words.refusals.wrong_dates],
      [{ dates: [date, { ...date, id: randomUUID(), from: '12:00' }] }, 'dates', words.refusals.wrong_dates],
      [{ minimum: 1 }, 'lastDay', words.refusals.minimum_without_day],
      [{ minimum: 3, lastDay: '2026-06-15' }, 'minimum', words.refusals.minimum_too_high],
      [{ lastDay: '2026-12-31' }, 'lastDay', words.refusals.closes_after_course],
      [{ lastDay: '2025-06-15' }, 'lastDay', words.refusals.past_day],
      [{ seats: 0 }, 'seats', '1 ile 500 arasında bir tam sayı girin'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ price: { mode: 'shown', amount: null, currency: 'TRY' } }, 'price.amount'],
      [{ price: { mode: 'shown', amount: 'on iki bin', currency: 'TRY' } }, 'price.amount'],
    ];
    for (const [over, path, message] of faults) {
      const response = await courses.owner('PUT', `cohorts/${randomUUID()}`, { ...cohortOf(), ...over });
      expect([path, response.status]).toEqual([path, 422]);
      const { errors } = await response.json();
      expect(errors[0].path).toBe(path);
      if (message) expect(errors[0].message).toBe(message);
    }
    // The course's language is not the owner's.
    const arabic = { ...cohortOf(), language: 'ar', programId: '' };
    const refused = await courses.owner('PUT', `cohorts/${randomUUID()}?lang=tr`, arabic);
    expect((await refused.json()).errors).toMatchObject([{ message: 'Bu alan zorunludur' }]);
    expect((await courses.changed(id, { seats: 5 })).status).toBe(200);
    const grouped = { mode: 'shown', amount: '12.500', currency: 'TRY' };
    expect((await courses.changed(id, { price: grouped })).status).toBe(200);
    expect((await courses.detail(id)).values.price).toEqual({ ...grouped, amount: 12_500 });
    const outdated = await courses.owner('PUT', `cohorts/${id}`, { ...cohort, version: 1 });
    expect(outdated.status).toBe(409);
    expect((await courses.visitor.post(`/api/admin/cohorts/${id}/cancel`, {})).status).toBe(401);
  });

  test('Given a new course sent again because its answer was lost, Then the same is stored once, and what was corrected meanwhile is stored as a change', async () => {
    const id = randomUUID();
    const course = cohortOf();
    const send = (over: object = {}) => courses.owner('PUT', `cohorts/${id}`, { ...course, ...over });
    for (let time = 0; time < 2; time += 1) expect((await send()).status).toBe(200);
    expect(await courses.detail(id)).toMatchObject({ version: 1, tellAt: null });
    const [first] = course.dates;
    const corrected = { seats: 7, note: 'Ak Tekstil', dates: [{ ...first, from: '11:00' }] };
    for (let time = 0; time < 2; time += 1) {
      const saved = await send(corrected);
      expect(saved.status).toBe(200);
      expect(await saved.json()).toMatchObject({ version: 2, values: corrected });
    }
    // The request names an outdated version and other values: the response shows the stored version, so that the owner can
    // decide.
    const refused = await send({ ...corrected, seats: 8 });
    expect(refused.status).toBe(409);
    expect((await refused.json()).current).toMatchObject({ version: 2, values: corrected });
    expect((await courses.read('cohorts')).items).toHaveLength(1);
    // Mails about a change are planned only if somebody is enrolled who knows the earlier state.
    expect((await courses.detail(id)).tellAt).toBeNull();
    await courses.enrolled(id, 1);
    expect((await courses.detail(id)).tellAt).toBeNull();
    expect((await courses.changed(id, { place: 'Kadıköy' })).status).toBe(200);
    expect((await courses.detail(id)).tellAt).not.toBeNull();
  });

  test('Given days of a wrong year, Then they are refused, as they would end the course for good; days that were held can be corrected', async () => {
    const wrong = await courses.owner('PUT', `cohorts/${randomUUID()}`, cohortOf({ days: ['2025-06-20'] }));
    expect((await wrong.json()).errors).toEqual([{ path: 'dates', message: words.refusals.past_dates }]);
    const id = await courses.made({ seats: 1 });
    for (const place of [1, 2]) await courses.enrolled(id, place);
    const [first, second] = (await courses.detail(id)).values.dates;
    const inYear = (year: number, date = first) => ({ ...date, date: date?.date.replace('2026', `${year}`) });
    // One past date is enough for a refusal: the course would have begun, and no seat could be offered any more.
    for (const dates of [
      [inYear(2025), second],
      [inYear(2025), inYear(2025, second)],
    ])
      expect((await courses.changed(id, { dates })).status).toBe(422);
    expect(await courses.statuses(id)).toEqual(['enrolled', 'waiting']);
    // A time between the two days of the course.
    courses.clock.set('2026-06-22T07:00:00Z');
    expect((await courses.changed(id, { dates: [first, inYear(2025, second)] })).status).toBe(422);
    expect((await courses.changed(id, { dates: [{ ...first, from: '09:00' }, second] })).status).toBe(200);
    const added = { id: randomUUID(), date: '2026-06-21', from: '10:00', to: '13:00' };
    expect((await courses.changed(id, { dates: [first, added, second] })).status).toBe(200);
    // A private course without dates can get a date in the past.
    const company = await courses.made({ visibility: 'private', days: [] });
    expect((await courses.changed(company, { dates: [{ ...first, id: randomUUID() }] })).status).toBe(200);
  });

  test('Given more seats, Then they are offered to those who wait; fewer than are taken are refused', async () => {
    const id = await courses.made({ seats: 1 });
    for (const place of [1, 2, 3]) await courses.enrolled(id, place);
    await courses.changed(id, { seats: 2 });
    expect(await courses.statuses(id)).toEqual(['enrolled', 'offered', 'waiting']);
    expect((await courses.changed(id, { seats: 1 })).status).toBe(422);
  });

  test('Given a person taken off, Then the person is told and the next is offered the seat', async () => {
    const id = await courses.made({ seats: 1 });
    const [first] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    const removed = await courses.post(`enrolments/${first.enrolmentId}/status`, { status: 'removed' });
    expect(await removed.json()).toMatchObject({ status: 'removed', removable: false, erasable: true });
    expect(await courses.statuses(id)).toEqual(['removed', 'offered']);
    expect(await courses.mails(first.enrolmentId)).toContain('enrolment-removed');
    expect((await courses.post(`enrolments/${first.enrolmentId}/status`, { status: 'removed' })).status).toBe(
      409,
    );
    const csv = await (await courses.get(`enrolments.csv?cohort=${id}&lang=tr`)).text();
    expect(csv).toContain(participantOf(2).email);
    expect(csv).toContain(words.statuses.offered);
    const found = await courses.read(`enrolments?cohort=${id}&status=offered`);
    expect(found.items).toHaveLength(1);
    expect((await courses.read(`enrolments?cohort=${randomUUID()}`)).items).toEqual([]);
  });

  test('Given appointments at the time of its dates, Then they are named to the owner', async () => {
    await courses.booked('2026-06-15-10');
    const times = [{ start: '2026-06-15T06:00:00.000Z', end: '2026-06-15T10:00:00.000Z' }];
    expect(await (await courses.post('availability/touched', { times })).json()).toHaveLength(1);
    const backwards = times.map(({ start, end }) => ({ start: end, end: start }));
    expect((await courses.post('availability/touched', { times: backwards })).status).toBe(422);
    const id = await courses.made({ days: ['2026-06-15'] });
    const other = await courses.made({ days: ['2026-06-15'] });
    expect((await courses.detail(id)).clashes).toMatchObject([{ id: other }]);
  });

  test('Given the private address of her calendar, Then the dates of courses are in it, of hidden and cancelled ones none', async () => {
    const id = await courses.made({ note: 'Ak Tekstil' });
    const { feed } = await (await courses.post('own-calendar/feed')).json();
    const read = async () => (await courses.visitor.get(new URL(feed.address).pathname)).text();
    const events = (await read()).match(/BEGIN:VEVENT/g);
    expect(events).toHaveLength(2);
    expect(await read()).toContain('20260620T070000Z');
    expect(await read()).toContain('Ak Tekstil');
    await courses.changed(id, { visibility: 'hidden' });
    expect(await read()).not.toContain('BEGIN:VEVENT');
    await courses.changed(id, { visibility: 'private' });
    await courses.post(`cohorts/${id}/cancel`, { note: '' });
    expect(await read()).not.toContain('BEGIN:VEVENT');
  });

  test('Given a person, Then enrolments are found, handed over, and erased once they have ended; a freed seat is offered', async () => {
    const id = await courses.made({ seats: 1 });
    const place = await courses.enrolled(id, 1);
    const { email } = participantOf(1);
    const ask = async (path: string) =>
      (await courses.post(`privacy/person${path}`, { contacts: [email], language: 'tr' })).json();
    expect((await ask('')).records).toMatchObject([{ kind: 'enrolments', erasable: false }]);
    expect((await courses.post(`enrolments/${place.enrolmentId}/erase`)).status).toBe(409);
    await courses.answer(place, 'leave');
    const { receipt } = await ask('/erase');
    expect(receipt.erased).toMatchObject({ enrolments: 1 });
    expect(await courses.row(place.enrolmentId)).toMatchObject({
      name: '',
      email: '',
      phone: '',
      company: null,
    });
    expect((await courses.visitor.get(`/api/enrolments/${place.enrolmentId}`, by(place.token))).status).toBe(
      403,
    );
    expect(await courses.mails(place.enrolmentId)).toEqual([]);
  });

  test('Given a retention time, Then only enrolments that have ended for as long are erased', async () => {
    const id = await courses.made({ days: ['2026-06-20'] });
    const [gone, stays] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    await courses.answer(gone, 'leave');
    const { version, values } = await courses.read('privacy');
    const settings = { ...values, enrolments: 2, version, language: 'tr' };
    expect((await courses.owner('PUT', 'privacy', settings)).status).toBe(200);
    courses.clock.set('2026-08-09T07:00:00Z');
    await eraseDue(courses.ctx, personSources);
    expect((await courses.row(gone.enrolmentId))?.erasedAt).not.toBeNull();
    expect((await courses.row(stays.enrolmentId))?.erasedAt).toBeNull();
    await courses.settle(id);
    courses.clock.set('2026-10-10T07:00:00Z');
    await eraseDue(courses.ctx, personSources);
    expect((await courses.row(stays.enrolmentId))?.erasedAt).not.toBeNull();
  });
});
