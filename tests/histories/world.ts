import type { Mail } from './mails';

/** A service with its own rules; null where the general rule applies. */
export interface Service {
  id: string;
  minutes: number;
  approval: boolean;
  hours: number[][] | null;
  before: number | null;
  after: number | null;
  notice: number | null;
  perDay: number | null;
}

export interface Rule {
  /** Start hours of each weekday, Monday first. */
  hours: number[][];
  /** The hour at which the last appointment of each weekday must have ended; null for no limit. */
  until: (number | null)[];
  bufferBefore: number;
  bufferAfter: number;
  noticeHours: number;
  days: number;
  openPerPerson: number;
  openPerService: number | null;
  requestHours: number;
  reminders: number[];
  mostPerDay: number | null;
  mostPerWeek: number | null;
  holidaysOff: string[];
}

export interface Time {
  start: number;
  end: number;
}

export interface Appointment extends Time {
  id: string;
  service: string;
  person: number;
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** When an unanswered request lapses. */
  until: number;
  sequence: number;
  balance: string | null;
  /** The times at which the visitor moved it, or sent the same move again. */
  moves: number[];
  /** The tokens of a mail's valid link, and of a void one. */
  link?: string | undefined;
  oldLink?: string | undefined;
}

export interface Hold extends Time {
  id: string;
  entry: string;
  service: string;
  until: number;
  ended: 'taken' | 'given_back' | 'lapsed' | null;
}

export interface Entry {
  id: string;
  service: string;
  person: number;
  weekdays: number[];
  parts: string[];
  from: string;
  to: string;
  status: string;
  createdAt: number;
  token: string;
}

export interface Balance {
  id: string;
  token: string;
  person: number;
  status: 'unpaid' | 'paid' | 'expired' | 'ended';
  wasPaid: boolean;
  /** The entries: how many sessions were added (or taken, if negative), and why. */
  ledger: { kind: string; sessions: number; appointment?: string }[];
  /** The first moment at which it is no longer valid. */
  end: number | null;
  services: string[];
  returnHours: number;
  bookBeforePaid: boolean;
}

export interface Person {
  id: string;
  token: string;
  person: number;
  status: string;
  /** Until when the offered seat is held. */
  until: number | null;
  /** When the status was set, and when the person enrolled. */
  since: number;
  createdAt: number;
  told: string;
}

export interface Cohort {
  id: string;
  status: 'open' | 'cancelled' | 'over';
  isHidden: boolean;
  dates: (Time & { id: string })[];
  place: string;
  seats: number;
  minimum: number;
  closesAt: number | null;
  holdHours: number;
  people: Person[];
  version: number;
  sequence: number;
  tellAt: number | null;
  remindedOf: number | null;
  shortAt: number | null;
}

export interface OwnersCalendar {
  id: string;
  address: string;
  /** The events of the calendar, and those that the site has read. */
  events: Time[];
  known: Time[];
  isReachable: boolean;
}

/** All that the model knows. Nothing in it comes from the product's own rules. */
export interface World {
  now: number;
  rule: Rule;
  services: Service[];
  overrides: Map<string, { hours: number[]; until: number | null; version: number }>;
  blocks: (Time & { id: string; isDeleted: boolean })[];
  calendars: OwnersCalendar[];
  appointments: Appointment[];
  holds: Hold[];
  entries: Entry[];
  waiting: { isOn: boolean; offerHours: number; version: number };
  balances: Balance[];
  cohorts: Cohort[];
  mails: Mail[];
  /** How many commands have run; makes names unique. */
  steps: number;
}

export const serviceOf = (world: World, id: string): Service => {
  const found = world.services.find((each) => each.id === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

export const leftOf = ({ ledger }: Pick<Balance, 'ledger'>): number =>
  ledger.reduce((sum, { sessions }) => sum + sessions, 0);

/** Chooses one of a list by any number. */
export const pick = <Item>(items: readonly Item[], by: number): Item | undefined =>
  items.length === 0 ? undefined : items[by % items.length];

export const mailOf = (person: number): string => `kisi${person}@gecmis.example`;
export const phoneOf = (person: number): string => `+90 532 000 10 ${String(person).padStart(2, '0')}`;
