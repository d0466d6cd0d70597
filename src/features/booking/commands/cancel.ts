import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { reservationByToken } from '../queries';
import { isChangeable, type RequestEnd } from '../rules';
import type { ReservationRow } from '../table';
import { asOwner } from './as-owner';
import { type Changed, type ChangeRequest, hashChange, outcomeByLink, revise } from './revise';

/**
 * The part of a cancellation that visitor and owner share: the slot becomes free, all links become void, and both sides get a
 * mail. A pending request ends as withdrawn (by the visitor) or declined (by the owner). `note` is the owner's message to the
 * visitor, which may be empty; it is null if the visitor cancels.
 */
export async function cancelCurrent(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  { note = null, changeHash = null }: { note?: string | null; changeHash?: string | null } = {},
): Promise<Changed<'changed' | 'not_changeable'>> {
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

/** The visitor's cancellation of a future appointment. The same request, sent again, gets the same response. */
export const cancel = (ctx: Context, request: ChangeRequest) =>
  transact(ctx.db, async (tx) => {
    const changeHash = hashChange(request, 'cancel');
    const current = await reservationByToken(tx, request.id, request.token);
    const cancelled = current && (await cancelCurrent(ctx, tx, current, { changeHash }));
    return outcomeByLink(tx, request.id, changeHash, cancelled);
  });

/** The owner's cancellation of a future appointment. The mail to the visitor contains `message`. */
export const cancelForOwner = (ctx: Context, id: string, message: string | undefined, sequence?: number) =>
  asOwner(ctx, id, sequence, (tx, current) => cancelCurrent(ctx, tx, current, { note: message ?? '' }));
