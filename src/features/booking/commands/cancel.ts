import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { reservationAfterChange, reservationByToken } from '../queries';
import { isChangeable, type RequestEnd } from '../rules';
import type { ReservationRow } from '../table';
import { type ChangeRequest, hashChange, revise } from './revise';

export type Cancelled =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'link_void' | 'not_changeable' };

export type CancelOutcome =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'changed' | 'not_changeable' };

/**
 * The part of a cancellation that visitor and owner share: the slot becomes free, all links become void, and both sides get
 * a mail. A request that the owner has not confirmed is withdrawn or declined by it. `note` is the owner's message to the visitor, which may be empty; it is null if the visitor cancels.
 */
export async function cancelCurrent(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  { note = null, changeHash = null }: { note?: string | null; changeHash?: string | null } = {},
): Promise<CancelOutcome> {
  if (!isChangeable(current, ctx.clock.now())) return { ok: false, reason: 'not_changeable' };
  const requestEnd: RequestEnd = note === null ? 'withdrawn' : 'declined';
  const values = {
    status: 'cancelled',
    cancellationNote: note,
    ...(current.status === 'pending' ? { requestEnd } : {}),
  } as const;
  const row = await revise(ctx, tx, current, 'cancelled', values, changeHash);
  return row ? { ok: true, row } : { ok: false, reason: 'changed' };
}

/** Cancels a future appointment for the visitor; the same request, sent again, gets the same response. */
export function cancel(ctx: Context, request: ChangeRequest): Promise<Cancelled> {
  const { id, token } = request;
  const changeHash = hashChange(request, 'cancel');
  const attempt = async (tx: Transaction): Promise<Cancelled> => {
    const current = await reservationByToken(tx, id, token);
    const cancelled = current && (await cancelCurrent(ctx, tx, current, { changeHash }));
    if (cancelled?.ok) return cancelled;
    if (cancelled?.reason === 'not_changeable') return { ok: false, reason: cancelled.reason };
    const row = await reservationAfterChange(tx, id, changeHash);
    return row ? { ok: true, row } : { ok: false, reason: 'link_void' };
  };
  return transact(ctx.db, attempt);
}
