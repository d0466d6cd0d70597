import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { any, ask, command, dying, expectStatus } from '../command';
import {
  accept,
  callOff,
  end,
  enrol,
  isBound,
  openness,
  plan,
  replan,
  seatsTaken,
  settle,
  type Terms,
} from '../courses';
import { clockText, dateAt, hourAt, onDay, plusDays } from '../days';
import type { HistorySite } from '../site';
import { type Cohort, mailOf, type Person, phoneOf, pick, type World } from '../world';

const settings = fc.record({
  first: fc.integer({ min: 1, max: 5 }),
  dates: fc.integer({ min: 1, max: 2 }),
  from: fc.constantFrom(9, 13, 18),
  seats: fc.constantFrom(1, 1, 2, 3),
  minimum: fc.constantFrom(0, 0, 2),
  closes: fc.nat(2),
  holdHours: fc.constantFrom(1, 5, 30),
  isHidden: fc.constantFrom(false, false, false, false, false, true),
  place: fc.constantFrom('Kadıköy', 'Beşiktaş'),
});
type Settings = typeof settings extends fc.Arbitrary<infer Value> ? Value : never;

/** What the owner enters in the form of a course. Dates that the course has already keep their ids. */
function termsOf(world: World, given: Settings, known: Cohort['dates'] = []): Terms {
  const { first, dates, from, seats, minimum, closes, holdHours, isHidden, place } = given;
  const today = dateAt(world.now);
  return {
    ...{ seats, holdHours, isHidden, place, minimum: Math.min(minimum, seats) },
    dates: Array.from({ length: dates }, (_, index) => {
      const start = onDay(plusDays(today, first + index * 2), from);
      return { id: known[index]?.id ?? randomUUID(), start, end: onDay(dateAt(start), from + 3) };
    }),
    closesAt: minimum > 0 ? onDay(plusDays(today, closes + 1)) : null,
  };
}

const formOf = ({ seats, minimum, closesAt, holdHours, isHidden, place, dates }: Terms) => ({
  ...{ programId: 'ai-marketing-transformation', visibility: isHidden ? 'hidden' : 'public' },
  ...{ place, link: 'https://meet.example/egitim', seats, minimum, language: 'tr', holdHours, note: '' },
  dates: dates.map(({ id, start, end: ends }) => ({
    ...{ id, date: dateAt(start), from: clockText(hourAt(start)), to: clockText(hourAt(ends)) },
  })),
  lastDay: closesAt === null ? '' : dateAt(closesAt - 1),
  price: { mode: 'request', amount: null, currency: 'TRY' },
});

const planning = command(
  'plan a course',
  3,
  fc.record({ given: settings, death: dying }),
  async (world, site, { given, death }) => {
    const [id, terms] = [randomUUID(), termsOf(world, given)];
    const send = () => site.owner('PUT', `cohorts/${id}`, formOf(terms));
    expectStatus(await ask(site, send, death), 200, 'a course');
    plan(world, id, terms);
  },
  ({ cohorts }) => cohorts.length < 2,
);

const hasCourse = ({ cohorts }: World) => cohorts.length > 0;

const changing = command(
  'change a course',
  2,
  fc.record({ which: any, given: settings }),
  async (world, site, { which, given }) => {
    const cohort = pick(world.cohorts, which);
    if (!cohort) return;
    const terms = termsOf(world, given, cohort.dates);
    const answer = await site.owner('PUT', `cohorts/${cohort.id}`, {
      ...formOf(terms),
      version: cohort.version,
    });
    if (cohort.status !== 'open') return expectStatus(answer, 409, 'a course that is over');
    if (terms.seats < seatsTaken(cohort)) return expectStatus(answer, 422, 'fewer seats than people');
    expectStatus(answer, 200, 'another plan');
    replan(world, cohort, terms);
  },
  hasCourse,
);

const callingOff = command(
  'call a course off',
  1,
  any,
  async (world, site, by) => {
    const cohort = pick(world.cohorts, by);
    if (!cohort) return;
    const answer = await site.owner('POST', `cohorts/${cohort.id}/cancel`, { note: '' });
    if (['over', 'cancelled'].includes(openness(world, cohort))) {
      settle(world, cohort);
      return expectStatus(answer, 409, 'a course that is over');
    }
    expectStatus(answer, 200, 'no course');
    callOff(world, cohort);
  },
  hasCourse,
);

const enrolling = command(
  'enrol',
  11,
  fc.record({ which: any, person: fc.nat(4), again: fc.boolean(), death: dying }),
  async (world, site, { which, person, again, death }) => {
    const cohort = pick(world.cohorts, which);
    if (!cohort) return;
    const body = { name: 'Katılımcı', email: mailOf(person), phone: phoneOf(person), language: 'tr' };
    const key = { 'Idempotency-Key': randomUUID() };
    const send = () => site.post(`/api/cohorts/${cohort.id}/enrolments`, body, key);
    const answer = await ask(site, send, death);
    if (cohort.isHidden) return expectStatus(answer, 404, 'a hidden course');
    if (openness(world, cohort) !== 'open') return expectStatus(answer, 409, 'a course that is not open');
    if (isBound(world, cohort, person)) return expectStatus(answer, 429, 'one too many');
    expectStatus(answer, 201, 'a place');
    settle(world, cohort);
    const { enrolmentId: id, token, status } = answer.body;
    enrol(world, cohort, { id, token, person });
    if (cohort.people.at(-1)?.status !== status) throw new Error(`told to be ${status}`);
    if (again && (await send()).body.enrolmentId !== id) throw new Error('enrolled twice');
  },
  hasCourse,
);

/** A person of a course, mostly one whose status can still change. */
function someone({ cohorts }: World, by: number): [Cohort, Person] | undefined {
  const all = cohorts.flatMap((cohort) => cohort.people.map((person): [Cohort, Person] => [cohort, person]));
  const offered = all.filter(([, { status }]) => status === 'offered');
  const live = all.filter(([, { status }]) => status === 'enrolled' || status === 'waiting');
  return pick([all, offered, offered, live][by % 4] ?? all, by) ?? pick(all, by);
}
const hasPeople = ({ cohorts }: World) => cohorts.some(({ people }) => people.length > 0);

const own = (site: HistorySite, { id, token }: Person, what: 'accept' | 'leave') =>
  site.post(`/api/enrolments/${id}/${what}`, { language: 'tr' }, { Authorization: `Bearer ${token}` });

const accepting = command(
  'accept a seat',
  4,
  fc.record({ which: any, death: dying }),
  async (world, site, { which, death }) => {
    const [cohort, person] = someone(world, which) ?? [];
    if (!cohort || !person) return;
    const answer = await ask(site, () => own(site, person, 'accept'), death);
    expectStatus(answer, accept(world, cohort, person) ? 200 : 409, 'a seat');
  },
  hasPeople,
);

const leaving = command(
  'leave a course',
  3,
  fc.record({ which: any, owner: fc.boolean(), death: dying }),
  async (world, site, { which, owner, death }) => {
    const [cohort, person] = someone(world, which) ?? [];
    if (!cohort || !person) return;
    const answer = owner
      ? await site.owner('POST', `enrolments/${person.id}/status`, { status: 'removed' })
      : await ask(site, () => own(site, person, 'leave'), death);
    const isDone = end(world, cohort, person, owner ? 'removed' : 'left');
    expectStatus(answer, isDone ? 200 : 409, 'one who leaves');
  },
  hasPeople,
);

export const courseCommands = [
  ...[...planning, ...changing, ...callingOff, ...enrolling, ...accepting, ...leaving],
];
