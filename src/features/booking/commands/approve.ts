import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueReservationMails } from '../jobs';
import { awaitsAnswer } from '../rules';
import { type ReservationRow, reservations } from '../table';
import { lockUnchanged } from './move-for-owner';

export type Approved =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'unknown' | 'changed' | 'not_changeable' };

/**
 * Confirms a request for the owner: the visitor gets the mails of an appointment that was booked at once. The links of
 * earlier mails stay valid, as the appointment itself is the same.
 */
export const approve = (ctx: Context, id: string, sequence?: number): Promise<Approved> =>
  transact(ctx.db, async (tx): Promise<Approved> => {
    const seen = await lockUnchanged(tx, id, sequence);
    if (!seen.ok) return seen;
    const now = ctx.clock.now();
    if (!awaitsAnswer(seen.current, now)) return { ok: false, reason: 'not_changeable' };
    const [row] = await tx
      .update(reservations)
      .set({ status: 'confirmed', sequence: seen.current.sequence + 1, changeHash: null, updatedAt: now })
      .where(eq(reservations.id, id))
      .returning();
    if (!row) return { ok: false, reason: 'unknown' };
    await enqueueReservationMails(ctx, tx, row, 'approved');
    return { ok: true, row };
  });
