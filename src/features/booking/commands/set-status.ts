import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { nextStatuses, type ReservationStatus } from '../rules';
import { type ReservationRow, reservations } from '../table';
import { lockUnchanged } from './move-for-owner';
import { replanMails } from './replan-mails';

export type SetStatusOutcome =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'unknown' | 'changed' | 'not_changeable' };

/** Sets whether an appointment took place. Cancelling is a command of its own, because it sends mails. */
export const setStatus = (
  ctx: Context,
  id: string,
  status: ReservationStatus,
  sequence?: number,
): Promise<SetStatusOutcome> =>
  transact(ctx.db, async (tx): Promise<SetStatusOutcome> => {
    const seen = await lockUnchanged(tx, id, sequence);
    if (!seen.ok) return seen;
    const now = ctx.clock.now();
    if (!nextStatuses(seen.current, now).includes(status)) return { ok: false, reason: 'not_changeable' };
    const [row] = await tx
      .update(reservations)
      .set({ status, updatedAt: now })
      .where(eq(reservations.id, id))
      .returning();
    if (!row) return { ok: false, reason: 'unknown' };
    // Who didn't come gets no follow-up.
    await replanMails(ctx, tx, [row]);
    return { ok: true, row };
  });
