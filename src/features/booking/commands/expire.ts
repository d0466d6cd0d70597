import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueExpiry, type RequestJob } from '../jobs';
import { lockReservation } from '../queries';
import { heldUntil } from '../rules';
import { revise } from './revise';

/**
 * The job of `requestQueue`: ends a request that the owner has not answered in time, and enqueues mails to visitor and owner. If
 * the request was moved in the meantime and lapses later, the job is enqueued again for that later time.
 */
export const expire = (ctx: Context, { reservationId }: RequestJob): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const current = await lockReservation(tx, reservationId);
    if (current?.status !== 'pending' || current.erasedAt) return;
    if (heldUntil(current) > ctx.clock.now()) return enqueueExpiry(ctx, tx, current);
    await revise(ctx, tx, current, 'cancelled', { status: 'cancelled', requestEnd: 'expired' }, null);
  });
