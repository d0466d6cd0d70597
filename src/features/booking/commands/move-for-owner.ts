import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { type ReservationRow, reservations } from '../table';
import { catchSlotTaken, type Rescheduled, reschedule } from './move';

/** Locks the appointment that the owner acts on, unless it has changed since the owner saw it. */
export async function lockUnchanged(
  tx: Transaction,
  id: string,
  sequence: number | undefined,
): Promise<
  { ok: true; current: ReservationRow } | { ok: false; reason: 'unknown' | 'changed' | 'not_changeable' }
> {
  const [current] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  if (!current) return { ok: false, reason: 'unknown' };
  if (current.erasedAt) return { ok: false, reason: 'not_changeable' };
  if (sequence !== undefined && current.sequence !== sequence) return { ok: false, reason: 'changed' };
  return { ok: true, current };
}

export type OwnerMoved = Rescheduled | { ok: false; reason: 'unknown' };

/** Moves an appointment to a free slot; the visitor's mail contains a new link, the old ones become void. */
export const moveForOwner = (
  ctx: Context,
  id: string,
  slotId: string,
  sequence?: number,
): Promise<OwnerMoved> =>
  catchSlotTaken(() =>
    transact(ctx.db, async (tx): Promise<OwnerMoved> => {
      const seen = await lockUnchanged(tx, id, sequence);
      return seen.ok ? reschedule(ctx, tx, seen.current, slotId) : seen;
    }),
  );
