import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { findConsultingService } from '#/features/catalogue/queries';
import type { Moment } from '#/features/schedule/contract';
import { slotNamed, type WorkingRule, workingRule } from '#/features/schedule/queries';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Executor, Transaction } from '#/platform/db/database';
import { insertAll } from '#/platform/db/insert-all';
import { lockNames } from '#/platform/db/locks';
import { emailKey, phoneKey } from '#/platform/db/search';
import { together } from '#/platform/db/together';
import { transact } from '#/platform/db/transact';
import { constraintOf } from '#/platform/errors/database';
import { defaultLocale } from '#/platform/i18n/locale';
import { addHits, formBounds, networkKeys, recentHits, waitOf } from '#/platform/rate-limit/rate-limit';
import type { ReservationRequest } from '../contract';
import { planMails } from '../jobs';
import { claimsTo, dayLock, openAppointments } from '../queries';
import { holdsMost, minutesOf, type Person } from '../rules';
import { idempotencyConstraint, overlapConstraint, type ReservationRow, reservations } from '../table';

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

interface Wanted {
  slot: Moment;
  serviceId: string;
  minutes: number;
}

/** Service, duration, date, time and slot must agree with the catalogue and the rule: nothing of the request is trusted. */
function wantedOf(request: ReservationRequest, rule: WorkingRule, now: Date): Wanted | BookingRefusal[] {
  const service = findConsultingService(request.serviceId || request.service);
  const titled = findConsultingService(request.service);
  if (!service?.bookable)
    return [{ path: request.serviceId ? 'serviceId' : 'service', reason: 'unknown_service' }];
  if (titled?.id !== service.id) return [{ path: 'service', reason: 'unknown_service' }];
  const refusals: BookingRefusal[] = [];
  if (minutesOf(request.serviceDuration) !== service.minutes || !/^\s*\d/.test(request.serviceDuration)) {
    refusals.push({ path: 'serviceDuration', reason: 'duration_disagrees' });
  }
  const hour = request.appointmentTime.endsWith(':00') ? request.appointmentTime.slice(0, 2) : 'none';
  if (request.slotId !== `${request.appointmentDate}-${hour}`) {
    refusals.push({ path: 'appointmentTime', reason: 'time_disagrees' });
  }
  const slot = slotNamed(rule, request.slotId, now, service.minutes);
  if (!slot) refusals.push({ path: 'slotId', reason: 'slot_not_offered' });
  if (refusals.length > 0 || !slot) return refusals;
  return { slot, serviceId: service.id, minutes: service.minutes };
}

interface Order {
  request: ReservationRequest;
  key: string | undefined;
  /** Of the request, where a key is to know it again. */
  requestHash: string | null;
  /** Under which the booking counts against the bound of its networks. */
  networks: readonly string[];
}

type Known = Map<string, Pick<ReservationRow, 'id' | 'requestHash'>>;

/** What the keys of these orders have brought before (decisions, section 4). */
async function broughtBefore(db: Executor, orders: readonly Order[]): Promise<Known> {
  const keys = orders.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return new Map();
  const { id, idempotencyKey, requestHash } = reservations;
  const rows = await db
    .select({ id, key: idempotencyKey, requestHash })
    .from(reservations)
    .where(inArray(idempotencyKey, keys));
  return new Map(rows.map(({ key, ...row }) => [key ?? '', row]));
}

function repetitionOf({ key, requestHash }: Order, known: Known): Booked | undefined {
  const before = key === undefined ? undefined : known.get(key);
  if (!before) return undefined;
  return before.requestHash === requestHash
    ? { ok: true, id: before.id }
    : { ok: false, reason: 'key_reused' };
}

const rowOf = ({ request, key, requestHash }: Order, { slot, serviceId, minutes }: Wanted, now: Date) => ({
  id: randomUUID(),
  language: request.language ?? defaultLocale,
  serviceId,
  minutes,
  startsAt: slot.start,
  endsAt: slot.end,
  name: request.name,
  email: request.email,
  phone: request.phone,
  company: request.company || null,
  message: request.message || null,
  sequence: 0,
  idempotencyKey: key ?? null,
  requestHash,
  createdAt: now,
  updatedAt: now,
});

const personOf = ({ request }: Order): Person => ({
  email: emailKey(request.email),
  phone: phoneKey(request.phone),
});

/** What orders wait for each other by: the day, the person, the networks. */
const locksOf = (order: Order): string[] => {
  const { email, phone } = personOf(order);
  const day = dayLock(order.request.slotId.slice(0, 10));
  return [day, `booker ${email}`, ...(phone ? [`booker ${phone}`] : []), ...order.networks];
};

type Refused = Extract<Booked, { reason: 'person_bound' | 'network_bound' }>;

/** What is open and was sent already, to hold orders against (decisions, section 9). */
async function boundsOn(tx: Transaction, orders: readonly Order[], most: number, now: Date) {
  const [held, hits] = await Promise.all([
    openAppointments(tx, orders.map(personOf), now),
    recentHits(tx, [...new Set(orders.flatMap(({ networks }) => networks))], now),
  ]);
  return {
    /** The bound that stands against an order. */
    against(order: Order): Refused | undefined {
      const ofNetworks = order.networks.map((key) => waitOf(hits.get(key) ?? [], formBounds, now));
      const networkWait = Math.max(0, ...ofNetworks);
      if (networkWait > 0) return { ok: false, reason: 'network_bound', wait: networkWait };
      return holdsMost(personOf(order), held, most) ? { ok: false, reason: 'person_bound', most } : undefined;
    },
    count(order: Order): void {
      held.push(personOf(order));
      for (const key of order.networks) hits.get(key)?.unshift(now);
    },
  };
}

/** Decides each order in its turn, inserts those that get their slot, and enqueues what follows. */
async function bookAll(ctx: Context, tx: Transaction, orders: readonly Order[]): Promise<Booked[]> {
  const now = ctx.clock.now();
  const [rule] = await Promise.all([workingRule(tx), lockNames(tx, orders.flatMap(locksOf))]);
  const wanted = orders.map(({ request }) => wantedOf(request, rule, now));
  const slots = wanted.flatMap((each) => (Array.isArray(each) ? [] : each.slot));
  const [known, claim, bounds] = await Promise.all([
    broughtBefore(tx, orders),
    claimsTo(tx, rule, slots, now),
    boundsOn(tx, orders, rule.openPerPerson, now),
  ]);
  const rows: ReturnType<typeof rowOf>[] = [];
  const sent: string[] = [];
  const decided = orders.map((order, index): Booked => {
    const repeated = repetitionOf(order, known);
    if (repeated) return repeated;
    const its = wanted[index] ?? [];
    if (Array.isArray(its)) return { ok: false, reason: 'invalid', refusals: its };
    const refused = bounds.against(order);
    if (refused) return refused;
    if (!claim(its.slot)) return { ok: false, reason: 'slot_taken' };
    bounds.count(order);
    sent.push(...order.networks);
    const row = rowOf(order, its, now);
    rows.push(row);
    if (order.key) known.set(order.key, row);
    return { ok: true, id: row.id };
  });
  await insertAll(tx, reservations, rows);
  await addHits(tx, sent, now);
  await planMails(ctx, tx, rows, 'created');
  return decided;
}

/**
 * Takes bookings. Each is decided, inserted and followed by what it enqueues in one transaction, which it shares with
 * those that arrived while the last was under way. A `key` makes the same request, sent again, the same reservation
 * (decisions, section 4).
 */
export function takeBookings(
  ctx: Context,
): (request: ReservationRequest, networks: readonly string[], key?: string) => Promise<Booked> {
  const decide = together<Order, Booked>(
    (orders) => transact(ctx.db, (tx) => bookAll(ctx, tx, orders)),
    (error) => constraintOf(error) !== undefined,
  );
  return async (request, networks, key) => {
    const requestHash = key ? hashToken(JSON.stringify(request)) : null;
    const order = { request, key, requestHash, networks: networkKeys('booking', networks) };
    try {
      return await decide(order);
    } catch (error) {
      const constraint = constraintOf(error)?.constraint;
      if (constraint === overlapConstraint) return { ok: false, reason: 'slot_taken' };
      if (constraint !== idempotencyConstraint) throw error;
      const repeated = repetitionOf(order, await broughtBefore(ctx.db, [order]));
      if (repeated) return repeated;
      throw error;
    }
  };
}
