import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { reservationByToken } from '../queries';
import { isChangeable } from '../rules';
import type { ReservationRow } from '../table';
import { revise } from './revise';

export type Cancelled =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'link_void' | 'not_changeable' };

export type CancelOutcome =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'changed' | 'not_changeable' };

/**
 * The part of a cancellation that visitor and owner share: the slot becomes free, all links become void, and both sides get
 * a mail. `note` is the owner's message to the visitor, maybe empty; undefined if the visitor cancels.
 */
export async function cancelCurrent(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  note: string | null = null,
): Promise<CancelOutcome> {
  if (!isChangeable(current, ctx.clock.now())) return { ok: false, reason: 'not_changeable' };
  const row = await revise(ctx, tx, current, 'cancelled', { status: 'cancelled', cancellationNote: note });
  return row ? { ok: true, row } : { ok: false, reason: 'changed' };
}

/** Cancels a future appointment for the visitor. */
export function cancel(ctx: Context, id: string, token: string): Promise<Cancelled> {
  const attempt = async (tx: Transaction): Promise<Cancelled> => {
    const current = await reservationByToken(tx, id, token);
    if (!current) return { ok: false, reason: 'link_void' };
    const cancelled = await cancelCurrent(ctx, tx, current);
    if (cancelled.ok) return cancelled;
    return { ok: false, reason: cancelled.reason === 'changed' ? 'link_void' : cancelled.reason };
  };
  return transact(ctx.db, attempt);
}
