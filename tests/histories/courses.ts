import { day, hour, minute } from './days';
import { post, takingPart } from './mails';
import type { Cohort, Person, World } from './world';

const isIn = ({ status }: Person): boolean => ['enrolled', 'offered', 'waiting'].includes(status);
export const seatsTaken = ({ people }: Cohort): number =>
  people.filter(({ status }) => status === 'enrolled' || status === 'offered').length;

const mostPerPerson = 3;
/** Whether a person may not enrol: a person has at most three places, and those taken in the last day count even if ended. */
export const isBound = ({ now }: World, { people }: Cohort, person: number): boolean =>
  people.filter((each) => each.person === person && (isIn(each) || each.createdAt > now - day)).length >=
  mostPerPerson;

/** The dates and the place of a course as one text: what a person who asks now is told. */
const toldNow = ({ dates, place }: Pick<Cohort, 'dates' | 'place'>): string =>
  JSON.stringify([dates.map(({ id, start, end }) => [id, start, end]), place]);

/** When a course's last date ends according to what a person was told (`toldNow`). */
const lastEnd = (told: string): number => {
  const [dates] = JSON.parse(told) as [[id: string, start: number, end: number][], string];
  return dates.at(-1)?.[2] ?? 0;
};

/** Whether visitors can enrol in a course now, and if not, why. */
export function openness({ now }: World, cohort: Cohort): 'open' | 'closed' | 'cancelled' | 'over' {
  if (cohort.status !== 'open') return cohort.status;
  const [first, last] = [cohort.dates.at(0), cohort.dates.at(-1)];
  if (last && last.end <= now) return 'over';
  const isClosed = (cohort.closesAt !== null && cohort.closesAt <= now) || (first && first.start <= now);
  return isClosed ? 'closed' : 'open';
}

const become = (world: World, person: Person, status: string, until: number | null = null): void => {
  Object.assign(person, { status, until, since: world.now });
};

/** Does everything that is due for a course, as the product's job does. */
export function settle(world: World, cohort: Cohort): void {
  if (cohort.status !== 'open') return;
  if (openness(world, cohort) === 'over') {
    finish(world, cohort);
    return;
  }
  shortenHolds(world, cohort);
  for (const person of cohort.people)
    if (person.status === 'offered' && (person.until ?? 0) <= world.now) become(world, person, 'lapsed');
  offerSeats(world, cohort);
  tellChanges(world, cohort);
  remind(world, cohort);
  const { closesAt, minimum, shortAt, people } = cohort;
  if (closesAt !== null && closesAt <= world.now && shortAt !== closesAt && takingPart(people) < minimum) {
    cohort.shortAt = closesAt;
    post(world, cohort.id, 'cohort-short');
  }
}

/** Ends a course. Where its future dates were taken off, people with a seat who still expect one are told. */
function finish(world: World, cohort: Cohort): void {
  tellThese(
    world,
    cohort,
    cohort.people.filter(({ status, told }) => status === 'enrolled' && lastEnd(told) > world.now),
  );
  Object.assign(cohort, { status: 'over', tellAt: null });
  for (const person of cohort.people)
    if (isIn(person)) become(world, person, person.status === 'enrolled' ? 'finished' : 'lapsed');
}

const beginOf = ({ dates }: Cohort): number => dates[0]?.start ?? Number.POSITIVE_INFINITY;

/** Ends each hold when the course begins, which may have become earlier. People whose hold still runs are told its new end. */
function shortenHolds(world: World, cohort: Cohort): void {
  const until = beginOf(cohort);
  for (const person of cohort.people)
    if (person.status === 'offered' && (person.until ?? 0) > until) {
      become(world, person, 'offered', until);
      if (until > world.now) post(world, person.id, 'enrolment-offer', { until });
    }
}

/** Offers each free seat to the person who waits longest, and holds it for a time; offers none once the course has begun. */
function offerSeats(world: World, cohort: Cohort): void {
  const begins = beginOf(cohort);
  if (begins <= world.now) return;
  for (const person of cohort.people)
    if (person.status === 'waiting' && seatsTaken(cohort) < cohort.seats) {
      const until = Math.min(world.now + cohort.holdHours * hour, begins);
      become(world, person, 'offered', until);
      post(world, person.id, 'enrolment-offer', { until });
    }
}

/** Tells people of changes, once the owner has changed nothing for ten minutes. */
function tellChanges(world: World, cohort: Cohort): void {
  if (cohort.tellAt === null || cohort.tellAt > world.now) return;
  cohort.tellAt = null;
  tellThese(world, cohort, cohort.people.filter(isIn));
}

/** Tells those of the people who were told other dates or another place. */
function tellThese(world: World, cohort: Cohort, people: readonly Person[]): void {
  const known = toldNow(cohort);
  const unaware = people.filter(({ told }) => told !== known);
  if (unaware.length === 0) return;
  cohort.sequence += 1;
  for (const person of unaware) {
    post(world, person.id, 'enrolment-changed', {
      sequence: cohort.sequence,
      expected: lastEnd(person.told),
    });
    person.told = known;
  }
}

/** Reminds, a day before the course begins, everybody who has a seat by then. */
function remind(world: World, cohort: Cohort): void {
  const start = cohort.dates[0]?.start;
  if (start === undefined || start - day > world.now || start <= world.now || cohort.remindedOf === start)
    return;
  cohort.remindedOf = start;
  for (const person of cohort.people)
    if (person.status === 'enrolled' && person.since <= start - day)
      post(world, person.id, 'enrolment-reminder', { start });
}

/** What the owner enters in the form of a course. */
export type Terms = Pick<
  Cohort,
  'isHidden' | 'dates' | 'place' | 'seats' | 'minimum' | 'closesAt' | 'holdHours'
>;

const reminderHasPassed = ({ now }: World, { dates }: Pick<Terms, 'dates'>): boolean =>
  dates[0] !== undefined && dates[0].start - day <= now;

export function plan(world: World, id: string, terms: Terms): void {
  const cohort: Cohort = {
    ...{ id, ...terms, status: 'open', people: [], version: 1, sequence: 0, tellAt: null, shortAt: null },
    remindedOf: reminderHasPassed(world, terms) ? (terms.dates[0]?.start ?? null) : null,
  };
  world.cohorts.push(cohort);
  settle(world, cohort);
}

export function replan(world: World, cohort: Cohort, terms: Terms): void {
  if (toldNow(cohort) !== toldNow(terms)) cohort.tellAt = world.now + 10 * minute;
  if (reminderHasPassed(world, terms)) cohort.remindedOf = terms.dates[0]?.start ?? null;
  Object.assign(cohort, terms, { version: cohort.version + 1 });
  settle(world, cohort);
}

/** Enrols a person: in a seat, or at the end of the waiting list. */
export function enrol(
  world: World,
  cohort: Cohort,
  { id, token, person }: Pick<Person, 'id' | 'token' | 'person'>,
) {
  const waits = cohort.people.some(({ status }) => status === 'waiting');
  const status = !waits && seatsTaken(cohort) < cohort.seats ? 'enrolled' : 'waiting';
  cohort.people.push({
    id,
    token,
    person,
    status,
    until: null,
    since: world.now,
    createdAt: world.now,
    told: toldNow(cohort),
  });
  post(world, id, status === 'enrolled' ? 'enrolment-confirmed' : 'enrolment-waiting');
  post(world, id, 'enrolment-notice', { noticed: status });
}

/** Accepts an offered seat; false where none is offered to the person, or it is too late. */
export function accept(world: World, cohort: Cohort, person: Person): boolean {
  if (person.status === 'enrolled') return true;
  const isOff = cohort.status !== 'open' || beginOf(cohort) <= world.now;
  if (isOff || person.status !== 'offered' || (person.until ?? 0) <= world.now) {
    settle(world, cohort);
    return false;
  }
  become(world, person, 'enrolled');
  person.told = toldNow(cohort);
  post(world, person.id, 'enrolment-confirmed');
  post(world, person.id, 'enrolment-notice', { noticed: 'enrolled' });
  return true;
}

/** Ends a place: the person leaves, or the owner removes it. Returns false where it is too late. */
export function end(world: World, cohort: Cohort, person: Person, how: 'left' | 'removed'): boolean {
  if (person.status === 'left' && how === 'left') return true;
  if (!isIn(person) || (how === 'left' && cohort.status !== 'open')) return false;
  const hadSeat = person.status === 'enrolled';
  become(world, person, how);
  post(world, person.id, `enrolment-${how}`);
  if (hadSeat && how === 'left') post(world, person.id, 'enrolment-left-notice');
  settle(world, cohort);
  return true;
}

export function callOff(world: World, cohort: Cohort): void {
  for (const person of cohort.people.filter(isIn)) {
    become(world, person, 'cancelled');
    post(world, person.id, 'enrolment-cancelled');
  }
  Object.assign(cohort, { status: 'cancelled', tellAt: null, version: cohort.version + 1 });
}

/** The times at which `settle` has something to do for a course. */
export const dueOf = ({ status, closesAt, tellAt, dates, people }: Cohort): number[] =>
  status === 'open'
    ? [
        ...[closesAt, tellAt].filter((at) => at !== null),
        ...(dates[0] ? [dates[0].start - day] : []),
        ...dates.slice(-1).map((each) => each.end),
        ...people.flatMap(({ status: each, until }) => (each === 'offered' && until ? [until] : [])),
      ]
    : [];
