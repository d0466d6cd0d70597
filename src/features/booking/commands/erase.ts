import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { deleteMails } from '#/platform/mail/outbox';
import { visitor } from '../contract';
import { lockedMailPlan } from '../mail-plan-queries';
import { isErasable } from '../rules';
import { reservations, reservationTokens } from '../table';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;
export type Erased = { ok: true } | { ok: false; reason: 'unknown' | 'lies_ahead' };

/** Erases the person's data for good, links and mails included; an anonymous row remains for the statistics. */
export const erase = (ctx: ErasureContext, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    const now = ctx.clock.now();
    const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: true };
    if (!isErasable(row, now)) return { ok: false, reason: 'lies_ahead' };
    await tx
      .update(reservations)
      .set({
        ...visitor.erased,
        answers: null,
        visitorZone: null,
        cancellationNote: null,
        idempotencyKey: null,
        requestHash: null,
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(reservations.id, id));
    await tx.delete(reservationTokens).where(eq(reservationTokens.about, id));
    // No change of the plan that is under way adds a mail to those that are deleted.
    await lockedMailPlan(tx);
    await deleteMails(ctx, tx, id);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });

/**
 * Erases a reservation that a restored backup has brought back. One that lies ahead was cancelled or moved before its person was
 * erased, so it is cancelled.
 */
export const eraseAgain = (ctx: ErasureContext, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
    if (row && !isErasable(row, ctx.clock.now()))
      await tx
        .update(reservations)
        .set({ status: 'cancelled', ...(row.status === 'pending' ? { requestEnd: 'withdrawn' } : {}) })
        .where(eq(reservations.id, id));
    return erase({ ...ctx, db: tx }, id);
  });
