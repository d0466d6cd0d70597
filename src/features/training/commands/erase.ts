import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { eraseFromFiles } from '#/platform/erasure/erasure';
import { forgetMails } from '#/platform/mail/outbox';
import { trainingApplications } from '../table';

export type Erased = { ok: true } | { ok: false; reason: 'unknown' };

/** Erases what is known of the person, for good: the row stays as a number, and nothing is kept of its mails. */
export const erase = (ctx: Context, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    const [row] = await tx
      .select({ erasedAt: trainingApplications.erasedAt })
      .from(trainingApplications)
      .where(eq(trainingApplications.id, id))
      .for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: true };
    const now = ctx.clock.now();
    await tx
      .update(trainingApplications)
      .set({
        name: '',
        email: '',
        phone: '',
        company: null,
        budget: null,
        message: null,
        idempotencyKey: null,
        requestHash: null,
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(trainingApplications.id, id));
    await forgetMails(ctx, tx, id);
    await eraseFromFiles(ctx, tx);
    return { ok: true };
  });
