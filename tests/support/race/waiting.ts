import { noteBooked } from './bookings.ts';
import type { ApiResponse, Sending } from './client.ts';
import {
  type Appointment,
  below,
  bookingOf,
  nextPerson,
  one,
  sendTwice,
  type Waiter,
  type World,
} from './world.ts';

const dayOf = (slotId: string) => slotId.slice(0, 10);

/** A new person joins the waiting list for the crowded days, and confirms by the mail's link; undefined where a time is free. */
export async function waitInLine(world: World, processNumber: number): Promise<Waiter | undefined> {
  const { crowded, services } = world.stage;
  const person = nextPerson('waiter');
  const days = [...new Set(crowded.map(dayOf))].sort();
  const json = {
    ...person,
    serviceId: one(world, services).id,
    weekdays: [],
    parts: [],
    fromDay: days[0],
    toDay: days.at(-1),
  };
  const joining: Sending = { act: 'wait for a time', path: '/api/waiting', json, expected: [201, 409] };
  const { status, attempts } = await world.client.send(joining, processNumber);
  if (status !== 201) return undefined;
  world.joined.set(person.email, attempts);
  const link = await world.sink.nextLink(person.email, '/waiting/', world.ended.signal);
  if (!link) return undefined;
  const waiter = { ...link, email: person.email };
  await world.client.send(pressing(waiter, 'confirm', {}, [200]), processNumber + 1);
  world.waiters.push(waiter);
  return waiter;
}

const pressing = (
  { id, token }: Waiter,
  what: 'confirm' | 'take' | 'decline' | 'leave',
  json: object,
  expected: number[],
): Sending => ({
  act: acts[what],
  path: `/api/waiting/${id}/${what}`,
  token,
  expected,
  json: { language: 'tr', ...json },
});

const acts = {
  confirm: 'wait for a time',
  take: 'take an offer',
  decline: 'give an offer back',
  leave: 'give an offer back',
} as const;

/** Answers each offer until one is taken, the person leaves the list, or the race ends. Mostly takes the offer. */
export async function answerOffers(world: World, waiter: Waiter): Promise<void> {
  while (!world.ended.signal.aborted) {
    const link = await world.sink.nextLink(waiter.email, '/waiting/', world.ended.signal);
    const offer = link && (await readOffer(world, { ...waiter, ...link }));
    if (!offer || !link) continue;
    const processNumber = below(world, 3);
    const chance = world.random();
    const following = { ...waiter, ...link };
    if (chance < 0.7) {
      if (await takeTwice(world, following, offer, processNumber)) return;
    } else if (chance < 0.85) {
      const giving = pressing(following, 'decline', { offerId: offer.id }, [200]);
      await Promise.all([
        world.client.send(giving, processNumber),
        world.client.send(giving, processNumber + 1),
      ]);
    } else {
      await world.client.send(pressing(following, 'leave', {}, [200]), processNumber);
      return;
    }
  }
}

interface Offer {
  id: string;
  slotId: string;
}

async function readOffer(world: World, { id, token }: Waiter): Promise<Offer | undefined> {
  const { body } = await world.client.send(
    { act: 'wait for a time', path: `/api/waiting/${id}`, token, expected: [200] },
    below(world, 3),
  );
  const offer = body.offer as { id: string; start: string } | null;
  const [, date, hour, minute] = /^(\S{10})T(\d\d):(\d\d)/.exec(offer?.start ?? '') ?? [];
  return offer ? { id: offer.id, slotId: `${date}-${hour}${minute === '00' ? '' : minute}` } : undefined;
}

/** Takes an offer, pressing twice, while a stranger tries to book the time that is held for it. Returns whether it was taken. */
async function takeTwice(
  world: World,
  waiter: Waiter,
  { id, slotId }: Offer,
  processNumber: number,
): Promise<boolean> {
  const stranger = nextPerson('booker');
  const booking: Sending = {
    act: 'book',
    path: '/api/reservations',
    expected: [201, 409],
    json: bookingOf(slotId, one(world, world.stage.services), stranger),
  };
  const [taken, booked] = await Promise.all([
    sendTwice(world, pressing(waiter, 'take', { offerId: id }, [200, 409]), processNumber),
    sendTwice(world, booking, processNumber + 1),
  ]);
  if (booked.some(({ status }) => status === 201))
    world.contradictions.push('somebody booked a time that was held');
  for (const answer of booked) noteBooked(world, answer, stranger.email);
  const told = taken.filter(({ status }) => status === 200).map((answer) => noteTaken(world, answer, waiter));
  if (new Set(told).size > 1) world.contradictions.push('one offer made two appointments');
  return told.length > 0;
}

function noteTaken(world: World, { body }: ApiResponse, { email }: Waiter): Appointment | undefined {
  const appointment = noteBooked(world, { status: 201, body }, email);
  if (appointment && !world.onCrowdedDays.includes(appointment)) world.onCrowdedDays.push(appointment);
  return appointment;
}
