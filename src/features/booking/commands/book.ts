import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Moment } from '#/features/availability/contract';
import { slotNamed, type WorkingRule, workingRule } from '#/features/availability/queries';
import { findConsultingService } from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Executor, Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { constraintOf } from '#/platform/errors/database';
import { defaultLocale } from '#/platform/i18n/locale';
import type { ReservationRequest } from '../contract';
import { planMails } from '../jobs';
import { isTaken, lockDay } from '../queries';
import { minutesOf } from '../rules';
import { idempotencyConstraint, overlapConstraint, reservations } from '../table';

export type BookingRefusal = {
  path: string;
  reason: 'unknown_service' | 'duration_disagrees' | 'time_disagrees' | 'slot_not_offered';
};

export type Booked =
  | { ok: true; id: string }
  | { ok: false; reason: 'invalid'; refusals: BookingRefusal[] }
  | { ok: false; reason: 'slot_taken' }
  | { ok: false; reason: 'key_reused' };

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

async function earlier(db: Executor, key: string, requestHash: string): Promise<Booked | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.idempotencyKey, key));
  if (!row) return undefined;
  return row.requestHash === requestHash ? { ok: true, id: row.id } : { ok: false, reason: 'key_reused' };
}

/**
 * Books an appointment: one transaction decides, inserts and enqueues what follows.
 * A `key` makes the same request, sent again, the same reservation (decisions, section 4).
 */
export async function book(ctx: Context, request: ReservationRequest, key?: string): Promise<Booked> {
  const requestHash = hashToken(JSON.stringify(request));
  const known = key && (await earlier(ctx.db, key, requestHash));
  if (known) return known;
  const now = ctx.clock.now();
  const rule = await workingRule(ctx.db);
  const wanted = wantedOf(request, rule, now);
  if (Array.isArray(wanted)) return { ok: false, reason: 'invalid', refusals: wanted };
  const { slot, serviceId, minutes } = wanted;

  const attempt = async (tx: Transaction): Promise<Booked> => {
    await lockDay(tx, slot.date);
    const repeated = key && (await earlier(tx, key, requestHash));
    if (repeated) return repeated;
    if (await isTaken(tx, rule, slot, now)) return { ok: false, reason: 'slot_taken' };
    const [row] = await tx
      .insert(reservations)
      .values({
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
        idempotencyKey: key ?? null,
        requestHash: key ? requestHash : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('the insert returned no row');
    await planMails(ctx, tx, row, 'created');
    return { ok: true, id: row.id };
  };

  try {
    return await transact(ctx.db, attempt);
  } catch (error) {
    const constraint = constraintOf(error)?.constraint;
    if (constraint === overlapConstraint) return { ok: false, reason: 'slot_taken' };
    const repeated = constraint === idempotencyConstraint && key && (await earlier(ctx.db, key, requestHash));
    if (repeated) return repeated;
    throw error;
  }
}
