import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mintToken } from '#/platform/crypto/token';
import { by } from '../../tests/support/balances';
import { type Courses, cohortOf, openCourses, participantOf } from '../../tests/support/cohorts';
import { engines, onOneEngine } from '../../tests/support/database';

const now = '2026-06-08T07:00:00Z';
const program = 'ai-marketing-transformation';

describe.each(engines)('enrolling in a cohort on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let courses: Courses;
  beforeEach(async () => {
    courses = await openCourses(engine, now);
  });
  afterEach(() => courses.close());

  test('Given 3 seats and 10 people at once, Then exactly 3 are enrolled, and the others wait in order', async () => {
    const id = await courses.made({ seats: 3 });
    const places = await Promise.all(
      Array.from({ length: 10 }, (_, index) => courses.enrolled(id, index + 1)),
    );
    expect(places.filter(({ status }) => status === 'enrolled')).toHaveLength(3);
    const { summary, people } = await courses.detail(id);
    expect(summary).toMatchObject({ enrolled: 3, offered: 0, waiting: 7, seats: 3 });
    expect(people.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(people.map(({ status }) => status === 'enrolled')).toEqual([
      true,
      true,
      true,
      ...Array.from({ length: 7 }, () => false),
    ]);
    expect(await courses.seats()).toMatchObject([{ id, left: 0, openness: 'open' }]);
  });

  test('Given people who leave and accept while others come, Then no seat is sold twice, and each freed one is offered to the next alone', async () => {
    const id = await courses.made({ seats: 2 });
    const first = await courses.enrolled(id, 1);
    const second = await courses.enrolled(id, 2);
    for (const place of [3, 4, 5]) await courses.enrolled(id, place);
    const answers = await Promise.all([
      courses.answer(first, 'leave'),
      courses.answer(second, 'leave'),
      courses.enrolRaw(id, participantOf(6)),
      courses.enrolRaw(id, participantOf(7)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
    expect(await courses.statuses(id)).toEqual([
      'left',
      'left',
      'offered',
      'offered',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const { people } = await courses.detail(id);
    expect(await courses.mails(people[2]?.id ?? '')).toContain('enrolment-offer');
    expect(await courses.mails(people[4]?.id ?? '')).not.toContain('enrolment-offer');
  });

  test('Given the same request twice at once, Then one person is enrolled, and both answers open the page', async () => {
    const id = await courses.made();
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => courses.enrolRaw(id, participantOf(1), key)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(both.map((response) => response.json()));
    expect(one.enrolmentId).toBe(other.enrolmentId);
    expect(await courses.statuses(id)).toEqual(['enrolled']);
    for (const place of [one, other]) expect(await courses.page(place)).toMatchObject({ status: 'enrolled' });
    expect((await courses.enrolRaw(id, participantOf(2), key)).status).toBe(422);
  });

  test('Given a new course sent twice at once, once corrected, Then one of both is stored whole after the other', async () => {
    const id = randomUUID();
    const course = cohortOf();
    const [first] = course.dates;
    const versions = [course, { ...course, seats: 7, place: 'Moda', dates: [{ ...first, from: '11:00' }] }];
    const sent = await Promise.all(versions.map((each) => courses.owner('PUT', `cohorts/${id}`, each)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const { version, values } = await courses.detail(id);
    expect(version).toBe(2);
    expect(versions).toContainEqual(values);
  });

  test('Given an offer that nobody answers, Then it lapses in its time and goes to the next; too late is refused', async () => {
    const id = await courses.made({ seats: 1, holdHours: 24 });
    const [first, second, third] = [
      await courses.enrolled(id, 1),
      await courses.enrolled(id, 2),
      await courses.enrolled(id, 3),
    ];
    expect(await courses.page(third)).toMatchObject({ status: 'waiting', ahead: 2, link: '' });
    await courses.answer(first, 'leave');
    expect(await courses.page(second)).toMatchObject({
      status: 'offered',
      heldUntil: '2026-06-09T07:00:00.000Z',
    });
    courses.clock.set('2026-06-09T06:59:59Z');
    await courses.settle(id);
    expect(await courses.statuses(id)).toEqual(['left', 'offered', 'waiting']);
    courses.clock.set('2026-06-09T07:00:00Z');
    // A late acceptance is refused even if the job that ends the offer has not run yet.
    expect((await courses.answer(second, 'accept')).status).toBe(409);
    expect(await courses.statuses(id)).toEqual(['left', 'lapsed', 'offered']);
    await courses.settle(id);
    expect(await courses.statuses(id)).toEqual(['left', 'lapsed', 'offered']);
    const taken = await courses.answer(third, 'accept');
    expect(await taken.json()).toMatchObject({ status: 'enrolled', link: 'https://meet.example/egitim' });
    expect((await courses.answer(third, 'accept')).status).toBe(200);
    expect(await courses.mails(third.enrolmentId)).toEqual([
      'enrolment-confirmed',
      'enrolment-notice',
      'enrolment-notice',
      'enrolment-offer',
      'enrolment-waiting',
    ]);
    expect(await courses.composed(third.enrolmentId, 'enrolment-offer')).toBeUndefined();
  });

  test('Given an offered seat, When the course is moved forward, Then it is held no longer than until it begins, and the person is told; afterwards it can’t be accepted', async () => {
    const id = await courses.made({ seats: 1, holdHours: 24 });
    const [first, second] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
    await courses.answer(first, 'leave');
    const [date] = (await courses.detail(id)).values.dates;
    const move = async (day: string, from: string) => {
      const dates = [{ ...date, date: day, from, to: '20:00' }];
      expect((await courses.changed(id, { dates })).status).toBe(200);
    };
    const offers = async () =>
      (await courses.mails(second.enrolmentId)).filter((kind) => kind === 'enrolment-offer').length;
    await move('2026-06-15', '10:00');
    expect(await courses.page(second)).toMatchObject({ heldUntil: '2026-06-09T07:00:00.000Z' });
    expect(await offers()).toBe(1);
    await move('2026-06-08', '18:00');
    expect(await courses.page(second)).toMatchObject({ heldUntil: '2026-06-08T15:00:00.000Z' });
    expect(await offers()).toBe(2);
    const told = await courses.allComposed(second.enrolmentId, 'enrolment-offer');
    // The first mail isn't composed any more, because it would state an outdated time.
    expect(told.filter((mail) => mail !== undefined)).toHaveLength(1);
    courses.clock.set('2026-06-08T15:00:00Z');
    expect((await courses.answer(second, 'accept')).status).toBe(409);
    expect(await courses.statuses(id)).toEqual(['left', 'lapsed']);
  });

  testOnOneEngine('Given a private cohort, Then only its link shows it and enrols in it', async () => {
    const id = await courses.made({ visibility: 'private' });
    const { privateLink } = await courses.detail(id);
    const key = privateLink?.split('/').at(-1) ?? '';
    expect(await (await courses.visitor.get('/api/cohorts?lang=tr')).json()).toEqual([]);
    expect((await courses.enrolRaw(id, participantOf(1))).status).toBe(404);
    expect((await courses.enrolRaw(id, participantOf(1, { key: mintToken() }))).status).toBe(404);
    expect((await courses.visitor.get(`/api/private-cohorts/${mintToken()}`)).status).toBe(404);
    const shown = await (await courses.visitor.get(`/api/private-cohorts/${key}?lang=en`)).json();
    expect(shown).toMatchObject({ id, program: { id: program } });
    expect(JSON.stringify(shown)).not.toContain('meet.example');
    expect((await courses.enrolRaw(id, participantOf(1, { key }))).status).toBe(201);
    expect(await (await courses.visitor.get(`/api/cohorts/seats?key=${key}`)).json()).toMatchObject([
      { left: 1 },
    ]);
    await courses.changed(id, { visibility: 'hidden' });
    expect((await courses.visitor.get(`/api/private-cohorts/${key}`)).status).toBe(404);
  });

  test('Given a private cohort whose link is renewed, Then the old link shows and enrols nobody, and whoever is enrolled keeps the own page', async () => {
    const id = await courses.made({ visibility: 'private' });
    const keyOf = async () => (await courses.detail(id)).privateLink?.split('/').at(-1) ?? '';
    const old = await keyOf();
    const place = await courses.enrolled(id, 1, { key: old });
    const { version } = await courses.detail(id);
    const renewals = await Promise.all([1, 2].map(() => courses.post(`cohorts/${id}/link`, { version })));
    // The button was pressed twice: only the first request renews the link, so the link that it returned stays valid.
    expect(renewals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = await keyOf();
    expect(next).not.toBe(old);
    expect((await courses.visitor.get(`/api/private-cohorts/${old}`)).status).toBe(404);
    expect(await (await courses.visitor.get(`/api/cohorts/seats?key=${old}`)).json()).toEqual([]);
    expect((await courses.enrolRaw(id, participantOf(2, { key: old }))).status).toBe(404);
    expect((await courses.visitor.get(`/api/private-cohorts/${next}`)).status).toBe(200);
    await courses.enrolled(id, 2, { key: next });
    expect(await courses.page(place)).toMatchObject({ status: 'enrolled', leavable: true });
    await courses.changed(id, { visibility: 'public' });
    expect((await courses.post(`cohorts/${id}/link`, {})).status).toBe(409);
    expect((await courses.post(`cohorts/${randomUUID()}/link`, {})).status).toBe(404);
  });

  testOnOneEngine(
    'Given somebody else’s link or none, Then nothing is shown or changed; a person holds three places at most',
    async () => {
      const id = await courses.made({ seats: 9 });
      const [one, other] = [await courses.enrolled(id, 1), await courses.enrolled(id, 2)];
      for (const token of [other.token, mintToken(), '']) {
        expect((await courses.visitor.get(`/api/enrolments/${one.enrolmentId}`, by(token))).status).toBe(403);
        expect((await courses.answer({ ...one, token }, 'leave')).status).toBe(403);
      }
      await courses.enrolled(id, 1);
      await courses.enrolled(id, 1);
      const refused = await courses.enrolRaw(id, participantOf(1));
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('86400');
      for (const part of [{ name: 'A' }, { phone: '1' }, { phone: 'sonra yazarım' }])
        expect((await courses.enrolRaw(id, { ...participantOf(3), ...part })).status).toBe(422);
      expect((await courses.enrolRaw(randomUUID(), participantOf(3))).status).toBe(404);
    },
  );

  testOnOneEngine(
    'Given somebody who enrols and leaves again and again, Then the address gets no more mails than three enrolments cause',
    async () => {
      const id = await courses.made({ seats: 9 });
      for (let place = 0; place < 3; place += 1)
        expect((await courses.answer(await courses.enrolled(id, 1), 'leave')).status).toBe(200);
      expect((await courses.enrolRaw(id, participantOf(1))).status).toBe(429);
      const { people } = await courses.detail(id);
      const left = await courses.composed(people[0]?.id ?? '', 'enrolment-left');
      expect(JSON.stringify(left)).not.toContain('meet.example');
      expect(left).toMatchObject({ causedByStranger: true });
      courses.clock.set('2026-06-09T07:00:01Z');
      expect((await courses.enrolRaw(id, participantOf(1))).status).toBe(201);
    },
  );

  testOnOneEngine(
    'Given one network, Then it takes no more than a third of a public course’s seats a day; a private link bounds no company',
    async () => {
      const from = (id: string, place: number, network: string, over: object = {}) =>
        courses.visitor.post(`/api/cohorts/${id}/enrolments`, participantOf(place, over), {
          'X-Forwarded-For': network,
        });
      const id = await courses.made({ seats: 18 });
      for (let place = 1; place <= 6; place += 1)
        expect((await from(id, place, '198.51.100.7')).status).toBe(201);
      const refused = await from(id, 7, '198.51.100.7');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
      expect((await from(id, 7, '198.51.100.8')).status).toBe(201);
      const closed = await courses.made({ seats: 9, visibility: 'private', days: ['2026-07-04'] });
      const key = (await courses.detail(closed)).privateLink?.split('/').at(-1) ?? '';
      for (let place = 1; place <= 7; place += 1)
        expect((await from(closed, place, '198.51.100.9', { key })).status).toBe(201);
    },
  );

  testOnOneEngine('Given a request sent again under its key, Then the 32nd is refused', async () => {
    const id = await courses.made();
    const key = randomUUID();
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1)
      statuses.push((await courses.enrolRaw(id, participantOf(1), key)).status);
    expect(statuses.slice(0, 31)).toEqual(statuses.slice(0, 31).map(() => 201));
    expect(statuses.at(-1)).toBe(429);
  });

  testOnOneEngine(
    'Given days that can’t be counted with, or are another course’s, Then the owner is told',
    async () => {
      const { dates } = (await courses.detail(await courses.made())).values;
      const theirs = { ...cohortOf(), dates };
      expect((await courses.owner('PUT', `cohorts/${randomUUID()}`, theirs)).status).toBe(422);
      const [day] = dates;
      const twice = { ...cohortOf(), dates: [day, { ...day, date: '2026-07-18' }] };
      expect((await courses.owner('PUT', `cohorts/${randomUUID()}`, twice)).status).toBe(422);
      const id = randomUUID();
      const course = cohortOf({ days: ['9999-12-31'], visibility: 'private' });
      expect((await courses.owner('PUT', `cohorts/${id}`, course)).status).toBe(422);
      const late = cohortOf({ lastDay: '9999-12-31' });
      expect((await courses.owner('PUT', `cohorts/${id}`, late)).status).toBe(422);
    },
  );

  testOnOneEngine(
    'Given the dates of a cohort, Then no appointment can be booked then, unless it is hidden or cancelled',
    async () => {
      const id = await courses.made({ days: ['2026-06-15'] });
      const free = async () => {
        const { slots } = await (
          await courses.visitor.get('/api/availability?service=ai-growth&lang=tr')
        ).json();
        return slots
          .filter(
            (slot: { id: string; available: boolean }) => slot.id.startsWith('2026-06-15') && slot.available,
          )
          .map((slot: { id: string }) => slot.id.slice(-2));
      };
      const taken = await free();
      for (const hour of ['10', '11']) expect(taken).not.toContain(hour);
      expect(taken).toContain('13');
      const week = await courses.read('reservations/week?date=2026-06-15&lang=tr');
      const slot = week.slots.find(({ id: slotId }: { id: string }) => slotId === '2026-06-15-10');
      expect(slot.reasons).toContainEqual({ kind: 'cohort' });
      await courses.changed(id, { visibility: 'hidden' });
      expect(await free()).toContain('10');
      await courses.changed(id, { visibility: 'public' });
      await courses.post(`cohorts/${id}/cancel`, { note: '' });
      expect(await free()).toContain('10');
    },
  );
});
