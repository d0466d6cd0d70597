import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { type CalledOff, callOff } from './cancel';
import { seenByOwner } from './move-for-owner';

export type OwnerCancelled = CalledOff | { ok: false; reason: 'unknown' };

/** Cancels a future appointment; the mail to the visitor contains `message`. */
export const cancelForOwner = (
  ctx: Context,
  id: string,
  message: string | undefined,
  sequence?: number,
): Promise<OwnerCancelled> =>
  transact(ctx.db, async (tx): Promise<OwnerCancelled> => {
    const seen = await seenByOwner(tx, id, sequence);
    return seen.ok ? callOff(ctx, tx, seen.current, message ?? '') : seen;
  });
