import { recordEvent } from '#/platform/audit/record-event';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { reservationAfterChange, reservationByToken } from '../queries';
import type { ReservationRow } from '../table';
import { approveCurrent } from './approve';
import { cancelCurrent } from './cancel';
import { lockUnchanged } from './move-for-owner';
import { type ChangeRequest, hashChange } from './revise';

export type Answered =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'link_void' | 'not_changeable' };

/**
 * Confirms or declines a request for whoever has the link of the owner's mail. Either makes the link void; the same answer, sent
 * again, gets the same response.
 */
export function answer(
  ctx: Context,
  request: ChangeRequest,
  { confirms, message = '' }: { confirms: boolean; message?: string | undefined },
): Promise<Answered> {
  const { id, token } = request;
  const changeHash = hashChange(request, confirms ? 'confirm' : `decline ${message}`);
  const act = async (tx: Transaction, current: ReservationRow) => {
    const answered = confirms
      ? await approveCurrent(ctx, tx, current, changeHash)
      : await cancelCurrent(ctx, tx, current, { note: message, changeHash });
    const action = confirms ? 'approved_by_mail' : 'declined_by_mail';
    const entry = { actor: 'owner', kind: 'visitors', subject: 'reservations', action, item: id } as const;
    if (answered.ok) await recordEvent(tx, ctx.clock, entry);
    return answered;
  };
  return transact(ctx.db, async (tx): Promise<Answered> => {
    const found = await reservationByToken(tx, id, token, 'answer');
    const seen = found && (await lockUnchanged(tx, id, found.sequence));
    const answered = seen?.ok ? await act(tx, seen.current) : seen;
    if (answered?.ok) return answered;
    if (answered?.reason === 'not_changeable') return { ok: false, reason: answered.reason };
    const row = await reservationAfterChange(tx, id, changeHash);
    return row ? { ok: true, row } : { ok: false, reason: 'link_void' };
  });
}
