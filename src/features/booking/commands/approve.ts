import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { enqueueReservationMails } from '../jobs';
import { awaitsAnswer } from '../rules';
import { type ReservationRow, reservations, reservationTokens } from '../table';
import { asOwner } from './as-owner';
import type { Changed } from './revise';

/**
 * Confirms a request. The caller has locked its row. The visitor gets the same mails as after a booking that needs no approval.
 * The visitor's earlier links stay valid, because the appointment itself is the same. The owner's links to answer become void.
 */
export async function approveCurrent(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  changeHash: string | null = null,
): Promise<Changed<'not_changeable'>> {
  const now = ctx.clock.now();
  if (!awaitsAnswer(current, now)) return { ok: false, reason: 'not_changeable' };
  const { id, sequence } = current;
  const values = { status: 'confirmed', sequence: sequence + 1, changeHash, updatedAt: now } as const;
  await tx.update(reservations).set(values).where(eq(reservations.id, id));
  await tx
    .delete(reservationTokens)
    .where(and(eq(reservationTokens.about, id), eq(reservationTokens.purpose, 'answer')));
  const row = { ...current, ...values };
  await enqueueReservationMails(ctx, tx, row, 'approved');
  return { ok: true, row };
}

export const approve = (ctx: Context, id: string, sequence?: number) =>
  asOwner(ctx, id, sequence, (tx, current) => approveCurrent(ctx, tx, current));
