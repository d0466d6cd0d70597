import { randomUUID } from 'node:crypto';
import { findConsultingService } from '#/features/catalogue/queries';
import { findSlot, type WeeklySlot } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Executor, Transaction } from '#/platform/db/database';
import { lockNames, tryLockNames } from '#/platform/db/locks';
import { emailKey, phoneKey } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { violatedConstraint } from '#/platform/errors/database';
import { defaultLocale } from '#/platform/i18n/locale';
import { addHits, formLimits, networkKeys, secondsToWait } from '#/platform/rate-limit/rate-limit';
import { isFree, workingRule } from '../availability-queries';
import { type ReservationRequest, visitor } from '../contract';
import { enqueueReservationMails } from '../jobs';
import { findByIdempotencyKey, openAppointments } from '../queries';
import { type BookingRule, dayLock, hasMaxOpen, type Person, parseMinutes } from '../rules';
import { idempotencyConstraint, overlapConstraint, reservations } from '../table';

export type BookingRefusal = {
  path: string;
  reason: 'unknown_service' | 'duration_disagrees' | 'time_disagrees' | 'slot_not_offered';
};

export type Booked =
  | { ok: true; id: string }
  | { ok: false; reason: 'invalid'; refusals: BookingRefusal[] }
  | { ok: false; reason: 'slot_taken' }
  | { ok: false; reason: 'key_reused' }
  /** The person holds as many open appointments as allowed. */
  | { ok: false; reason: 'person_bound'; most: number }
  /** As many bookings came from the network lately as allowed. */
  | { ok: false; reason: 'network_bound'; wait: number };

interface Sender {
  /** The networks that the request came from. */
  networks: readonly string[];
  /** Makes the same request, sent again, the same reservation. */
  key: string | undefined;
}

/** Books an appointment: judged, stored and followed by its mails in one transaction, or not at all. */
export async function book(ctx: Context, request: ReservationRequest, sender: Sender): Promise<Booked> {
  const order = buildOrder(request, sender, ctx.clock.now());

  const store = async (tx: Transaction, judged: Judged): Promise<Booked> => {
    if ('outcome' in judged) return judged.outcome;
    const row = rowOf(order, judged.wanted);
    await Promise.all([
      tx.insert(reservations).values(row),
      addHits(tx, order.networks, order.now),
      enqueueReservationMails(ctx, tx, row, 'created'),
    ]);
    return { ok: true, id: row.id };
  };
  const withoutWaiting = async (tx: Transaction): Promise<Booked | undefined> => {
    const locked = await tryLockNames(tx, order.locks);
    const judged = await judge(tx, order);
    if (locked) return store(tx, judged);
    // What speaks against the order may be itself, sent twice at once.
    return 'outcome' in judged ? ((await repeated(tx, order.known)) ?? judged.outcome) : undefined;
  };
  const inTurn = async (tx: Transaction): Promise<Booked> => {
    await lockNames(tx, order.locks);
    return store(tx, await judge(tx, order));
  };

  try {
    // Only an order that nothing else speaks against stands in line behind others of its day.
    return (await transact(ctx.db, withoutWaiting)) ?? (await transact(ctx.db, inTurn));
  } catch (error) {
    const constraint = violatedConstraint(error)?.constraint;
    if (constraint === overlapConstraint) return { ok: false, reason: 'slot_taken' };
    const earlier = constraint === idempotencyConstraint && (await repeated(ctx.db, order.known));
    if (earlier) return earlier;
    throw error;
  }
}

/** By what a request is known again. */
interface Known {
  idempotencyKey: string;
  /** Of the request that the key belongs to. */
  requestHash: string;
}

interface Order {
  request: ReservationRequest;
  now: Date;
  person: Person;
  /** Under which the booking counts against the bound of its networks. */
  networks: readonly string[];
  known: Known | undefined;
  /** Bookings that share a day, a person or a network decide one after the other. */
  locks: readonly string[];
}

function buildOrder(request: ReservationRequest, { networks: from, key }: Sender, now: Date): Order {
  const person = { email: emailKey(request.email), phone: phoneKey(request.phone) };
  const networks = networkKeys('booking', from);
  const bookers = [person.email, person.phone].filter(Boolean).map((each) => `booker ${each}`);
  return {
    request,
    now,
    person,
    networks,
    known: key ? { idempotencyKey: key, requestHash: hashToken(JSON.stringify(request)) } : undefined,
    locks: [dayLock(request.slotId.slice(0, 10)), ...bookers, ...networks],
  };
}

/** What is to be booked, or the outcome where nothing is. */
type Judged = { wanted: Wanted } | { outcome: Booked };

async function judge(tx: Transaction, order: Order): Promise<Judged> {
  const { request, now, person, networks } = order;
  const [rule, earlier, wait, held] = await Promise.all([
    workingRule(tx),
    repeated(tx, order.known),
    secondsToWait(tx, networks, formLimits, now),
    openAppointments(tx, person, now),
  ]);
  if (earlier) return { outcome: earlier };
  const wanted = wantedOf(request, rule, now);
  if (!wanted.ok) return { outcome: { ok: false, reason: 'invalid', refusals: wanted.refusals } };
  if (wait > 0) return { outcome: { ok: false, reason: 'network_bound', wait } };
  const most = rule.openPerPerson;
  if (hasMaxOpen(person, held, most)) return { outcome: { ok: false, reason: 'person_bound', most } };
  const free = await isFree(tx, rule, wanted.slot, now);
  return free ? { wanted } : { outcome: { ok: false, reason: 'slot_taken' } };
}

interface Wanted {
  ok: true;
  slot: WeeklySlot;
  serviceId: string;
  minutes: number;
}

/** Service, duration, date, time and slot must agree with the catalogue and the rule: nothing of the request is trusted. */
function wantedOf(
  request: ReservationRequest,
  rule: BookingRule,
  now: Date,
): Wanted | { ok: false; refusals: BookingRefusal[] } {
  const refused = (...refusals: BookingRefusal[]) => ({ ok: false, refusals }) as const;
  const service = findConsultingService(request.serviceId || request.service);
  const titled = findConsultingService(request.service);
  if (!service?.bookable)
    return refused({ path: request.serviceId ? 'serviceId' : 'service', reason: 'unknown_service' });
  if (titled?.id !== service.id) return refused({ path: 'service', reason: 'unknown_service' });
  const refusals: BookingRefusal[] = [];
  if (parseMinutes(request.serviceDuration) !== service.minutes || !/^\s*\d/.test(request.serviceDuration)) {
    refusals.push({ path: 'serviceDuration', reason: 'duration_disagrees' });
  }
  const hour = request.appointmentTime.endsWith(':00') ? request.appointmentTime.slice(0, 2) : 'none';
  if (request.slotId !== `${request.appointmentDate}-${hour}`) {
    refusals.push({ path: 'appointmentTime', reason: 'time_disagrees' });
  }
  const slot = findSlot(rule, request.slotId, now, service.minutes);
  if (!slot) refusals.push({ path: 'slotId', reason: 'slot_not_offered' });
  if (refusals.length > 0 || !slot) return refused(...refusals);
  return { ok: true, slot, serviceId: service.id, minutes: service.minutes };
}

/** What the same key has brought before. */
async function repeated(db: Executor, known: Known | undefined): Promise<Booked | undefined> {
  const earlier = known && (await findByIdempotencyKey(db, known.idempotencyKey));
  if (!earlier) return undefined;
  return earlier.requestHash === known.requestHash
    ? { ok: true, id: earlier.id }
    : { ok: false, reason: 'key_reused' };
}

const rowOf = ({ request, known, now }: Order, { slot, serviceId, minutes }: Wanted) => ({
  id: randomUUID(),
  language: request.language ?? defaultLocale,
  serviceId,
  minutes,
  startsAt: slot.start,
  endsAt: slot.end,
  ...visitor.stored(request),
  sequence: 0,
  idempotencyKey: known?.idempotencyKey ?? null,
  requestHash: known?.requestHash ?? null,
  createdAt: now,
  updatedAt: now,
});
