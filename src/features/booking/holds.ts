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
interface NewHold {
  slot: WeeklySlot;
  rule: BookingRule;
  serviceId: string;
  minutes: number;
  /** The id of a row of another feature: a place in its list. */
  heldFor: string;
  heldUntil: Date;
}

/** Holds a slot for somebody; undefined where it isn't free. Until the transaction ends, nobody else books on that day. */
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
 * Locks the days of several held slots. Days are locked first, then weeks (`isFree` locks a week), or two transactions would wait for
 * each other. So a transaction that holds several slots for others locks all their days before it judges the first.
 */
export async function lockHeldDays(tx: Transaction, holds: readonly HoldRow[]): Promise<void> {
  const timeZone = await siteTimeZone(tx);
  const days = holds.flatMap(({ startsAt: start, endsAt: end }) => touchedDays({ start, end }, timeZone));
  await lockNames(tx, days.map(dayLock));
}

/**
 * Ends a hold without an appointment; false where it had ended before. Nobody holds its slot then; within the
 * transaction the caller may hold it for the next.
 */
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

/** The appointment that takes a held slot. */
interface TakenBy {
  serviceId: string;
  startsAt: Date;
  createdAt: Date;
}

/**
 * Within the transaction that books a held slot: ends the hold. False where it has ended, its time is over, or it is of another
 * slot or service.
 */
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
