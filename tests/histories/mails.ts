import { day, hour } from './days';
import { leftOf, type World } from './world';

/** A mail of the model. `told` is what it says: a mail is not sent where that is no longer true. */
export interface Mail {
  /** The mail's id in the product's outbox; undefined until it was found there. */
  id?: string;
  kind: string;
  about: string;
  due: number;
  state: 'waiting' | 'sent' | 'dropped' | 'held';
  sentAt?: number;
  told: {
    start?: number;
    sequence?: number;
    end?: number | null;
    offer?: string;
    until?: number | null;
    noticed?: string;
    /** The end of the last date according to what the person was told before. */
    expected?: number;
  };
}

/** Plans a mail, at once or at `due`. */
export function post(
  world: World,
  about: string,
  kind: string,
  { due = world.now, ...told }: Mail['told'] & { due?: number } = {},
): void {
  world.mails.push({ kind, about, due, state: 'waiting', told });
}

/** Drops the unsent mails of these kinds about a row. */
export function withdraw(world: World, about: string, ...kinds: string[]): void {
  for (const mail of world.mails)
    if (
      mail.about === about &&
      kinds.includes(mail.kind) &&
      (mail.state === 'waiting' || mail.state === 'held')
    )
      mail.state = 'dropped';
}

const toVisitorWithLink = ['confirmation', 'request', 'moved', 'reminder'];

/** Whether a mail about an appointment is still true; undefined for a mail about something else. */
function isTrueOfAppointment(world: World, { kind, about, told }: Mail): boolean | undefined {
  const appointment = world.appointments.find(({ id }) => id === about);
  if (!appointment) return undefined;
  const { status, start, sequence } = appointment;
  // Once the appointment has begun, the mail's link opens nothing any more.
  if (toVisitorWithLink.includes(kind) && (told.start ?? 0) <= world.now) return false;
  if (kind === 'reminder') return status === 'confirmed' && told.start === start;
  if (kind === 'request-due') return status === 'pending' && told.start === start;
  // Not after a later change of the appointment, which has a mail of its own.
  return told.sequence === sequence;
}

function isTrueOfBalance(world: World, { kind, about, told }: Mail): boolean | undefined {
  const balance = world.balances.find(({ id }) => id === about);
  if (!balance) return undefined;
  const { status, end, bookBeforePaid } = balance;
  if (kind === 'balance-expired') return status === 'expired';
  if (status === 'ended' || status === 'expired') return false;
  if (kind === 'balance-paid') return status === 'paid';
  if (kind !== 'balance-warning') return true;
  const couldBook = leftOf(balance) > 0 && (status === 'paid' || bookBeforePaid);
  return couldBook && told.end === end && (end ?? 0) > world.now;
}

function isTrueOfWaiting(world: World, { kind, about, told }: Mail): boolean | undefined {
  const entry = world.entries.find(({ id }) => id === about);
  if (!entry) return undefined;
  if (entry.status !== 'waiting' && entry.status !== 'unconfirmed') return false;
  const hold = world.holds.find(({ id }) => id === told.offer);
  return kind !== 'waiting-offer' || (hold?.ended === null && hold.until > world.now);
}

const live = ['enrolled', 'offered', 'waiting'];
const statusFor: Record<string, readonly string[]> = {
  'enrolment-confirmed': ['enrolled'],
  'enrolment-waiting': ['waiting'],
  'enrolment-offer': ['offered'],
  'enrolment-changed': [...live, 'finished'],
  'enrolment-notice': live,
  'enrolment-left': ['left'],
  'enrolment-left-notice': ['left'],
  'enrolment-removed': ['removed'],
  'enrolment-cancelled': ['cancelled'],
  'enrolment-reminder': ['enrolled'],
};

function isTrueOfCourse(world: World, { kind, about, told }: Mail): boolean {
  const cohort = world.cohorts.find(
    ({ id, people }) => id === about || people.some((each) => each.id === about),
  );
  if (!cohort) throw new Error(`a mail about nothing: ${kind}`);
  const person = cohort.people.find(({ id }) => id === about);
  if (!person) return cohort.status === 'open' && takingPart(cohort.people) < cohort.minimum;
  if (!statusFor[kind]?.includes(person.status)) return false;
  // Where the person has taken a seat since, another notice tells the owner of it.
  if (kind === 'enrolment-notice') return (told.noticed === 'enrolled') === (person.status === 'enrolled');
  if (kind === 'enrolment-changed')
    return (
      told.sequence === cohort.sequence && (person.status !== 'finished' || (told.expected ?? 0) > world.now)
    );
  if (kind === 'enrolment-offer') return told.until === person.until && (told.until ?? 0) > world.now;
  const isReminder = kind === 'enrolment-reminder';
  return !isReminder || (told.start === cohort.remindedOf && (told.start ?? 0) > world.now);
}

/** How many people take part: offered seats don't count. */
export const takingPart = (people: readonly { status: string }[]): number =>
  people.filter(({ status }) => status === 'enrolled' || status === 'finished').length;

const isTrue = (world: World, mail: Mail): boolean =>
  isTrueOfAppointment(world, mail) ??
  isTrueOfBalance(world, mail) ??
  isTrueOfWaiting(world, mail) ??
  isTrueOfCourse(world, mail);

/** The person to whom a mail goes, if a stranger who enters the person's address can cause it; undefined for other mails. */
function addressee(world: World, { kind, about, told }: Mail): number | undefined {
  const isStrangers =
    (kind === 'confirmation' && told.sequence === 0) ||
    ['request', 'waiting-confirm', 'enrolment-confirmed', 'enrolment-waiting', 'enrolment-left'].includes(
      kind,
    );
  if (!isStrangers) return undefined;
  const people = world.cohorts.flatMap((cohort) => cohort.people);
  return [...world.appointments, ...world.entries, ...people].find(({ id }) => id === about)?.person;
}

const mostADay = 5;

/** Sends a mail. Drops it where it is no longer true, and holds it where its address got too many in the last day. */
export function deliver(world: World, mail: Mail): void {
  if (mail.state !== 'waiting') return;
  if (!isTrue(world, mail)) {
    mail.state = 'dropped';
    return;
  }
  const person = addressee(world, mail);
  const lately = world.mails.filter(
    (each) => (each.sentAt ?? 0) > world.now - day && addressee(world, each) === person,
  );
  if (person !== undefined && lately.length >= mostADay) {
    mail.state = 'held';
    return;
  }
  mail.state = 'sent';
  mail.sentAt = world.now;
}

/** When the reminders of an appointment at `start` are due, without those whose time has passed. */
export const remindersOf = (start: number, hours: readonly number[], now: number): number[] =>
  hours.map((each) => start - each * hour).filter((at) => at > now);
