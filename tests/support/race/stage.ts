import { randomUUID } from 'node:crypto';
import { owner } from '../owner-account.ts';
import type { MailSink } from './mail-sink.ts';
import { nextPerson, type Service, type Stage } from './world.ts';

export interface StageSize {
  cohorts: number;
  seats: number;
  balances: number;
  sessions: number;
  /** How many days ahead visitors can book. */
  days: number;
  /** How many days are booked up when the race begins. */
  crowdedDays: number;
}

const mostPerDay = 8;
const mostPerWeek = 50;
const starts = Array.from({ length: 20 }, (_, index) => 8 + index / 2);
/** Services of 30, 60 and 90 minutes. */
const serviceIds = ['hizli-tanisma', 'dijital-pazarlama', 'ai-growth'];
/** The first day that is booked. Earlier days are so near that there would be no time for reminders and offers. */
const firstDay = 3;

/** Signs the owner in; returns a function that calls the owner's API, and throws where it refuses. */
async function signIn(url: string) {
  const headers = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(owner),
  });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  return async (method: string, path: string, json: object): Promise<void> => {
    const response = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { ...headers, Cookie },
      body: JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
}

/** Prepares a site by the owner's API: her hours, the waiting list, courses and sold packages, whose links come by mail. */
export async function prepareStage(url: string, sink: MailSink, size: StageSize): Promise<Stage> {
  const call = await signIn(url);
  await call('PUT', 'availability', {
    hours: Array.from({ length: 7 }, () => starts),
    bufferBefore: 0,
    bufferAfter: 0,
    noticeHours: 0,
    days: size.days,
    placeholder: false,
    mostPerDay,
    mostPerWeek,
  });
  await call('PUT', 'waiting-settings', { isOn: true, offerHours: 2, version: 0 });
  const cohorts = Array.from({ length: size.cohorts }, (_, index) => ({
    id: randomUUID(),
    seats: size.seats,
    day: new Date(Date.now() + (size.days + 30 + index) * 86_400_000).toISOString().slice(0, 10),
  }));
  for (const { id, seats, day } of cohorts) await call('PUT', `cohorts/${id}`, cohortOn(day, seats));
  const sales = Array.from({ length: size.balances }, () => ({
    id: randomUUID(),
    buyer: nextPerson('buyer'),
  }));
  for (const { id, buyer } of sales) await call('POST', 'balances', saleTo(buyer, id, size.sessions));
  const balances = await Promise.all(
    sales.map(async ({ buyer: { email } }) => {
      const link = await sink.nextLink(email, '/package/');
      if (!link) throw new Error('no link to a sold package');
      return { ...link, sessions: size.sessions };
    }),
  );
  const services = await Promise.all(serviceIds.map((id) => readService(url, id)));
  const ids = [...new Set(services.flatMap(({ slots }) => slots))].sort();
  const days = [...new Set(ids.map((id) => id.slice(0, 10)))];
  const [first = '', last = ''] = [days[firstDay], days[firstDay + size.crowdedDays]];
  // A week after the crowded days, because appointments in one week count against the same limit.
  const next = days[firstDay + size.crowdedDays + 7] ?? '';
  return {
    services: services.map(({ service }) => service),
    crowded: ids.filter((id) => id >= first && id < last),
    slots: ids.filter((id) => id >= next),
    cohorts,
    balances,
    mostPerDay,
    mostPerWeek,
  };
}

const cohortOn = (date: string, seats: number) => ({
  programId: 'ai-marketing-transformation',
  visibility: 'public',
  place: 'Kadıköy, İstanbul',
  dates: [{ id: randomUUID(), date, from: '10:00', to: '13:00' }],
  link: '',
  seats,
  minimum: 0,
  lastDay: '',
  language: 'tr',
  holdHours: 24,
  note: '',
  price: { mode: 'request', amount: null, currency: 'TRY' },
});

const saleTo = (buyer: object, id: string, sessions: number) => ({
  id,
  packageId: 'baslangic',
  sessions,
  lastDay: '',
  paid: true,
  ...buyer,
  company: '',
  bookBeforePaid: false,
  reference: '',
  price: '',
  paymentLink: '',
  paymentText: '',
});

async function readService(url: string, id: string): Promise<{ service: Service; slots: string[] }> {
  const response = await fetch(`${url}/api/availability?service=${id}&lang=tr`);
  const { service, slots } = (await response.json()) as {
    service: Service;
    slots: { id: string; available: boolean }[];
  };
  return {
    service: { id, title: service.title, minutes: service.minutes },
    slots: slots.filter(({ available }) => available).map((slot) => slot.id),
  };
}
