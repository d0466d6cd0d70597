import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { WeeklySlot } from '#/features/schedule/contract';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { dayLocks, isFree } from './availability-queries';
import { type BookingRule, dayLock, touchedDays } from './rules';
import { type HoldEnd, type HoldRow, slotHolds } from './table';

interface NewHold {
  slot: WeeklySlot;
  rule: BookingRule;
  serviceId: string;
  minutes: number;
  /** The id of the person's entry in the waiting list. */
  heldFor: string;
  heldUntil: Date;
}

/** Holds a slot for a person; undefined if it isn't free. Until the transaction ends, bookings of the slot's days wait. */
export async function holdSlot(tx: Transaction, hold: NewHold, now: Date): Promise<HoldRow | undefined> {
  const { slot, rule, serviceId, minutes, heldFor, heldUntil } = hold;
  await lockNames(tx, dayLocks(slot.id, minutes));
  if (!(await isFree(tx, rule, slot, now))) return undefined;
  const values = { startsAt: slot.start, endsAt: slot.end, createdAt: now };
  const [row] = await tx
    .insert(slotHolds)
    .values({ id: randomUUID(), serviceId, heldFor, heldUntil, ...values })
    .returning();
  return row;
}

/**
 * Locks the days of several held slots. To avoid deadlocks, every transaction locks days first and weeks afterwards (`isFree`
 * locks a week). A transaction that passes several held slots on to others must therefore call this before its first `isFree`.
 */
export async function lockHeldDays(tx: Transaction, holds: readonly HoldRow[]): Promise<void> {
  const timeZone = await siteTimeZone(tx);
  const days = holds.flatMap(({ startsAt: start, endsAt: end }) => touchedDays({ start, end }, timeZone));
  await lockNames(tx, days.map(dayLock));
}

/**
 * Ends a hold. Returns false if it had already ended, or if one of `conditions` is not met. Unless an appointment takes the slot,
 * the slot is now free. The caller can hold it for the next person in the same transaction.
 */
export async function endHold(
  tx: Transaction,
  id: string,
  ended: HoldEnd,
  ...conditions: SQL[]
): Promise<boolean> {
  const rows = await tx
    .update(slotHolds)
    .set({ ended })
    .where(and(eq(slotHolds.id, id), isNull(slotHolds.ended), ...conditions))
    .returning({ id: slotHolds.id });
  return rows.length > 0;
}

/**
 * Ends a hold in the transaction that books its slot. Returns false if the hold has already ended, its time is over, or its slot
 * or service is not the appointment's.
 */
export const takeHold = (
  tx: Transaction,
  id: string,
  { serviceId, startsAt, createdAt: now }: Pick<HoldRow, 'serviceId' | 'startsAt' | 'createdAt'>,
): Promise<boolean> =>
  endHold(
    tx,
    id,
    'taken',
    gt(slotHolds.heldUntil, now),
    eq(slotHolds.serviceId, serviceId),
    eq(slotHolds.startsAt, startsAt),
  );
