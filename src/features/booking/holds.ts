import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { WeeklySlot } from '#/features/schedule/contract';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { dayLocks, isFree } from './availability-queries';
import { type BookingRule, dayLock, touchedDays } from './rules';
import { type HoldEnd, type HoldRow, slotHolds } from './table';

/** What is to be held: a slot of a service, for whom, and until when. */
interface Holding {
  slot: WeeklySlot;
  rule: BookingRule;
  serviceId: string;
  minutes: number;
  heldFor: string;
  heldUntil: Date;
}

/** Holds a slot for somebody; undefined where it isn't free. Until the transaction ends, nobody else books on that day. */
export async function holdSlot(tx: Transaction, holding: Holding, now: Date): Promise<HoldRow | undefined> {
  const { slot, rule, serviceId, minutes, heldFor, heldUntil } = holding;
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
 * Locks the days of several held slots, before any of them is held for somebody else in the same transaction: whoever holds the lock
 * of a week must wait for no day.
 */
export async function lockHeldDays(tx: Transaction, holds: readonly HoldRow[]): Promise<void> {
  const timeZone = await siteTimeZone(tx);
  const days = holds.flatMap(({ startsAt: start, endsAt: end }) => touchedDays({ start, end }, timeZone));
  await lockNames(tx, days.map(dayLock));
}

/** Ends a hold without an appointment; false where it had ended before. Its slot is free again for whoever comes first. */
export async function endHold(
  tx: Transaction,
  id: string,
  ended: Exclude<HoldEnd, 'taken'>,
): Promise<boolean> {
  const rows = await tx
    .update(slotHolds)
    .set({ ended })
    .where(and(eq(slotHolds.id, id), isNull(slotHolds.ended)))
    .returning({ id: slotHolds.id });
  return rows.length > 0;
}

/** Within the transaction that books a held slot: ends the hold; false where it has ended, or is of another slot. */
export async function takeHold(
  tx: Transaction,
  id: string,
  { serviceId, startsAt, createdAt: now }: TakenBy,
): Promise<boolean> {
  const rows = await tx
    .update(slotHolds)
    .set({ ended: 'taken' })
    .where(
      and(
        eq(slotHolds.id, id),
        isNull(slotHolds.ended),
        gt(slotHolds.heldUntil, now),
        eq(slotHolds.serviceId, serviceId),
        eq(slotHolds.startsAt, startsAt),
      ),
    )
    .returning({ id: slotHolds.id });
  return rows.length > 0;
}

/** The appointment that takes it. */
interface TakenBy {
  serviceId: string;
  startsAt: Date;
  createdAt: Date;
}
