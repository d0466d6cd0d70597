import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { randomFrom } from '../fuzz.ts';
import type { Client, Sending } from './client.ts';
import type { MailSink, PageLink } from './mail-sink.ts';

/** What visitors were told of an appointment: who has it, and each change of it that was accepted. */
export interface Appointment {
  id: string;
  email: string;
  changes: ('moved' | 'cancelled')[];
  balanceId?: string | undefined;
}

/** What somebody was told who enrolled. */
export interface Enrolment extends PageLink {
  cohortId: string;
  email: string;
  status: 'enrolled' | 'waiting' | 'left';
  /** It began in the waiting list. */
  waited: boolean;
  /** A seat was given to it at any time; undefined where the answer to that was lost, and it has left since. */
  hadSeat: boolean | undefined;
}

export interface Service {
  id: string;
  title: string;
  minutes: number;
}

/** Whoever waits for a time on the crowded days. */
export interface Waiter extends PageLink {
  email: string;
}

/** What the owner has prepared. */
export interface Stage {
  services: readonly Service[];
  /** The ids of all slots but those of the crowded days. */
  slots: readonly string[];
  /** The slots of days that are full, and for which people wait. */
  crowded: readonly string[];
  cohorts: readonly { id: string; seats: number }[];
  balances: readonly (PageLink & { sessions: number })[];
  mostPerDay: number;
  mostPerWeek: number;
}

/** A race: its visitors, and what they were told, by which the database and the mails are judged afterwards. */
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
  /** How often each address has asked to wait: a request whose answer was lost is sent again, and has no key. */
  joined: Map<string, number>;
  /** What contradicts itself in what visitors were told. */
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
/** Takes one out of the list. */
export const draw = <Item>(world: World, items: Item[]): Item | undefined =>
  items.splice(below(world, items.length), 1)[0];

let people = 0;

/** Another person each time, whose mails can be told apart. */
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

/** The body of a booking. */
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

/** A link to an appointment as its mails have one, of which the database keeps a hash: visitors of a race can't wait for mails. */
export async function linkTo({ database }: World, { id }: Appointment): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await database.query(
    'insert into reservation_tokens (hash, reservation_id, created_at) values ($1, $2, now())',
    [hash, id],
  );
  return token;
}

/** The same press, arriving at two processes at the same moment: a key of its own, and two answers. */
export function sendTwice(world: World, sending: Sending, processNumber: number) {
  const pressed = { ...sending, key: randomUUID() };
  return Promise.all([
    world.client.send(pressed, processNumber),
    world.client.send(pressed, processNumber + 1),
  ]);
}
