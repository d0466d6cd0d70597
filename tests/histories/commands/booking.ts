import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { approve, cancel, holdsTooMany, isChangeable, isMovedTooOften, make, move } from '../appointments';
import { any, ask, askOnce, command, dying, expectStatus } from '../command';
import { clockText, dateAt, hourAt, onDay, plusDays, slotId } from '../days';
import { freeStarts, isFree, isOffered, offeredStarts } from '../free';
import { paysFor, use } from '../packages';
import type { HistorySite } from '../site';
import { type Appointment, mailOf, phoneOf, pick, type Service, serviceOf, type World } from '../world';

/** Times at which visitors aim: mostly free ones, some that are offered but may be taken, and few at random. */
const aims = fc.constantFrom('free', 'free', 'free', 'any', 'any', 'wild' as const);
type Aim = 'free' | 'any' | 'wild';

function aimAt(world: World, service: Service, aim: Aim, by: number): number {
  const starts = aim === 'free' ? freeStarts(world, service) : offeredStarts(world, service);
  const found = aim === 'wild' ? undefined : pick(starts, by);
  return found ?? onDay(plusDays(dateAt(world.now), (by % 24) - 1), 8 + (by % 20) / 2);
}

const requestFor = (service: Service, start: number, person: number) => ({
  ...{ name: 'Deniz Yalçınkaya', email: mailOf(person), phone: phoneOf(person), language: 'tr' },
  ...{ service: service.id, serviceId: service.id, serviceDuration: `${service.minutes} dakika` },
  ...{ appointmentDate: dateAt(start), appointmentTime: clockText(hourAt(start)), slotId: slotId(start) },
});

const request = fc.record({
  service: any,
  person: fc.nat(4),
  by: any,
  aim: aims,
  again: fc.boolean(),
  death: dying,
});

const booking = command(
  'book',
  13,
  request,
  async (world, site, { service: which, person, by, aim, again, death }) => {
    const service = pick(world.services, which) as Service;
    const start = aimAt(world, service, aim, by);
    const key = { 'Idempotency-Key': randomUUID() };
    const send = () => site.post('/api/reservations', requestFor(service, start, person), key);
    const answer = await ask(site, send, death);
    if (!isOffered(world, service, start)) return expectStatus(answer, 422, 'a time that is not offered');
    if (holdsTooMany(world, person, service.id)) return expectStatus(answer, 429, 'one too many');
    if (!isFree(world, service, start)) return expectStatus(answer, 409, 'a time that is taken');
    expectStatus(answer, 201, 'a free time');
    make(world, answer.body.reservationId, service, { start, person });
    if (!again) return;
    const second = await send();
    expectStatus(second, 201, 'the same again');
    if (second.body.reservationId !== answer.body.reservationId) throw new Error('booked twice');
  },
);

const fromPackage = command(
  'book from a package',
  6,
  fc.record({ balance: any, service: any, by: any, aim: aims, death: dying }),
  async (world, site, { balance: which, service: whichService, by, aim, death }) => {
    const balance = pick(world.balances, which);
    const service = pick(world.services, whichService);
    if (!balance || !service) return;
    const start = aimAt(world, service, aim, by);
    const headers = { Authorization: `Bearer ${balance.token}`, 'Idempotency-Key': randomUUID() };
    const body = requestFor(service, start, balance.person);
    const send = () => site.post(`/api/balances/${balance.id}/reservations`, body, headers);
    const answer = await ask(site, send, death);
    if (!isOffered(world, service, start)) return expectStatus(answer, 422, 'a time that is not offered');
    if (!isFree(world, service, start)) return expectStatus(answer, 409, 'a time that is taken');
    if (!paysFor(world, balance, service.id)) return expectStatus(answer, 422, 'nothing left to pay with');
    expectStatus(answer, 201, 'a session');
    const id = answer.body.reservationId;
    make(world, id, service, { start, person: balance.person, balance: balance.id });
    use(world, balance.id, id);
  },
  ({ balances }) => balances.length > 0,
);

const hasAppointments = ({ appointments }: World) => appointments.length > 0;

/** One of the appointments, mostly one in the future. */
function someAppointment({ appointments, now }: World, by: number): Appointment | undefined {
  const ahead = appointments.filter(({ status, start }) => status !== 'cancelled' && start > now);
  return pick(by % 5 === 0 ? appointments : ahead, by) ?? pick(appointments, by);
}

async function linkTo(site: HistorySite, appointment: Appointment): Promise<string> {
  appointment.link ??= await site.link('appointment', appointment.id);
  return appointment.link;
}

/** Returns a function: whether the product has changed an appointment and the model doesn't have the change yet. */
const hasChanged =
  (site: HistorySite, { id, sequence }: Appointment) =>
  async () => {
    const [, text = ''] = (await site.stored()).appointments.find(([each]) => each === id) ?? [];
    return Number(text.split(' ')[4]) > sequence;
  };

/** The status with which the API must respond to a move, and why. */
function answerToMove(world: World, appointment: Appointment, start: number): [status: number, what: string] {
  const service = serviceOf(world, appointment.service);
  if (!isChangeable(world, appointment)) return [409, 'too late to move'];
  if (!isOffered(world, service, start)) return [422, 'a time that is not offered'];
  if (start === appointment.start) return [409, 'its own time'];
  if (!isFree(world, service, start, { except: appointment.id })) return [409, 'a time that is taken'];
  return [200, 'a move'];
}

const ownersMove = command(
  'move for the owner',
  2,
  fc.record({ which: any, by: any, aim: aims, death: dying }),
  async (world, site, { which, by, aim, death }) => {
    const appointment = someAppointment(world, which);
    if (!appointment) return;
    const start = aimAt(world, serviceOf(world, appointment.service), aim, by);
    const send = () => site.owner('POST', `reservations/${appointment.id}/move`, { slotId: slotId(start) });
    const [status, what] = answerToMove(world, appointment, start);
    expectStatus(await askOnce(site, send, death, hasChanged(site, appointment)), status, what);
    if (status === 200) move(world, appointment, start);
  },
  hasAppointments,
);

const visitorsMove = command(
  'move',
  3,
  fc.record({ which: any, by: any, aim: aims, again: fc.boolean(), death: dying }),
  async (world, site, { which, by, aim, again, death }) => {
    const appointment = someAppointment(world, which);
    if (!appointment) return;
    const start = aimAt(world, serviceOf(world, appointment.service), aim, by);
    const send = await byVisitor(site, appointment, 'move', { slotId: slotId(start), language: 'tr' });
    const [status, what] = isMovedTooOften(world, appointment)
      ? [429, 'one more move']
      : answerToMove(world, appointment, start);
    if (death) await site.diesIn(send, death);
    // A move that was done before the death is asked for again, which counts as another move.
    const before = death && (await hasChanged(site, appointment)()) ? 1 : 0;
    let answer = await send();
    expectStatus(answer, status, what);
    if (status !== 200) return;
    move(world, appointment, start);
    if (again) answer = await send();
    for (let asked = 0; asked < before + (again ? 2 : 1); asked++) appointment.moves.push(world.now);
    expectStatus(answer, 200, 'the same move again');
    appointment.link = answer.body.token;
  },
  hasAppointments,
);

/** Returns a function that sends a visitor's request by a mail's link. All its calls have the same idempotency key. */
async function byVisitor(site: HistorySite, appointment: Appointment, what: string, body: object) {
  const token = await linkTo(site, appointment);
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
  return () => site.post(`/api/reservations/${appointment.id}/${what}`, body, headers);
}

const cancelling = command(
  'cancel',
  4,
  fc.record({ which: any, owner: fc.boolean(), again: fc.boolean(), death: dying }),
  async (world, site, { which, owner, again, death }) => {
    const appointment = someAppointment(world, which);
    if (!appointment) return;
    const send = owner
      ? () => site.owner('POST', `reservations/${appointment.id}/cancel`, { message: '' })
      : await byVisitor(site, appointment, 'cancel', { language: 'tr' });
    const answer = owner
      ? await askOnce(site, send, death, hasChanged(site, appointment))
      : await ask(site, send, death);
    if (!isChangeable(world, appointment)) return expectStatus(answer, 409, 'too late to cancel');
    expectStatus(answer, 200, 'a cancellation');
    cancel(world, appointment, owner ? 'owner' : 'visitor');
    if (again && !owner) expectStatus(await send(), 200, 'the same cancellation again');
  },
  hasAppointments,
);

const approving = command(
  'approve',
  4,
  fc.record({ which: any, death: dying }),
  async (world, site, { which, death }) => {
    const pending = world.appointments.filter(({ status }) => status === 'pending');
    const appointment = pick(which % 4 === 0 ? world.appointments : pending, which);
    if (!appointment) return;
    const send = () => site.owner('POST', `reservations/${appointment.id}/approve`, {});
    const answer = await askOnce(site, send, death, hasChanged(site, appointment));
    if (appointment.status !== 'pending' || !isChangeable(world, appointment))
      return expectStatus(answer, 409, 'nothing to approve');
    expectStatus(answer, 200, 'an approval');
    approve(world, appointment);
  },
  hasAppointments,
);

const noting = command(
  'note whether it took place',
  1,
  fc.record({ which: any, status: fc.constantFrom('completed', 'no_show', 'confirmed') }),
  async (world, site, { which, status }) => {
    const appointment = pick(world.appointments, which);
    if (!appointment) return;
    const answer = await site.owner('POST', `reservations/${appointment.id}/status`, { status });
    const has = appointment.status;
    const isPossible = ['confirmed', 'completed', 'no_show'].includes(has) && has !== status;
    if (appointment.start > world.now || !isPossible) return expectStatus(answer, 409, 'not to be noted');
    expectStatus(answer, 200, 'a note');
    appointment.status = status as Appointment['status'];
  },
  hasAppointments,
);

const voidLink = command(
  'follow a void link',
  1,
  fc.record({ which: any }),
  async (world, site, { which }) => {
    const appointment = pick(
      world.appointments.filter(({ oldLink }) => oldLink),
      which,
    );
    if (!appointment) return;
    const headers = { Authorization: `Bearer ${appointment.oldLink}` };
    const answer = await site.post(`/api/reservations/${appointment.id}/cancel`, { language: 'tr' }, headers);
    expectStatus(answer, 403, 'a void link');
  },
  hasAppointments,
);

const looking = command(
  'look at the calendar',
  2,
  fc.record({ service: any }),
  async (world, site, { service: by }) => {
    const service = pick(world.services, by) as Service;
    const answer = await site.get(`/api/availability?service=${service.id}`);
    expectStatus(answer, 200, 'the calendar');
    const shown = answer.body.slots.map(
      (slot: { id: string; available: boolean }) => `${slot.id} ${slot.available}`,
    );
    const wanted = offeredStarts(world, service).map(
      (start) => `${slotId(start)} ${isFree(world, service, start)}`,
    );
    if (shown.join() !== wanted.join())
      throw new Error(`the calendar shows ${shown.join(', ')}, and not ${wanted.join(', ')}`);
  },
);

export const bookingCommands = [
  ...[...booking, ...fromPackage, ...ownersMove, ...visitorsMove, ...cancelling, ...approving],
  ...[...noting, ...voidLink, ...looking],
];
