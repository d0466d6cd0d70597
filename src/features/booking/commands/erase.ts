import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { deleteMails } from '#/platform/mail/outbox';
import { visitor } from '../contract';
import { isErasable } from '../rules';
import { manageTokens, reservations } from '../table';

export type Erased = { ok: true } | { ok: false; reason: 'unknown' | 'lies_ahead' };

/** Erases the person's data for good, links and mails included; an anonymous row remains for the statistics. */
export const erase = (ctx: Context, id: string): Promise<Erased> =>
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
        cancellationNote: null,
        idempotencyKey: null,
        requestHash: null,
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(reservations.id, id));
    await tx.delete(manageTokens).where(eq(manageTokens.reservationId, id));
    await deleteMails(ctx, tx, id);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });
