import { hash, randomUUID } from 'node:crypto';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { leastAgeMs, zeroBits } from '../../../src/platform/proof-of-work/zero-bits.ts';
import { noteBooked } from './bookings.ts';
import type { Sending } from './client.ts';
import { bookingOf, nextPerson, one, type World } from './world.ts';

/** How many bookings one network may make in ten minutes. */
const mostOfNetwork = 10;

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

/**
 * Sends two bookings at once with the same proof of work, which must be accepted only once. The visitor comes from an outside
 * network, because all other requests of a race come from this machine, for which the site demands no proof.
 */
export async function payTwiceWithProof(world: World, processNumber: number): Promise<void> {
  const network = nextNetwork();
  const proof = await proofFor(world, network, processNumber);
  const booked = await Promise.all([
    bookWith(world, network, proof, processNumber),
    bookWith(world, network, proof, processNumber + 1),
  ]);
  if (booked.filter(Boolean).length > 1) world.contradictions.push('one proof paid for two bookings');
}

/** Sends more bookings of one network than it may make, at all processes at once. Returns how many were accepted. */
export async function exceedNetwork(world: World, processNumber: number): Promise<number> {
  const network = nextNetwork();
  const proofs = await Promise.all(
    Array.from({ length: mostOfNetwork + 3 }, () => proofFor(world, network, processNumber)),
  );
  const booked = await Promise.all(
    proofs.map((proof, index) => bookWith(world, network, proof, processNumber + index)),
  );
  const count = booked.filter(Boolean).length;
  if (count > mostOfNetwork) world.contradictions.push(`a network booked ${count} times`);
  return count;
}

const outsider = (world: World, network: string, headers: Record<string, string> = {}) => {
  const person = nextPerson('booker');
  const sending: Sending = {
    act: 'book',
    path: '/api/reservations',
    key: randomUUID(),
    expected: [201, 409, 429],
    json: bookingOf(one(world, world.stage.slots), one(world, world.stage.services), person),
    headers: { 'X-Forwarded-For': network, ...headers },
  };
  return { sending, email: person.email };
};

/** Sends a booking without a proof, and solves the challenge in the response, as a page would. Returns the proof. */
async function proofFor(world: World, network: string, processNumber: number): Promise<string> {
  const { sending, email } = outsider(world, network);
  const answer = await world.client.send(sending, processNumber);
  noteBooked(world, answer, email);
  const current = answer.body.current as { challenge: string; bits: number } | undefined;
  if (!current) throw new Error(`a booking in a storm was asked for no proof: ${answer.status}`);
  const [proof] = await Promise.all([solve(current), pause(leastAgeMs)]);
  return proof;
}

async function solve({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge}.${nonce}`;
    if (zeroBits(hash('sha256', proof, 'buffer')) >= bits) return proof;
    if (nonce % 2_000 === 0) await breathe();
  }
}

async function bookWith(
  world: World,
  network: string,
  proof: string,
  processNumber: number,
): Promise<boolean> {
  const { sending, email } = outsider(world, network, { 'Booking-Proof': proof });
  return noteBooked(world, await world.client.send(sending, processNumber), email) !== undefined;
}
