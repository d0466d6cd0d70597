import { recordEvent } from '#/platform/audit/record-event';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { reservationByToken } from '../queries';
import type { ReservationRow } from '../table';
import { approveCurrent } from './approve';
import { lockUnchanged } from './as-owner';
import { cancelCurrent } from './cancel';
import { type ChangeRequest, hashChange, outcomeByLink } from './revise';

/**
 * Confirms or declines a request when the owner answers it by the link in a mail. Both make the link void. The same answer, sent
 * again, gets the same outcome.
 */
export function answer(
  ctx: Context,
  request: ChangeRequest,
  { confirms, message = '' }: { confirms: boolean; message?: string | undefined },
) {
  const { id, token } = request;
  const changeHash = hashChange(request, confirms ? 'confirm' : `decline ${message}`);
  const act = async (tx: Transaction, current: ReservationRow) => {
    const outcome = confirms
      ? await approveCurrent(ctx, tx, current, changeHash)
      : await cancelCurrent(ctx, tx, current, { note: message, changeHash });
    const action = confirms ? 'approved_by_mail' : 'declined_by_mail';
    const entry = { actor: 'owner', kind: 'visitors', subject: 'reservations', action, item: id } as const;
    if (outcome.ok) await recordEvent(tx, ctx.clock, entry);
    return outcome;
  };
  return transact(ctx.db, async (tx) => {
    const found = await reservationByToken(tx, id, token, 'answer');
    const seen = found && (await lockUnchanged(tx, id, found.sequence));
    return outcomeByLink(tx, id, changeHash, seen?.ok ? await act(tx, seen.current) : seen);
  });
}
