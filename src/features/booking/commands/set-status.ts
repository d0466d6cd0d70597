import { eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { nextStatuses, type ReservationStatus } from '../rules';
import { reservations } from '../table';
import { asOwner } from './as-owner';
import { replanMails } from './replan-mails';

/** Sets whether an appointment took place. Cancelling is a command of its own, because it sends mails. */
export const setStatus = (
  ctx: Context,
  id: string,
  status: ReservationStatus,
  sequence?: number,
): Promise<Done> =>
  asOwner(ctx, id, sequence, async (tx, current): Promise<Done> => {
    const now = ctx.clock.now();
    if (!nextStatuses(current, now).some((next) => next === status))
      return { ok: false, reason: 'not_changeable' };
    await tx.update(reservations).set({ status, updatedAt: now }).where(eq(reservations.id, id));
    // A no-show gets no follow-up.
    await replanMails(ctx, tx, [{ ...current, status }]);
    return { ok: true };
  });
