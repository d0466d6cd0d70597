import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { type CancelOutcome, cancelCurrent } from './cancel';
import { lockUnchanged } from './move-for-owner';

export type OwnerCancelled = CancelOutcome | { ok: false; reason: 'unknown' };

/** Cancels a future appointment; the mail to the visitor contains `message`. */
export const cancelForOwner = (
  ctx: Context,
  id: string,
  message: string | undefined,
  sequence?: number,
): Promise<OwnerCancelled> =>
  transact(ctx.db, async (tx): Promise<OwnerCancelled> => {
    const seen = await lockUnchanged(tx, id, sequence);
    return seen.ok ? cancelCurrent(ctx, tx, seen.current, { note: message ?? '' }) : seen;
  });
