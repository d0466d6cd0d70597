import { eq } from 'drizzle-orm';
import { eraseRecord } from '#/owner/records/commands';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { visitor } from '../contract';
import { lockedMailPlan } from '../mail-plan-queries';
import { lockReservation } from '../queries';
import { isErasable } from '../rules';
import { reservations, reservationTokens } from '../table';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** Erases the visitor's data from a reservation; refused as `lies_ahead` while it is open and has not ended. */
export const erase = (ctx: ErasureContext, id: string): Promise<Done> =>
  eraseRecord(ctx, reservations, id, {
    refusal: (row, now) => (isErasable(row, now) ? undefined : 'lies_ahead'),
    emptied: (_, now) => ({
      ...visitor.erased,
      answers: null,
      visitorZone: null,
      cancellationNote: null,
      idempotencyKey: null,
      requestHash: null,
      updatedAt: now,
    }),
    links: reservationTokens,
    // Waits for a change of the mail plan that is under way. Otherwise that change could add a mail after the reservation's mails
    // are deleted.
    also: async (tx) => void (await lockedMailPlan(tx)),
  });

/**
 * Erases a reservation again, because a restored backup has brought back its personal data. In the backup it may be open and lie
 * ahead, which prevents an erasure. It must have been cancelled or moved before it was first erased, so it is cancelled here.
 */
export const eraseAgain = (ctx: ErasureContext, id: string): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const row = await lockReservation(tx, id);
    if (row && !isErasable(row, ctx.clock.now()))
      await tx
        .update(reservations)
        .set({ status: 'cancelled', ...(row.status === 'pending' ? { requestEnd: 'withdrawn' } : {}) })
        .where(eq(reservations.id, id));
    return erase({ ...ctx, db: tx }, id);
  });
