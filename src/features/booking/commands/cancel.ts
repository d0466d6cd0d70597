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

export type CalledOff =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'changed' | 'not_changeable' };

/**
 * The part of a cancellation that visitor and owner share: an appointment that lies ahead gives back its slot, every
 * link to it is void, and both sides are told. `note` is what the owner writes to the visitor about it, empty where the
 * owner writes nothing; where the visitor cancels there is none.
 */
export async function callOff(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  note: string | null = null,
): Promise<CalledOff> {
  if (!isChangeable(current, ctx.clock.now())) return { ok: false, reason: 'not_changeable' };
  const row = await revise(ctx, tx, current, 'cancelled', { status: 'cancelled', cancellationNote: note });
  return row ? { ok: true, row } : { ok: false, reason: 'changed' };
}

/** Cancels an appointment that lies ahead; its slot is free again, and every link to it is void. */
export function cancel(ctx: Context, id: string, token: string): Promise<Cancelled> {
  const attempt = async (tx: Transaction): Promise<Cancelled> => {
    const current = await reservationByToken(tx, id, token);
    if (!current) return { ok: false, reason: 'link_void' };
    const cancelled = await callOff(ctx, tx, current);
    if (cancelled.ok) return cancelled;
    return { ok: false, reason: cancelled.reason === 'changed' ? 'link_void' : cancelled.reason };
  };
  return transact(ctx.db, attempt);
}
