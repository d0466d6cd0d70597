import { randomUUID } from 'node:crypto';
import type { ApiResponse, Sending } from './client.ts';
import {
  type Appointment,
  below,
  bookingOf,
  draw,
  linkTo,
  nextPerson,
  one,
  type Service,
  sendTwice,
  type World,
} from './world.ts';

function bookingSending(slotId: string, service: Service): { sending: Sending; email: string } {
  const person = nextPerson('booker');
  const json = bookingOf(slotId, service, person);
  const sending: Sending = { act: 'book', path: '/api/reservations', json, expected: [201, 409] };
  return { sending, email: person.email };
}

/** Notes an appointment that a response has acknowledged to this address. Returns undefined for any status but 201. */
export function noteBooked(
  world: World,
  { status, body }: Pick<ApiResponse, 'status' | 'body'>,
  email: string,
  balanceId?: string,
): Appointment | undefined {
  if (status !== 201) return undefined;
  const id = String(body.reservationId);
  const known = world.appointments.get(id);
  if (known && known.email !== email) world.contradictions.push('two people were told of one appointment');
  const appointment = known ?? { id, email, changes: [], balanceId };
  world.appointments.set(id, appointment);
  return appointment;
}

/** Books a slot as a new person, for a random service unless one is given. */
export async function book(
  world: World,
  slotId: string,
  processNumber: number,
  service: Service = one(world, world.stage.services),
): Promise<Appointment | undefined> {
  const { sending, email } = bookingSending(slotId, service);
  return noteBooked(world, await world.client.send({ ...sending, key: randomUUID() }, processNumber), email);
}

/** Books as somebody who presses the button twice. Only one appointment may come of it. */
async function bookTwice(
  world: World,
  slotId: string,
  processNumber: number,
): Promise<Appointment | undefined> {
  const { sending, email } = bookingSending(slotId, one(world, world.stage.services));
  const answers = await sendTwice(world, sending, processNumber);
  const [first, second] = answers.flatMap((answer) => noteBooked(world, answer, email) ?? []);
  if (second && second !== first) world.contradictions.push('one press made two appointments');
  return first;
}

/** Several people book the same time, for services of several lengths. Whoever gets it may then move or cancel. */
export async function fightForSlot(world: World): Promise<void> {
  const slotId = one(world, world.stage.slots);
  const processNumber = below(world, 3);
  const booked = await Promise.all([
    bookTwice(world, slotId, processNumber),
    book(world, slotId, processNumber + 1),
    book(world, slotId, processNumber + 2),
  ]);
  const has = booked.find((each) => each !== undefined);
  if (has && world.random() < 0.6) await changeAtOnce(world, has);
}

/**
 * Uses the same link several times at once: to move to two times, and in half of the cases to cancel. The link is void after the
 * first change. So at most one change may be accepted, and none where the times are taken.
 */
async function changeAtOnce(world: World, appointment: Appointment): Promise<void> {
  const token = await linkTo(world, appointment);
  const processNumber = below(world, 3);
  const moves = [one(world, world.stage.slots), one(world, world.stage.slots)];
  const answers = await Promise.all([
    ...moves.map((slotId, index) => move(world, appointment, token, slotId, processNumber + index)),
    ...(world.random() < 0.5 ? [cancel(world, appointment, token, processNumber + 2)] : []),
  ]);
  const accepted = answers.filter(({ isAccepted }) => isAccepted);
  if (accepted.length > 1) world.contradictions.push('one link changed an appointment twice');
  appointment.changes.push(...accepted.map(({ change }) => change));
  if (accepted[0]?.change === 'moved' && world.random() < 0.3) await changeAtOnce(world, appointment);
}

interface Changed {
  change: 'moved' | 'cancelled';
  isAccepted: boolean;
}

async function move(
  world: World,
  { id }: Appointment,
  token: string,
  slotId: string,
  processNumber: number,
): Promise<Changed> {
  const json = { slotId, language: 'tr' };
  const sending: Sending = {
    act: 'move',
    path: `/api/reservations/${id}/move`,
    json,
    token,
    expected: [200, 403, 409],
  };
  const answers = await sendTwice(world, sending, processNumber);
  return { change: 'moved', isAccepted: wasAccepted(world, answers) };
}

/** Cancels through a link. The caller must note the result. */
async function cancel(
  world: World,
  { id }: Appointment,
  token: string,
  processNumber: number,
): Promise<Changed> {
  const sending: Sending = {
    act: 'cancel',
    path: `/api/reservations/${id}/cancel`,
    json: { language: 'tr' },
    token,
    expected: [200, 403, 409],
  };
  const answers = await sendTwice(world, sending, processNumber);
  return { change: 'cancelled', isAccepted: wasAccepted(world, answers) };
}

/** Whether a press that was sent twice was accepted. The link is then void, but not for the repetition of the press. */
function wasAccepted(world: World, answers: readonly ApiResponse[]): boolean {
  const statuses = answers.map(({ status }) => status);
  if (statuses.includes(200) && statuses.includes(403))
    world.contradictions.push('one press was both accepted and refused');
  return statuses.includes(200);
}

/** Cancels an appointment on a crowded day, for which people wait, while two strangers try to book on crowded days. */
export async function freeCrowdedDay(world: World): Promise<void> {
  const appointment = draw(world, world.onCrowdedDays);
  if (!appointment) return;
  const processNumber = below(world, 3);
  const token = await linkTo(world, appointment);
  const [cancelled, ...rivals] = await Promise.all([
    cancel(world, appointment, token, processNumber),
    book(world, one(world, world.stage.crowded), processNumber + 1),
    book(world, one(world, world.stage.crowded), processNumber + 2),
  ]);
  if (cancelled.isAccepted) appointment.changes.push('cancelled');
  world.onCrowdedDays.push(...rivals.filter((each) => each !== undefined));
}

/** Books more often from a sold package at once than it has sessions. Then cancels one appointment while others book again. */
export async function emptyPackage(
  world: World,
  { id, token }: World['stage']['balances'][number],
): Promise<void> {
  const processNumber = below(world, 3);
  const bookFrom = async (index: number) => {
    const person = nextPerson('booker');
    const answer = await world.client.send(
      {
        act: 'book from a package',
        path: `/api/balances/${id}/reservations`,
        token,
        key: randomUUID(),
        json: bookingOf(one(world, world.stage.slots), one(world, world.stage.services), person),
        expected: [201, 409, 422],
      },
      processNumber + index,
    );
    return noteBooked(world, answer, person.email, id);
  };
  const booked = await Promise.all([0, 1, 2, 3, 4, 5].map(bookFrom));
  const has = booked.find((each) => each !== undefined);
  if (!has) return;
  const link = await linkTo(world, has);
  const [cancelled] = await Promise.all([cancel(world, has, link, processNumber), bookFrom(1), bookFrom(2)]);
  if (cancelled.isAccepted) has.changes.push('cancelled');
}
