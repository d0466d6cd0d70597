import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
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

/** Ends a hold that has not ended; false where it had ended before, or further conditions don't hold. */
async function end(tx: Transaction, id: string, ended: HoldEnd, ...conditions: SQL[]): Promise<boolean> {
  const rows = await tx
    .update(slotHolds)
    .set({ ended })
    .where(and(eq(slotHolds.id, id), isNull(slotHolds.ended), ...conditions))
    .returning({ id: slotHolds.id });
  return rows.length > 0;
}

/**
 * Ends a hold without an appointment; false where it had ended before. Nobody holds its slot then; within the
 * transaction the caller may hold it for the next.
 */
export const endHold = (tx: Transaction, id: string, ended: Exclude<HoldEnd, 'taken'>): Promise<boolean> =>
  end(tx, id, ended);

/**
 * Within the transaction that books a held slot: ends the hold. False where it has ended, its time is over, or it is of another
 * slot or service than the appointment.
 */
export const takeHold = (
  tx: Transaction,
  id: string,
  { serviceId, startsAt, createdAt: now }: Pick<HoldRow, 'serviceId' | 'startsAt' | 'createdAt'>,
): Promise<boolean> =>
  end(
    tx,
    id,
    'taken',
    gt(slotHolds.heldUntil, now),
    eq(slotHolds.serviceId, serviceId),
    eq(slotHolds.startsAt, startsAt),
  );
