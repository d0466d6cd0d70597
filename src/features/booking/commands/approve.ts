import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { enqueueReservationMails } from '../jobs';
import { awaitsAnswer } from '../rules';
import { type ReservationRow, reservations, reservationTokens } from '../table';
import { lockUnchanged } from './move-for-owner';

export type Approved =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'unknown' | 'changed' | 'not_changeable' };

/**
 * Confirms a request that is locked against other changes: the visitor gets the mails of an appointment that was booked at once.
 * The visitor's earlier links stay valid, as the appointment itself is the same; the owner's to answer become void.
 */
export async function approveCurrent(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  changeHash: string | null = null,
): Promise<Approved> {
  const now = ctx.clock.now();
  if (!awaitsAnswer(current, now)) return { ok: false, reason: 'not_changeable' };
  const { id, sequence } = current;
  const [row] = await tx
    .update(reservations)
    .set({ status: 'confirmed', sequence: sequence + 1, changeHash, updatedAt: now })
    .where(eq(reservations.id, id))
    .returning();
  if (!row) return { ok: false, reason: 'unknown' };
  await tx
    .delete(reservationTokens)
    .where(and(eq(reservationTokens.about, id), eq(reservationTokens.purpose, 'answer')));
  await enqueueReservationMails(ctx, tx, row, 'approved');
  return { ok: true, row };
}

/** Confirms a request for the owner in her room. */
export const approve = (ctx: Context, id: string, sequence?: number): Promise<Approved> =>
  transact(ctx.db, async (tx): Promise<Approved> => {
    const seen = await lockUnchanged(tx, id, sequence);
    return seen.ok ? approveCurrent(ctx, tx, seen.current) : seen;
  });
