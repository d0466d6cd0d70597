import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { randomFrom } from '../fuzz.ts';
import type { Client, Sending } from './client.ts';
import type { MailSink, PageLink } from './mail-sink.ts';

/** What visitors were told of an appointment: whose it is, and which changes of it were accepted. */
export interface Appointment {
  id: string;
  email: string;
  changes: ('moved' | 'cancelled')[];
  balanceId?: string | undefined;
}

/** What a person was told of an enrolment. */
export interface Enrolment extends PageLink {
  cohortId: string;
  email: string;
  status: 'enrolled' | 'waiting' | 'left';
  /** Whether it began in the waiting list. */
  waited: boolean;
  /** Whether it ever had a seat. Undefined where that is unknown: a response was lost, and the person has left since. */
  hadSeat: boolean | undefined;
}

export interface Service {
  id: string;
  title: string;
  minutes: number;
}

/** Somebody in the waiting list for the crowded days. */
export interface Waiter extends PageLink {
  email: string;
}

/** What the owner has prepared. */
export interface Stage {
  services: readonly Service[];
  /** The ids of the slots that are at least a week after the crowded days. */
  slots: readonly string[];
  /** The ids of the slots of the crowded days: these are booked up, and people wait for their times. */
  crowded: readonly string[];
  cohorts: readonly { id: string; seats: number }[];
  balances: readonly (PageLink & { sessions: number })[];
  mostPerDay: number;
  mostPerWeek: number;
}

/** A race with all that visitors were told in it. Database and mails are compared with this at the end. */
export interface World {
  client: Client;
  sink: MailSink;
  database: pg.Pool;
  stage: Stage;
  random: () => number;
  appointments: Map<string, Appointment>;
  /** Appointments on the crowded days that nobody is about to change. */
  onCrowdedDays: Appointment[];
  enrolments: Map<string, Enrolment>;
  waiters: Waiter[];
  /** How often each address has joined the waiting list. A request whose response was lost is sent again, without a key. */
  joined: Map<string, number>;
  /** Contradictions in what visitors were told, one sentence each. */
  contradictions: string[];
  /** Aborted once the visitors are done. */
  ended: AbortController;
}

export function createWorld(
  parts: Pick<World, 'client' | 'sink' | 'database' | 'stage'>,
  seed: number,
): World {
  return {
    ...parts,
    random: randomFrom(seed),
    appointments: new Map(),
    onCrowdedDays: [],
    enrolments: new Map(),
    waiters: [],
    joined: new Map(),
    contradictions: [],
    ended: new AbortController(),
  };
}

export const below = ({ random }: World, limit: number): number => Math.floor(random() * limit);
export const one = <Item>(world: World, items: readonly Item[]): Item =>
  items[below(world, items.length)] as Item;
/** Takes a random item out of the list. */
export const draw = <Item>(world: World, items: Item[]): Item | undefined =>
  items.splice(below(world, items.length), 1)[0];

let people = 0;

/** A new person with an address of their own, by which their mails can be told apart. */
export function nextPerson(kind: 'booker' | 'waiter' | 'buyer' | 'participant') {
  people += 1;
  const number = String(people).padStart(9, '0');
  return {
    name: 'Deniz Yalçınkaya',
    email: `${kind}-${people}@race.example`,
    phone: `+90 5${number}`,
    language: ['tr', 'en', 'ar'][people % 3] as string,
  };
}

/** The body of a booking request. */
export function bookingOf(slotId: string, service: Service, person: object): object {
  return {
    ...person,
    service: service.title,
    serviceId: service.id,
    serviceDuration: `${service.minutes} dakika`,
    appointmentDate: slotId.slice(0, 10),
    appointmentTime: `${slotId.slice(11, 13)}:${slotId.slice(13) || '00'}`,
    slotId,
  };
}

/** Stores a new link to an appointment, and returns its token: visitors of a race can't wait for the link in a mail. */
export async function linkTo({ database }: World, { id }: Appointment): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await database.query(
    'insert into reservation_tokens (hash, reservation_id, created_at) values ($1, $2, now())',
    [hash, id],
  );
  return token;
}

/** Sends the same press, with one new idempotency key, to two processes at once. Resolves to both responses. */
export function sendTwice(world: World, sending: Sending, processNumber: number) {
  const pressed = { ...sending, key: randomUUID() };
  return Promise.all([
    world.client.send(pressed, processNumber),
    world.client.send(pressed, processNumber + 1),
  ]);
}
